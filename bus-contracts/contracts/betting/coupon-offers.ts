import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';
import { couponMarketSchema } from './coupon-bet';

/** An express that the operator put together. */
export const accumulatorSchema = v.object({
  expressId: v.number(),
  coef: v.number(),
  bets: v.array(couponMarketSchema),
});
export type Accumulator = v.InferOutput<typeof accumulatorSchema>;

export const couponOffersGet = defineCommand({
  name: 'couponOffers.get',
  version: 1,
  owner: 'coupon',
  doc: 'The accumulators of the day, of coming games and of live games.',
  request: v.object({}),
  answer: v.object({ line: v.array(accumulatorSchema), live: v.array(accumulatorSchema) }),
  failures: ['unavailable'],
});
