import * as v from 'valibot';
import { defineState } from '../define';

/** Marks the coupon. A press on Place may begin anywhere in it: Enter in the stake field presses the button. */
export const COUPON_ATTRIBUTE = 'data-coupon';

/** Marks a button that places bets: without a press on one, `coupon.place` is refused. */
export const PLACE_ATTRIBUTE = 'data-place';

export const couponPress = defineState({
  name: 'coupon.press',
  version: 1,
  owner: 'presses',
  isGesture: true,
  doc: 'The last price or Place button that the player pressed by hand; a placed bet names it as its cause.',
  value: v.variant('on', [
    v.object({
      on: v.literal('price'),
      marketId: v.string(),
      /** The area that shows the price; null where the shell does. */
      area: v.nullable(v.string()),
    }),
    v.object({ on: v.literal('place') }),
  ]),
});
