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
import type { Position } from './saved-positions';
import type { ScrollPage, Spot } from './scroll-page';

export interface ScrollTargetPorts {
  readonly bus: ShellHandle<'scroll'>;
  readonly clock: Clock;
  readonly page: ScrollPage;
  /** Whether an area is still loading. */
  readonly isLoading: () => boolean;
}

/** The position that the page is to reach while its content loads. */
export interface ScrollTarget {
  /** Scrolls to where the entry was left. */
  toPosition(position: Position): void;
  /** Scrolls to a named element; an element that had the name before the move belongs to the former page. */
  toNamed(name: string, former: Spot | null): void;
  /** The page grew or shrank. */
  resized(): void;
  /** Leaves the page where it is. */
  cancel(): void;
  /** Whether a saved position is not reached yet. */
  isReturning(): boolean;
}

/** How long a page may take to grow to the saved position. */
export const RESTORE_MS = 5000;
/** A page that keeps its height for this time is complete, unless an area is still loading. */
export const STEADY_MS = 500;
/** How often an element is looked up that may appear without a change of the page's height. */
const POLL_MS = 100;

/** The position to reach. */
type Goal =
  | { readonly kind: 'left'; readonly position: Position }
  | { readonly kind: 'named'; readonly name: string; readonly former: Spot | null };

/** A search for a named element. */
interface Search {
  /** The element that had the name on the former page. */
  readonly former: Spot | null;
  readonly isFound: boolean;
}

/** Follows one goal at a time, until it is reached or cancelled, for 5 s at most. */
export function createScrollTarget({
  bus,
  clock,
  page,
  isLoading,
}: ScrollTargetPorts): ScrollTarget {
  const scheduler = createScheduler(clock);
  const goal$ = new BehaviorSubject<Goal | null>(null);
  const resized$ = new Subject<void>();
  const polls$ = interval(POLL_MS, scheduler);
  /** The target is reached when it stays in place for a while, and no area is loading. */
  const steady$ = defer(() => interval(STEADY_MS, scheduler)).pipe(filter(() => !isLoading()));

  /** Emits when the page is back where it was left. */
  function reached$({ y, parts }: Position): Observable<unknown> {
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
    function look(former: Spot | null): Search {
      const spot = page.find(name);
      const isFound = spot !== null && spot !== former;
      if (isFound) spot.scrollIntoView();
      return { former, isFound };
    }
    const search$ = new BehaviorSubject(look(formerSpot));
    const lookAgain = (): void => search$.next(look(search$.value.former));
    return merge(
      // An element that replaces another may not change the page's height.
      polls$.pipe(
        filter(() => !search$.value.isFound && page.find(name) !== search$.value.former),
        tap(lookAgain),
        ignoreElements(),
      ),
      resized$.pipe(tap(lookAgain), ignoreElements()),
      search$.pipe(
        switchMap(() => steady$),
        map(() => search$.value),
        tap(({ former, isFound }) => {
          // An element that still has the name is on both pages.
          if (!isFound && former !== null) search$.next(look(null));
        }),
        filter(({ isFound }) => isFound),
      ),
    );
  }

  function reachedOrLate$(goal: Goal): Observable<unknown> {
    const found =
      goal.kind === 'left' ? () => reached$(goal.position) : () => found$(goal.name, goal.former);
    return merge(timer(RESTORE_MS, scheduler), defer(found)).pipe(take(1));
  }

  bus.listen(goal$.pipe(switchMap((goal) => (goal ? reachedOrLate$(goal) : EMPTY))), () =>
    goal$.next(null),
  );

  return {
    toPosition: (position) => goal$.next({ kind: 'left', position }),
    toNamed: (name, former) => goal$.next({ kind: 'named', name, former }),
    resized: () => resized$.next(),
    cancel: () => goal$.next(null),
    isReturning: () => goal$.value?.kind === 'left',
  };
}
