/** The queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface QueueOptions {
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly mostWaiting: number;
}

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs tasks in order, a few at once; rejects with `QueueFullError` if too many wait. */
export function createWorkQueue({ atOnce, mostWaiting }: QueueOptions): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < mostWaiting) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      throw new QueueFullError('Failed to queue the task: too many are waiting.');
    }
    try {
      return await work();
    } finally {
      end();
    }
  };
}
