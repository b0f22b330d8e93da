import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import type { SteadyClock } from '../../../src/services/ports';

/** The program in a tab: while the tab hangs, or is frozen, its tasks wait. */
export interface Program {
  readonly isOpen: boolean;
  readonly isAwake: boolean;
  /** The clock of the tab: timers that are due while it hangs run when it goes on. */
  readonly clock: SteadyClock;
  run(task: () => void): void;
  /** Resolves as soon as it runs. */
  awake(): Promise<void>;
  freeze(): void;
  goOn(): void;
  /** Ends at once; waiting tasks never run. */
  kill(): void;
}

export function createProgram(clock: VirtualClock): Program {
  let isOpen = true;
  let isAwake = true;
  let waiting: (() => void)[] = [];

  function run(task: () => void): void {
    if (!isOpen) return;
    if (isAwake) task();
    else waiting.push(task);
  }

  return {
    get isOpen() {
      return isOpen;
    },
    get isAwake() {
      return isOpen && isAwake;
    },
    clock: {
      now: clock.now,
      steady: clock.steady,
      nextFrame: clock.nextFrame,
      after: (ms, task) => {
        let isCancelled = false;
        const cancel = clock.after(ms, () =>
          run(() => {
            if (!isCancelled) task();
          }),
        );
        return () => {
          isCancelled = true;
          cancel();
        };
      },
    },
    run,
    awake: () => new Promise((resolve) => run(resolve)),
    freeze: () => {
      isAwake = false;
    },
    goOn: () => {
      isAwake = true;
      const tasks = waiting;
      waiting = [];
      for (const task of tasks) run(task);
    },
    kill: () => {
      isOpen = false;
      waiting = [];
    },
  };
}
