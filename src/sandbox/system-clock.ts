import type { Clock } from '@grandstand/bus-contracts';

/** Time as the operator needs it. */
export type SandboxClock = Pick<Clock, 'now' | 'after'>;

/** The machine's clock; a waiting task does not keep the process alive. */
export const systemClock: SandboxClock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
