import type { Clock } from '@grandstand/bus-contracts';

/** The part of the clock that the operator uses. */
export type SandboxClock = Pick<Clock, 'now' | 'after'>;

/** The machine's clock; a pending task does not keep the process alive. */
export const systemClock: SandboxClock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
