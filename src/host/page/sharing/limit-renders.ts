import { setImmediate as nextTurn } from 'node:timers/promises';

interface LimitOptions {
  /** The most tasks that run at once. */
  readonly atOnce: number;
  /** The most tasks that wait for others to end. */
  readonly waiting: number;
}

/** Runs a task once its turn comes; undefined where too many wait. */
export type RenderLimit = <T>(task: () => Promise<T>) => Promise<T> | undefined;

/** Bounds how many tasks run at once; the others wait in order. */
export function createRenderLimit({ atOnce, waiting }: LimitOptions): RenderLimit {
  let running = 0;
  const queue: (() => void)[] = [];
  let turn: Promise<void> = Promise.resolve();

  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    // One task starts in a turn of the event loop: between two pages other calls are answered.
    turn = turn.then(async () => nextTurn());
    try {
      await turn;
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return (task) => {
    if (running < atOnce) {
      running += 1;
      return run(task);
    }
    if (queue.length >= waiting) return undefined;
    return new Promise<void>((resolve) => queue.push(resolve)).then(async () => run(task));
  };
}
