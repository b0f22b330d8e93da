import type { Clock } from '@grandstand/bus-contracts';
import type { SpareTime } from './work/preparation';
import { steadyTime } from './steady-time';

/** The part of the clock that the operator uses. */
export type SandboxClock = Pick<Clock, 'now' | 'after'>;

/** The machine's clock, without its jumps that do not last; a pending task does not keep the process alive. */
export function systemClock(): SandboxClock {
  return {
    now: steadyTime({ wall: () => Date.now(), monotonic: () => performance.now() }),
    after(ms, task) {
      const timer = setTimeout(task, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

/** Milliseconds between two pieces of work that nobody waits for: most of the time is left to calls. */
const SPARE_AFTER = 5;

/** The machine's time between calls. */
export const spareTime: SpareTime = (task) => {
  const timer = setTimeout(task, SPARE_AFTER);
  timer.unref();
  return () => clearTimeout(timer);
};
