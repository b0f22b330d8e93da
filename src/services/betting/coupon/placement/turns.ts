import type { TabLocks } from '../../../ports/tab-locks';

/** The lock that lets one tab place at a time. */
const LOCK = 'grandstand.coupon.place';

interface TurnPorts {
  readonly locks: TabLocks;
  /** Applies the changes of other tabs whose messages have not arrived yet. */
  readonly catchUp: () => void;
  /** Another tab places, and has not ended in time. */
  readonly onElsewhere: () => void;
}

/** Placements one at a time, in this tab and in all. */
export interface Turns {
  /** Null where another one runs. */
  alone<T>(task: () => Promise<T>): Promise<T | null>;
  /** Runs the task after the placements that run or wait already. */
  inTurn(task: () => Promise<void>): Promise<void>;
}

/** Lets one placement run at a time. */
export function createTurns({ locks, catchUp, onElsewhere }: TurnPorts): Turns {
  /**
   * The placement under way, which the next press waits for. It begins with the click; `placing` is true
   * only once the lock is held.
   */
  let running: Promise<unknown> | null = null;

  const inLock = async <T>(task: () => Promise<T>): Promise<T | null> => {
    const done = await locks.withLock(LOCK, async () => {
      catchUp();
      return { result: await task() };
    });
    if (done) return done.result;
    onElsewhere();
    return null;
  };

  /** Runs one placement at a time, in this tab and in all; null where another one runs. */
  async function alone<T>(task: () => Promise<T>): Promise<T | null> {
    if (running) return null;
    const run = inLock(task);
    running = run;
    try {
      return await run;
    } finally {
      running = null;
    }
  }

  /** Runs the task alone after the placements that run or wait already. */
  async function inTurn(task: () => Promise<void>): Promise<void> {
    if (!running) {
      await alone(task);
      return;
    }
    await running.catch(() => undefined);
    await inTurn(task);
  }

  return { alone, inTurn };
}
