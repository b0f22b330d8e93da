import type { Plugin } from 'vitest/config';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';
import { ThreadsPoolWorker } from 'vitest/node';

type Listener = (message: unknown) => void;

const NAME = 'kept';
/** A thread remembers every run a little; after so many it is replaced. */
const MAX_RUNS = 100;

let kept: ThreadsPoolWorker | undefined;
let runs = 0;

async function drop(): Promise<void> {
  await kept?.stop();
  kept = undefined;
  runs = 0;
}

/**
 * A thread that outlives its run: the next mutant finds the modules loaded, which took most of its
 * time.
 */
class KeptWorker implements PoolWorker {
  readonly name = NAME;
  readonly #options: PoolOptions;
  #thread: ThreadsPoolWorker | undefined;
  #listeners: [event: string, listener: Listener][] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#reportStopped();
    else this.#thread?.send(message);
  }

  async start(): Promise<void> {
    runs += 1;
    if (runs > MAX_RUNS) await drop();
    this.#thread = kept;
    if (kept !== undefined) return;
    this.#thread = kept = new ThreadsPoolWorker(this.#options);
    await this.#thread.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread?.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #reportStopped(): void {
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped);
  }
}

/** Mutants that fail at load, and the run that measures coverage, get a thread of their own. */
function needsOwnThread({ project }: PoolOptions): boolean {
  const { mode, mutantActivation } = project.getProvidedContext() as Record<string, unknown>;
  return mode !== 'mutant' || mutantActivation === 'static';
}

/** Keeps the thread from run to run, with any pool of the command line. */
export const keptThread: Plugin = {
  name: 'kept-thread',
  configureVitest({ project }) {
    project.config.pool = NAME;
    project.config.poolRunner = {
      name: NAME,
      createPoolWorker: (options) =>
        needsOwnThread(options) ? new ThreadsPoolWorker(options) : new KeptWorker(options),
    };
  },
};
