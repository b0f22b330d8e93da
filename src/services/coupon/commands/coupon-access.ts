import type { Observable } from 'rxjs';
import type { State } from '../state';
import type { CouponEvent } from '../events';

/** The coupon as its commands reach it. */
export interface CouponAccess {
  /** The state at this moment: prices grow stale by themselves. */
  present(): State;
  /** @returns the state that the event led to, once that is known. */
  dispatch(event: CouponEvent): Observable<State>;
}
