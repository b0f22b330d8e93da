import type { Observable } from 'rxjs';
import type { State } from './model';
import type { CouponEvent } from './events';

/** The access of commands to the coupon. */
export interface CouponAccess {
  /** The state at this moment: prices become stale with time. */
  present(): State;
  /** @returns the state after the event. */
  dispatch(event: CouponEvent): Observable<State>;
}
