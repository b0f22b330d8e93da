import {
  catchError,
  concat,
  EMPTY,
  exhaustMap,
  filter,
  map,
  of,
  scan,
  startWith,
  switchMap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { LoadOutcomes } from '../../../../api';
import { abortable$, logFailure } from '../../../../api/calls/call';
import type { Log } from '../../../ports';
import { backoff } from '../../../shared/backoff';
import type { Effect, Step } from '../../../shared/run-service';
import type { State } from '../model';
import type { CouponEvent, NewerMoves } from '../events';

/** Retries wait 2, 4, 8, 16, then 30 s. */
const retryAfter = backoff(2000, 30_000);

export interface OutcomeLoadsPorts {
  readonly loadOutcomes: LoadOutcomes;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Loads the present state of outcomes from the operator, one request at a time, until it has answered. */
export function loadsOutcomes(ports: OutcomeLoadsPorts): Effect<State, CouponEvent> {
  const { loadOutcomes, scheduler, log } = ports;
  const onError = logFailure(
    log,
    'The outcomes of the coupon could not be loaded; the load is retried.',
  );

  return (steps$, state$) => {
    const load$ = (ids: readonly string[]): Observable<CouponEvent> =>
      concat(
        of<CouponEvent>({ type: 'outcomes-requested', ids }),
        abortable$((signal) => loadOutcomes(ids, { signal })).pipe(
          withLatestFrom(newerMoves$(steps$)),
          map(([outcomes, newer]): CouponEvent => ({
            type: 'outcomes-loaded',
            ids,
            outcomes,
            newer,
          })),
          catchError((error: unknown) => {
            onError(error);
            return of<CouponEvent>({ type: 'outcomes-failed', ids });
          }),
        ),
      );

    return steps$.pipe(
      filter(
        ({ change, before, state }) =>
          state.outdated.length > 0 &&
          (state.outdated !== before.outdated || change.type === 'outcomes-loaded'),
      ),
      switchMap(({ change, state }) =>
        timer(change.type === 'outcomes-failed' ? retryAfter(state.failedLoads) : 0, scheduler),
      ),
      withLatestFrom(state$),
      exhaustMap(([, { outdated }]) => (outdated.length > 0 ? load$(outdated) : EMPTY)),
    );
  };
}

/** The feed's messages from now on. */
function newerMoves$(steps$: Observable<Step<State, CouponEvent>>): Observable<NewerMoves> {
  const none: NewerMoves = { outcomes: new Set(), games: new Map() };
  return steps$.pipe(
    scan(({ outcomes, games }, { change }): NewerMoves => {
      if (change.type === 'outcome-moved') {
        return { outcomes: new Set([...outcomes, change.move.id]), games };
      }
      if (change.type === 'game-moved') {
        return { outcomes, games: new Map([...games, [change.game.id, change.game]]) };
      }
      return { outcomes, games };
    }, none),
    startWith(none),
  );
}
