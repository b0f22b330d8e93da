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
export interface RestingClock {
  /** Runs `task` once after that much time of the visible page; returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
}

/** Timers run on for this time after the page was hidden (specification, section 4). */
const REST_AFTER_MS = 30_000;

/** Timers that pause 30 s after the page is hidden and resume when it is visible. Nothing that protects a player may use them. */
export function createRestingClock(
  clock: SteadyClock,
  { visible$ }: Pick<PageEvents, 'visible$'>,
): RestingClock {
  const scheduler = createScheduler(clock);
  const isResting$ = new BehaviorSubject(false);
  visible$
    .pipe(
      switchMap((isVisible) =>
        isVisible ? of(false) : timer(REST_AFTER_MS, scheduler).pipe(map(() => true)),
      ),
    )
    .subscribe(isResting$);

  return {
    after(ms, task) {
      const due$ = isResting$.pipe(
        distinctUntilChanged(),
        map((isResting) => ({ isResting, now: clock.steady() })),
        scan(
          ({ left, since }, { isResting, now }) => ({
            isResting,
            left: isResting ? Math.max(0, left - (now - since)) : left,
            since: now,
          }),
          { isResting: false, left: ms, since: clock.steady() },
        ),
        switchMap(({ isResting, left }) => (isResting ? EMPTY : timer(left, scheduler))),
        take(1),
      );
      const subscription = due$.subscribe(() => task());
      return () => subscription.unsubscribe();
    },
  };
}
