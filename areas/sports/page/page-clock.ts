import type { Clock } from '@grandstand/bus-contracts';

/** The browser's own time. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const id = setTimeout(task, ms);
    return () => clearTimeout(id);
  },
  nextFrame(task) {
    const id = requestAnimationFrame(task);
    return () => cancelAnimationFrame(id);
  },
};
