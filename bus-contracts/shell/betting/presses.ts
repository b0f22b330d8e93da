import * as v from 'valibot';
import { defineState } from '../define';

/** Marks the coupon. A press on Place may begin anywhere in it: Enter in the stake field presses the button. */
export const COUPON_ATTRIBUTE = 'data-coupon';

/** Marks a button that places bets: without a press on one, `coupon.place` is refused. */
export const PLACE_ATTRIBUTE = 'data-place';

/** Marks the button that buys: without a press on it, `purchase.place` is refused. */
export const BUY_ATTRIBUTE = 'data-buy';

export const couponPress = defineState({
  name: 'coupon.press',
  version: 1,
  owner: 'presses',
  isGesture: true,
  doc: 'The last price, Place button or button that buys which the player pressed by hand; a placed bet or purchase names it as its cause.',
  value: v.variant('on', [
    v.object({
      on: v.literal('price'),
      marketId: v.string(),
      /** The area that shows the price; null where the shell does. */
      area: v.nullable(v.string()),
    }),
    v.object({ on: v.literal('place') }),
    // The button of the sheet in which a purchase is confirmed.
    v.object({ on: v.literal('buy') }),
  ]),
});
