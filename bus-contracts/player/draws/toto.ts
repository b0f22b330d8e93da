import * as v from 'valibot';
import { totoDrawSchema } from '../../answers/draws/toto-draw';
import { defineCommand } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A coupon that the player bought; amounts are minor units of the account's currency. */
export const ownTotoCouponSchema = v.object({
  id: v.string(),
  placedAt: v.number(),
  /** `void`: the draw was called off, and the stake came back. */
  status: v.picklist(['accepted', 'won', 'lost', 'void']),
  iso: v.string(),
  scale: countSchema,
  amount: countSchema,
  payout: countSchema,
  /** How many times the least stake each combination has. */
  units: countSchema,
  /** The outcomes that were marked, of each match. */
  picks: v.array(v.string()),
  draw: totoDrawSchema,
});
export type OwnTotoCoupon = v.InferOutput<typeof ownTotoCouponSchema>;

export const totoCoupons = defineCommand({
  name: 'toto.coupons',
  version: 1,
  owner: 'toto',
  audience: { areas: ['toto'] },
  doc: 'The coupons of toto that the player bought, the newest first, in pages. A coupon is bought by `purchase.propose` (`kind` "toto", `ref` "toto-ID" of the draw, one line such as "5x 1 1X 2": the least stakes of each combination, and the marks of each match).',
  request: v.object({
    /** The id of the last one that is shown: the page after it. */
    before: v.optional(v.string()),
  }),
  answer: v.object({ coupons: v.array(ownTotoCouponSchema), hasMore: v.boolean() }),
  failures: ['not-signed-in', 'unavailable'],
});
