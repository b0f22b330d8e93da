import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const audience = { areas: ['bonuses', 'office'] } as const;

export const promoCodeSchema = v.object({
  code: v.string(),
  /** What it gives for a bet in the coupon. */
  effect: v.variant('kind', [
    /** Percents of the net win. */
    v.object({ kind: v.literal('hyper-bonus'), percent: v.number() }),
    /** Money for the stake, in minor units. */
    v.object({
      kind: v.literal('prepaid'),
      money: countSchema,
      iso: v.string(),
      scale: countSchema,
    }),
    /** A free bet of this stake, in minor units, for a single or an express. */
    v.object({
      kind: v.literal('free-bet'),
      money: countSchema,
      iso: v.string(),
      scale: countSchema,
    }),
  ]),
  isUsed: v.boolean(),
  /** Null: it has no end. */
  endsAt: v.nullable(v.number()),
});
export type PromoCodeView = v.InferOutput<typeof promoCodeSchema>;

export const promoShowcase = defineCommand({
  name: 'promo.showcase',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'The promo codes that are offered to the player, used ones too; none where nothing may be offered to them.',
  request: v.object({}),
  answer: v.object({ isBarred: v.boolean(), codes: v.array(promoCodeSchema) }),
  failures: ['not-signed-in', 'unavailable'],
});

export const promoCheck = defineCommand({
  name: 'promo.check',
  version: 1,
  owner: 'bonuses',
  audience,
  doc: 'What a promo code gives the player; null for one that there is not, and the same for one that is not theirs. `too-many`: the checks of an hour are used.',
  request: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  answer: v.object({
    code: v.nullable(promoCodeSchema),
    /** In this hour. */
    triesLeft: countSchema,
  }),
  failures: ['not-signed-in', 'too-many', 'barred', 'unavailable'],
});
