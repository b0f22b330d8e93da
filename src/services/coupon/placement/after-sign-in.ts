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
        const checked$ = state$.pipe(
          filter((state) => state.context.account !== null && figuresIn(state).checked !== null),
        );
        return merge(checked$, timer(LONGEST_CHECK_MS, scheduler)).pipe(
          take(1),
          map(() => press),
        );
      }),
      exhaustMap(async (press): Promise<CouponEvent> => {
        await placeSignedIn(press);
        return { type: 'guest-press-dropped' };
      }),
    );
}
