import { createScheduler } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import {
  BehaviorSubject,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  startWith,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Place } from './left-places';
import type { ScrollPage, Spot } from './scroll-page';

export interface PursuitPorts {
  readonly bus: ShellHandle<'scroll'>;
  readonly clock: Clock;
  readonly page: ScrollPage;
  /** Whether an area is still on its way. */
  readonly isLoading: () => boolean;
}

/** Brings the page to where it is to be, as it comes. */
export interface Pursuit {
  /** To where it was left. */
  toPlace(place: Place): void;
  /** To a named element; an element that had the name before the move belongs to the former page. */
  toNamed(name: string, former: Spot | null): void;
  /** The page grew or shrank. */
  approach(): void;
  /** Leaves the page where it is. */
  settle(): void;
  /** Whether the page is not yet where it was left. */
  isReturning(): boolean;
}

/** So long a page may take to grow to where it was left. */
export const RESTORE_MS = 5000;
/** A page that is as tall as it was, and stays so for this time, has come, unless an area is still on its way. */
export const STEADY_MS = 500;
/** How often an element is looked up that may appear without a change of the page's height. */
const POLL_MS = 100;

/** Where the page is to be, until it has come. */
type Goal =
  | { readonly kind: 'left'; readonly place: Place }
  | { readonly kind: 'named'; readonly name: string; readonly former: Spot | null };

/** Pursues one goal at a time: until it is reached, until the player's hand is on the page, or for 5 s at the most. */
export function createPursuit({ bus, clock, page, isLoading }: PursuitPorts): Pursuit {
  const scheduler = createScheduler(clock);
  const goal$ = new BehaviorSubject<Goal | null>(null);
  const resized$ = new Subject<void>();
  const polls$ = interval(POLL_MS, scheduler);
  /** The target is reached when it stays in place for a while, and no area is loading. */
  const steady$ = defer(() => interval(STEADY_MS, scheduler)).pipe(filter(() => !isLoading()));

  /** Emits when the page is back where it was left. */
  function reached$({ y, parts }: Place): Observable<unknown> {
    const approach$ = resized$.pipe(
      startWith(undefined),
      tap(() => {
        page.to(y);
        page.toParts(parts);
      }),
    );
    return merge(
      // A list that scrolls by itself makes no page grow.
      polls$.pipe(
        tap(() => page.toParts(parts)),
        ignoreElements(),
      ),
      // A pixel is lost to rounding.
      approach$.pipe(switchMap(() => (Math.abs(page.y() - y) <= 1 ? steady$ : EMPTY))),
    );
  }

  /** Emits when the named element is found. */
  function found$(name: string, formerSpot: Spot | null): Observable<unknown> {
    const search$ = new BehaviorSubject({ former: formerSpot, isFound: false });
    function approach(former: Spot | null): void {
      const spot = page.find(name);
      const isFound = spot !== null && spot !== former;
      if (isFound) spot.scrollIntoView();
      search$.next({ former, isFound });
    }
    approach(formerSpot);
    return merge(
      // An element that replaces another may not change the page's height.
      polls$.pipe(
        filter(() => !search$.value.isFound && page.find(name) !== search$.value.former),
        tap(() => approach(search$.value.former)),
        ignoreElements(),
      ),
      resized$.pipe(
        tap(() => approach(search$.value.former)),
        ignoreElements(),
      ),
      search$.pipe(
        switchMap(() => steady$),
        map(() => search$.value),
        tap(({ former, isFound }) => {
          // An element that still has the name is on both pages.
          if (!isFound && former !== null) approach(null);
        }),
        filter(({ isFound }) => isFound),
      ),
    );
  }

  function pursued$(goal: Goal): Observable<unknown> {
    const found =
      goal.kind === 'left' ? () => reached$(goal.place) : () => found$(goal.name, goal.former);
    return merge(timer(RESTORE_MS, scheduler), defer(found)).pipe(take(1));
  }

  bus.listen(goal$.pipe(switchMap((goal) => (goal ? pursued$(goal) : EMPTY))), () =>
    goal$.next(null),
  );

  return {
    toPlace: (place) => goal$.next({ kind: 'left', place }),
    toNamed: (name, former) => goal$.next({ kind: 'named', name, former }),
    approach: () => resized$.next(),
    settle: () => goal$.next(null),
    isReturning: () => goal$.value?.kind === 'left',
  };
}
