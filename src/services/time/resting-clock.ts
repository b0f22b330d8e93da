import type { PageEvents, SteadyClock } from '../ports';

/** Time for what only pleases or reminds: it stands still while nobody looks. */
export interface RestingClock {
  /** Runs `task` once after so much time that the page was not at rest; gives what cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  stop(): void;
}

/** So long after the page was left its timers go on (specification, section 4). */
const REST_AFTER_MS = 30_000;

interface Timer {
  left: number;
  startedAt: number;
  cancel: () => void;
}

/** Timers that pause 30 s after the page is left and go on when somebody is back. Nothing that protects a player may wait by them. */
export function createRestingClock(clock: SteadyClock, page: PageEvents): RestingClock {
  const timers = new Map<Timer, () => void>();
  let isResting = false;
  let cancelRest = (): void => {};

  function run(timer: Timer): void {
    timer.startedAt = clock.steady();
    timer.cancel = clock.after(timer.left, () => {
      const task = timers.get(timer);
      timers.delete(timer);
      task?.();
    });
  }

  function rest(): void {
    isResting = true;
    for (const timer of timers.keys()) {
      timer.cancel();
      timer.left = Math.max(0, timer.left - (clock.steady() - timer.startedAt));
    }
  }

  function goOn(): void {
    if (!isResting) return;
    isResting = false;
    for (const timer of timers.keys()) run(timer);
  }

  const seen = page.visible$.subscribe((isVisible) => {
    cancelRest();
    if (isVisible) goOn();
    else cancelRest = clock.after(REST_AFTER_MS, rest);
  });

  return {
    after(ms, task) {
      const timer: Timer = { left: ms, startedAt: 0, cancel: () => {} };
      timers.set(timer, task);
      if (!isResting) run(timer);
      return () => {
        timer.cancel();
        timers.delete(timer);
      };
    },
    stop() {
      cancelRest();
      seen.unsubscribe();
      for (const timer of timers.keys()) timer.cancel();
      timers.clear();
    },
  };
}
