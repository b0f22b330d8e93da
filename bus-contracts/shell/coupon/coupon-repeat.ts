import * as v from 'valibot';
import { defineCommand } from '../define';

export const couponRepeat = defineCommand({
  name: 'coupon.repeat',
  version: 1,
  owner: 'coupon',
  doc: 'Fills the empty coupon with the selections, type and stake of the bet placed last, at the prices of now. Where several singles were placed at once, `betId` is any of them, and all that were placed return, each with its own stake. With `isPlaced` they are placed once more, under a reference of their own, at the prices they were accepted at: only a press on a Place button, by hand, may cause that, and each press places once. It answers before anything is placed: the coupon shows the result, or the selections and what prevents the bet.',
  request: v.object({ betId: v.string(), isPlaced: v.boolean() }),
  answer: v.object({}),
  failures: ['age-not-confirmed', 'not-pressed', 'not-ready'],
});
