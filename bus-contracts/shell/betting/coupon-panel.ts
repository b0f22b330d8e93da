import * as v from 'valibot';
import { defineCommand } from '../define';
import { couponTabSchema } from '../../contracts/betting/coupon';

export const couponClear = defineCommand({
  name: 'coupon.clear',
  version: 1,
  owner: 'coupon',
  doc: 'Empties the coupon.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const couponSetTab = defineCommand({
  name: 'coupon.setTab',
  version: 1,
  owner: 'coupon',
  doc: "Shows the coupon, or the player's open bets in its place.",
  request: v.object({ tab: couponTabSchema }),
  answer: v.object({}),
  failures: [],
});
