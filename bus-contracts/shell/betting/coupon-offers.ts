import * as v from 'valibot';
import { defineCommand } from '../define';
import { loadedLegSchema } from '../../contracts/betting/coupon';
import { amountSchema } from '../../contracts/betting/coupon-bet';
import { sectionSchema } from '../../contracts/betting/line';

export const couponShare = defineCommand({
  name: 'coupon.share',
  version: 1,
  owner: 'coupon',
  doc: 'Leaves the bets with the operator under a code that anyone can load them by.',
  request: v.object({}),
  answer: v.object({ code: v.string() }),
  failures: ['empty', 'unavailable'],
});

export const couponLoad = defineCommand({
  name: 'coupon.load',
  version: 1,
  owner: 'coupon',
  doc: 'Fills the coupon with the bets shared under a code; answers with the change of each leg.',
  request: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  answer: v.object({ loadReport: v.array(loadedLegSchema) }),
  failures: ['not-found', 'unavailable'],
});

export const couponFill = defineCommand({
  name: 'coupon.fill',
  version: 1,
  owner: 'coupon',
  doc: 'Fills the coupon with an accumulator of the day.',
  request: v.object({ expressId: v.number() }),
  answer: v.object({ count: v.number() }),
  failures: ['not-found', 'unavailable'],
});

export const couponGenerate = defineCommand({
  name: 'coupon.generate',
  version: 1,
  owner: 'coupon',
  doc: 'Fills the coupon with bets that turn this stake into about that win, and answers with the win that they reach.',
  request: v.object({
    /** Minor units. */
    amount: amountSchema,
    possibleWin: amountSchema,
    section: v.optional(sectionSchema),
    sportIds: v.optional(v.array(v.number())),
  }),
  answer: v.object({
    count: v.number(),
    /** Minor units; null: the bets have no price together. */
    possibleWin: v.nullable(v.number()),
  }),
  failures: ['nothing-found', 'unavailable'],
});
