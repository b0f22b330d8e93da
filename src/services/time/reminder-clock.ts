import { createScheduler } from '@grandstand/bus-contracts';
import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  map,
  of,
  scan,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { PageEvents, SteadyClock } from '../ports';

/** A clock for reminders: it stops while the page is hidden. */
export interface ReminderClock {
  /** Runs `task` once after that much time of the visible page; returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** Timers run on for this time after the page was hidden (specification, section 4). */
const PAUSE_AFTER_MS = 30_000;

/** Timers that pause 30 s after the page is hidden and resume when it is visible. Nothing that protects a player may use them. */
export function createReminderClock(
  clock: SteadyClock,
  { visible$ }: Pick<PageEvents, 'visible$'>,
): ReminderClock {
  const scheduler = createScheduler(clock);
  const isPaused$ = new BehaviorSubject(false);
  visible$
    .pipe(
      switchMap((isVisible) =>
        isVisible ? of(false) : timer(PAUSE_AFTER_MS, scheduler).pipe(map(() => true)),
      ),
    )
    .subscribe(isPaused$);

  return {
    after(ms, task) {
      const due$ = isPaused$.pipe(
        distinctUntilChanged(),
        map((isPaused) => ({ isPaused, now: clock.steady() })),
        scan(
          ({ leftMs, since }, { isPaused, now }) => ({
            isPaused,
            leftMs: isPaused ? Math.max(0, leftMs - (now - since)) : leftMs,
            since: now,
          }),
          { isPaused: false, leftMs: ms, since: clock.steady() },
        ),
        switchMap(({ isPaused, leftMs }) => (isPaused ? EMPTY : timer(leftMs, scheduler))),
        take(1),
      );
      const subscription = due$.subscribe(() => task());
      return () => subscription.unsubscribe();
    },
  };
}
