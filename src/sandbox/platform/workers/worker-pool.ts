import type { Worker } from 'node:worker_threads';
import type { SandboxClock } from '../clock';
import { createWorkQueue } from '../work/work-queue';
import type { WorkQueue } from '../work/work-queue';
import type { Answer, Job } from './serve-jobs';

/** Why a job was ended: it took too long, or too much memory, or it failed. */
export type JobEnd = 'time' | 'memory' | 'failed';

/** A job that was ended before it had a result. What it was about is not tried again: it would end in the same way. */
export class JobEndedError extends Error {
  override readonly name = 'JobEndedError';
  readonly end: JobEnd;

  constructor(end: JobEnd, reason: string) {
    super(`Failed to end the job: ${reason}`);
    this.end = end;
  }
}

interface PoolPorts {
  /** Starts a thread that serves jobs (`serveJobs`). */
  readonly start: () => Worker;
  readonly after: SandboxClock['after'];
  /** Receives jobs that failed by an error of their own. */
  readonly report: (error: JobEndedError) => void;
}

interface PoolBounds {
  /** How many threads there are at most. */
  readonly threads: number;
  /** How many more jobs may wait; another one is rejected with `QueueFullError`. */
  readonly mostWaiting: number;
  /** How long a job may take, in milliseconds; its wait for a thread is not counted. */
  readonly mostMs: number;
}

/**
 * Runs jobs on bytes of strangers in threads of their own, so that none of them keeps the event loop from its work.
 * @remarks A thread is started with the first job that finds none. One whose job was ended is ended with it. An idle
 * thread does not keep the process alive.
 */
export class WorkerPool {
  readonly #ports: PoolPorts;
  readonly #mostMs: number;
  readonly #queue: WorkQueue;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();

  constructor(ports: PoolPorts, { threads, mostWaiting, mostMs }: PoolBounds) {
    this.#ports = ports;
    this.#mostMs = mostMs;
    this.#queue = createWorkQueue({ atOnce: threads, mostWaiting });
  }

  /**
   * Runs a job in a thread.
   * @param read Gets the bytes once there is a thread, so that bytes that wait take no memory.
   * @throws `QueueFullError` if too many jobs wait, `JobEndedError` if the job had to be ended.
   */
  run(name: string, read: () => Promise<Uint8Array>): Promise<unknown> {
    return this.#queue(async () => {
      // The thread gets a copy that is its own: other bytes may be beside these in memory.
      const bytes = new Uint8Array(await read());
      const thread = this.#idle.pop() ?? this.#started();
      this.#busy.add(thread);
      thread.ref();
      try {
        const answer = await this.#answerOf(thread, { name, bytes });
        this.#idle.push(thread);
        thread.unref();
        if ('result' in answer) return answer.result;
        const error = new JobEndedError('failed', answer.failure);
        this.#ports.report(error);
        throw error;
      } finally {
        this.#busy.delete(thread);
      }
    });
  }

  /** Ends all threads; jobs that run are rejected. */
  async close(): Promise<void> {
    const threads = [...this.#idle.splice(0), ...this.#busy];
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #started(): Worker {
    const thread = this.#ports.start();
    // One that is ended may still report an error, which is no fault of the process.
    thread.on('error', () => {});
    thread.on('exit', () => {
      const at = this.#idle.indexOf(thread);
      if (at !== -1) this.#idle.splice(at, 1);
    });
    return thread;
  }

  #answerOf(thread: Worker, job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const stop = (end: JobEnd, reason: string): void => {
        leave();
        void thread.terminate();
        reject(new JobEndedError(end, reason));
      };
      const onAnswer = (answer: Answer): void => {
        leave();
        resolve(answer);
      };
      const onError = (error: Error): void => {
        const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        stop(isMemory ? 'memory' : 'failed', error.message);
      };
      const onExit = (): void => stop('failed', 'its thread has ended.');
      const cancel = this.#ports.after(this.#mostMs, () => {
        stop('time', `it took more than ${this.#mostMs} ms.`);
      });
      const leave = (): void => {
        cancel();
        thread.off('message', onAnswer).off('exit', onExit).off('error', onError);
      };
      thread.on('message', onAnswer).on('error', onError).on('exit', onExit);
      thread.postMessage(job, [job.bytes.buffer as ArrayBuffer]);
    });
  }
}
