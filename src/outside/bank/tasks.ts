import type { ProgramOptions } from '../kit/program';

/** What the bank does later. */
export interface Tasks {
  after(ms: number, task: () => void): void;
  /** Nothing is done any more. */
  stop(): void;
}

/** Tasks on a clock, which end with the program. */
export function createTasks(clock: Pick<ProgramOptions['clock'], 'after'>): Tasks {
  const cancels = new Set<() => void>();
  let isStopped = false;
  return {
    after(ms, task) {
      if (isStopped) return;
      const cancel = clock.after(ms, () => {
        cancels.delete(cancel);
        task();
      });
      cancels.add(cancel);
    },
    stop() {
      isStopped = true;
      for (const cancel of cancels) cancel();
    },
  };
}
