import type { Plugin } from 'vitest/config';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';
import { ThreadsPoolWorker } from 'vitest/node';

type Listener = (message: unknown) => void;

const NAME = 'kept';
/** A thread remembers every run a little; after so many it is replaced. */
const MAX_RUNS = 100;

let thread: ThreadsPoolWorker | undefined;
let runs = 0;

async function drop(): Promise<void> {
  await thread?.stop();
  thread = undefined;
  runs = 0;
}

/**
 * A thread that outlives its run: the next mutant finds the modules loaded, which took most of its
 * time. What is wrong at load already, and the run that counts what covers what, get their own.
 */
class KeptWorker implements PoolWorker {
  readonly name = NAME;
  readonly #options: PoolOptions;
  readonly #isOwn: boolean;
  #listeners: [event: string, listener: Listener][] = [];

  constructor(options: PoolOptions) {
    const { mode, mutantActivation } = options.project.getProvidedContext() as Record<
      string,
      unknown
    >;
    this.#options = options;
    this.#isOwn = mode !== 'mutant' || mutantActivation === 'static';
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    thread?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#sayStopped();
    else thread?.send(message);
  }

  async start(): Promise<void> {
    runs += 1;
    if (this.#isOwn || runs > MAX_RUNS) await drop();
    if (thread !== undefined) return;
    thread = new ThreadsPoolWorker(this.#options);
    await thread.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) thread?.off(event, listener);
    if (this.#isOwn) await drop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #sayStopped(): void {
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped);
  }
}

/** Has every run go to the kept thread, whatever the command line asks for. */
export const keptThread: Plugin = {
  name: 'kept-thread',
  configureVitest({ project }) {
    project.config.pool = NAME;
    project.config.poolRunner = {
      name: NAME,
      createPoolWorker: (options) => new KeptWorker(options),
    };
  },
};
