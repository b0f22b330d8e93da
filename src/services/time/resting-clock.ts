import type { PageEvents, SteadyClock } from '../ports';

/** A clock for reminders: it stops while the page is hidden. */
export interface RestingClock {
  /** Runs `task` once after that much time of the visible page; returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  stop(): void;
}

/** Timers run on for this time after the page was hidden (specification, section 4). */
const REST_AFTER_MS = 30_000;

interface Timer {
  left: number;
  startedAt: number;
  cancel: () => void;
}

/** Timers that pause 30 s after the page is hidden and resume when it is visible. Nothing that protects a player may use them. */
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
