import { parentPort } from 'node:worker_threads';

/** A job as a thread receives it: its name, and the bytes that it is about. */
export interface Job {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Answer = { readonly result: unknown } | { readonly failure: string };

/**
 * In a thread: answers the jobs of its pool, which sends one after the other, by functions that their names choose.
 * @remarks Where a result has `bytes`, they are handed over and not copied: a job returns bytes of its own.
 */
export function serveJobs(jobs: Readonly<Record<string, (bytes: Uint8Array) => unknown>>): void {
  parentPort?.on('message', ({ name, bytes }: Job) => {
    void answerOf(name, bytes).then((answer) =>
      parentPort?.postMessage(answer, 'result' in answer ? ownedBytes(answer.result) : []),
    );
  });

  async function answerOf(name: string, bytes: Uint8Array): Promise<Answer> {
    const job = jobs[name];
    try {
      return job ? { result: await job(bytes) } : { failure: `there is no job "${name}".` };
    } catch (error) {
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
}

function ownedBytes(result: unknown): ArrayBuffer[] {
  const { bytes } = Object(result) as { readonly bytes?: unknown };
  return bytes instanceof Uint8Array ? [bytes.buffer as ArrayBuffer] : [];
}
