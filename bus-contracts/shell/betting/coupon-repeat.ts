import * as v from 'valibot';
import { defineCommand } from '../define';

export const couponRepeat = defineCommand({
  name: 'coupon.repeat',
  version: 1,
  owner: 'coupon',
  doc: 'Fills the empty coupon with the selections, type and stake of the bet placed last, at the prices of now. Of singles placed at once, `betId` is any one, and all that were placed return, each with its stake. With `isPlaced` they are placed again, under a new reference, at the prices they were accepted at: only a press on a Place button, by hand, may cause that, and each press places once. It answers before anything is placed: the coupon shows the result, or what prevents the bet.',
  request: v.object({ betId: v.string(), isPlaced: v.boolean() }),
  answer: v.object({}),
  failures: ['age-not-confirmed', 'not-pressed', 'not-ready'],
});
