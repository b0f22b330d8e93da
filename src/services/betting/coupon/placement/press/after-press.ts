import {
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Effect } from '../../../../shared/run-service';
import { figuresIn } from '../../reducer';
import type { State } from '../../model';
import type { CouponEvent } from '../../events';
import type { StoredPress } from './stored-press';

/** After this time a bet is placed, or refused, without the operator's check of the coupon. */
const MAX_CHECK_MS = 5000;

/** Places the coupon of a stored press, once the operator has named its bets and checked it for this player. */
export function placesStoredPress(
  placeStored: (press: StoredPress) => Promise<void>,
  scheduler: SchedulerLike,
  /** Emits once no dialog hides the coupon. */
  inView$: Observable<unknown>,
): Effect<State, CouponEvent> {
  return (_steps$, state$) =>
    state$.pipe(
      map(({ storedPress }) => (storedPress?.isDue ? storedPress : null)),
      distinctUntilChanged(),
      switchMap((press) => {
        if (!press) return EMPTY;
        const checked$ = state$.pipe(filter(isReady));
        // What becomes of the bet is shown in the coupon: behind a dialog, such as that of a new login, it is not placed.
        return merge(checked$, timer(MAX_CHECK_MS, scheduler)).pipe(
          take(1),
          switchMap(() => inView$.pipe(take(1))),
          map(() => press),
        );
      }),
      exhaustMap(async (press): Promise<CouponEvent> => {
        await placeStored(press);
        return { type: 'press-dropped' };
      }),
    );
}

function isReady(state: State): boolean {
  const isConfirmed = state.draft.bets.every(({ bet }) => bet.isConfirmed);
  return isConfirmed && state.context.account !== null && figuresIn(state).checked !== null;
}
