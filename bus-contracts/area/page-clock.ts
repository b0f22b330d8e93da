import type { Clock } from '../kernel/clock';

/** The browser's own time, for an area that is handed its clock. */
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
