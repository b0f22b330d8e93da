import type { CouponAccess } from '../../coupon-access';
import { viewIn } from '../../reducer';
import type { Click } from '../snapshot';

/** Keeps a guest's press for their sign-in, where nothing else prevents the bet; `at` is of the page's steady clock, ms. */
export function keepForSignIn(coupon: CouponAccess, click: Click, at: number): void {
  const state = coupon.present();
  const { currency } = state.context;
  if (viewIn(state).problems[0]?.code !== 'not-signed-in' || !currency) return;
  coupon.dispatch({ type: 'guest-pressed', press: { click, currencyId: currency.id, at } });
}
