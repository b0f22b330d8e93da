import * as v from 'valibot';
import { defineState } from '../kernel/contract';

export const couponPress = defineState({
  name: 'coupon.press',
  version: 1,
  owner: 'presses',
  audience: 'shell',
  isGesture: true,
  doc: 'The last price that the player pressed by hand; a bet placed by one press names it as its cause.',
  value: v.object({
    marketId: v.string(),
    /** The area that shows the price; null where the shell does. */
    area: v.nullable(v.string()),
  }),
});
