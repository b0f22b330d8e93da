import type { ProgramOptions } from '../../outside/kit/program';

/** The machine's clock; a pending task does not keep the process alive. */
export const systemClock: ProgramOptions['clock'] = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
