import { createScheduler } from '@grandstand/bus-contracts';
import type { Clock } from '@grandstand/bus-contracts';
import {
  BehaviorSubject,
  catchError,
  EMPTY,
  filter,
  groupBy,
  map,
  merge,
  mergeMap,
  startWith,
  Subject,
  switchMap,
  timer,
  toArray,
  withLatestFrom,
} from 'rxjs';
import { abortable$ } from '../../../api/calls/call';
import type { LocalPortOptions } from './local-port';
import type { AnalyticsOperator, CollectedEvent } from './operator';

/** How long events are collected before they are sent together. */
const TOGETHER_MS = 5000;

export interface CollectorOptions {
  readonly clock: Clock;
  readonly operator: Pick<AnalyticsOperator, 'collect'>;
  /** Whether the operator collects, by the site config. */
  readonly isNeeded: () => boolean;
}

/**
 * Hands events on to the operator, a few at a time, with the counters that are to count them: the
 * operator forwards them, and no script of a counter runs in the page. Lost events are not sent again.
 */
export function createCollector(options: CollectorOptions): NonNullable<LocalPortOptions['pass']> {
  const { clock, operator, isNeeded } = options;
  const scheduler = createScheduler(clock);
  const counters$ = new BehaviorSubject<Readonly<Record<string, string>>>({});
  const event$ = new Subject<{ readonly visitor: string; readonly event: CollectedEvent }>();
  const forgotten$ = new Subject<void>();

  const batch$ = event$.pipe(
    groupBy(({ visitor }) => visitor, {
      element: ({ event }) => event,
      duration: ({ key }) =>
        merge(timer(TOGETHER_MS, scheduler), event$.pipe(filter(({ visitor }) => visitor !== key))),
    }),
    mergeMap((group$) =>
      group$.pipe(
        toArray(),
        map((events) => ({ visitor: group$.key, events })),
      ),
    ),
  );
  const answer$ = batch$.pipe(
    withLatestFrom(counters$),
    mergeMap(([batch, counters]) =>
      abortable$((signal) => operator.collect({ ...batch, counters }, signal)).pipe(
        catchError(() => EMPTY),
      ),
    ),
  );
  // Events of a forgotten visitor are dropped, and their requests aborted.
  forgotten$
    .pipe(
      startWith(undefined),
      switchMap(() => answer$),
    )
    .subscribe();

  return {
    start: (known) => counters$.next(Object.fromEntries(known)),
    event({ id, at, facts }, visitor) {
      if (isNeeded()) event$.next({ visitor, event: { id, at, ...facts } });
    },
    forget: () => forgotten$.next(),
  };
}
