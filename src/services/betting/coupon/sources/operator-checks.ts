import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  of,
  retry,
  switchMap,
  take,
  throwError,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { CouponApi, CouponCheckRequest } from '../../../../api';
import { abortable$, logFailure } from '../../../../api/calls/call';
import type { Log } from '../../../ports';
import { backoff } from '../../../shared/backoff';
import type { Effect } from '../../../shared/run-service';
import { isSameRequest, checkRequestOf } from '../pricing/checked';
import { movesOfMatches } from '../pricing/match-prices';
import type { State } from '../model';
import type { CouponEvent } from '../events';

/** Edits within this time are checked together. */
const PAUSE_MS = 300;
/** Retries wait 2, 4, 8, 16, then 30 s. */
const retryAfter = backoff(2000, 30_000);

export interface OperatorChecksPorts {
  readonly operator: Pick<CouponApi, 'check'>;
  readonly scheduler: SchedulerLike;
  readonly serverNow: () => number;
  readonly log: Log;
}

/** The coupon to check; `request` is null while there is nothing to check. */
interface Subject {
  readonly hasBets: boolean;
  readonly request: CouponCheckRequest | null;
  readonly round: number;
  /** Changes with the prices of bets of one match. */
  readonly moves: string;
}

/** Has the operator check the coupon a moment after it was changed; the newest request counts. */
export function checksCoupon(ports: OperatorChecksPorts): Effect<State, CouponEvent> {
  const { operator, scheduler, serverNow, log } = ports;
  const onError = logFailure(log, 'The coupon could not be checked; the check is retried.');
  const dropped: CouponEvent = { type: 'check-dropped' };

  return (_steps$, state$) => {
    /** Checks the coupon with the present prices. */
    const check$ = state$.pipe(
      take(1),
      switchMap((state) => {
        const request = checkRequestOf(state.draft, state.context);
        const scale = scaleOf(state);
        if (scale === null) return EMPTY;
        return abortable$((signal) => operator.check(request, scale, { signal })).pipe(
          map((answer): CouponEvent => ({
            type: 'checked',
            checked: { request, answer },
            at: serverNow(),
          })),
        );
      }),
      // An answer about the coupon before a change must not be shown for the present one.
      catchError((error: unknown) => {
        onError(error);
        return concat(
          of(dropped),
          throwError(() => error),
        );
      }),
    );
    const checkUntilAnswered$ = defer(() => check$).pipe(
      retry({ delay: (_error, failures) => timer(retryAfter(failures), scheduler) }),
    );
    return state$.pipe(
      map(subjectOf),
      distinctUntilChanged(isSame),
      switchMap(({ hasBets, request }): Observable<CouponEvent> => {
        if (!hasBets) return of(dropped);
        if (request === null) return EMPTY;
        return timer(PAUSE_MS, scheduler).pipe(switchMap(() => checkUntilAnswered$));
      }),
    );
  };
}

function subjectOf(state: State): Subject {
  const { draft, context, checkRound } = state;
  const request = scaleOf(state) === null ? null : checkRequestOf(draft, context);
  const moves = movesOfMatches(draft, context);
  return { hasBets: draft.bets.length > 0, request, round: checkRound, moves };
}

function isSame(a: Subject, b: Subject): boolean {
  if (a.hasBets !== b.hasBets || a.round !== b.round || a.moves !== b.moves) return false;
  if (a.request === null || b.request === null) return a.request === b.request;
  return isSameRequest(a.request, b.request);
}

/** The decimal digits of the amounts in the answer; null while no currency is known. */
function scaleOf({ context: { account, currency } }: State): number | null {
  return account?.scale ?? currency?.scale ?? null;
}
