import {
  concat,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  of,
  switchMap,
  take,
  timeout,
} from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import type { Effect } from '../../shared/run-service';
import { figuresIn } from '../coupon';
import type { State } from '../coupon';
import type { CouponEvent } from '../events';
import type { GuestPress } from './guest-press';

/** After this time a bet is placed, or refused, without the operator's check of the coupon. */
const LONGEST_CHECK_MS = 5000;

/** Places the coupon of a kept press, after the sign-in and the operator's check for this player. */
export function placesOnceSignedIn(
  placeSignedIn: (press: GuestPress) => Promise<void>,
  scheduler: SchedulerLike,
): Effect<State, CouponEvent> {
  return (_steps$, state$) =>
    state$.pipe(
      map(({ guestPress }) => (guestPress?.isSignedIn ? guestPress : null)),
      distinctUntilChanged(),
      switchMap((press) => {
        if (!press) return EMPTY;
        return state$.pipe(
          filter((state) => state.context.account !== null && figuresIn(state).checked !== null),
          take(1),
          timeout({ first: LONGEST_CHECK_MS, with: () => of(null), scheduler }),
          map(() => press),
        );
      }),
      exhaustMap((press) =>
        concat(
          from(placeSignedIn(press)).pipe(ignoreElements()),
          of<CouponEvent>({ type: 'guest-press-dropped' }),
        ),
      ),
    );
}
