import * as v from 'valibot';
import { defineCommand, defineEvent } from '../../kernel/contract';
import { gameNowSchema } from './feed';
import { coefSchema } from './line';
import { couponTypeSchema, pricedAtSchema } from './coupon-bet';

/**
 * accepted: waits for its match; then won, lost, or void (counts with a price of 1). On a quarter line
 * (2.25) half-won: one half won, the other void; half-lost: one half void, the other lost.
 */
export const legStatusSchema = v.picklist([
  'accepted',
  'won',
  'half-won',
  'void',
  'half-lost',
  'lost',
]);
export type LegStatus = v.InferOutput<typeof legStatusSchema>;

/**
 * accepted: waits for its matches; then won, lost, void (stake returned), or cashed out before its end.
 * A single or an express is half-won where no leg was won in full, and half-lost where it pays less than its stake.
 */
export const betStatusSchema = v.picklist([...legStatusSchema.options, 'cashed-out']);
export type BetStatus = v.InferOutput<typeof betStatusSchema>;

export const placedLegSchema = v.object({
  marketId: v.string(),
  typeId: v.number(),
  marketTypeId: v.number(),
  param: v.nullable(v.string()),
  sportId: v.number(),
  champ: v.string(),
  gameId: v.number(),
  home: v.string(),
  away: v.string(),
  startsAt: v.number(),
  /** The price the operator accepted. */
  coef: coefSchema,
  /** Of a leg with others of its match: the price of all of them together, which counts instead; left out: it has its own. */
  matchCoef: v.optional(coefSchema),
  isBanker: v.boolean(),
  status: legStatusSchema,
  /** The final score "2:1"; while the match goes on, that of the ended part, or with the goal, that the leg is about; null until then. */
  result: v.nullable(v.string()),
  /** Its game while the leg waits for it; left out: the back end gives it in the feed only. */
  game: v.optional(gameNowSchema),
  /** The price at each step: as the player saw it, as it was sent, as the operator accepted it. */
  receipt: v.optional(
    v.object({
      seen: v.nullable(pricedAtSchema),
      sent: v.nullable(pricedAtSchema),
      accepted: pricedAtSchema,
    }),
  ),
});
export type PlacedLeg = v.InferOutput<typeof placedLegSchema>;

/** Percents on the net win, and between which they can be. */
export const hyperBonusSchema = v.object({
  percent: v.number(),
  minPercent: v.number(),
  maxPercent: v.number(),
});

export const placedBetSchema = v.object({
  id: v.string(),
  refId: v.string(),
  placedAt: v.number(),
  settledAt: v.nullable(v.number()),
  typeId: couponTypeSchema,
  systemValue: v.number(),
  accountId: v.number(),
  iso: v.string(),
  scale: v.number(),
  /** Minor units. */
  amount: v.number(),
  coef: v.number(),
  possibleWin: v.number(),
  payout: v.number(),
  status: betStatusSchema,
  /** The price of the express's bonus bet; left out or null: it had none. */
  bonusCoef: v.optional(v.nullable(coefSchema)),
  /** The coefficient that the player requested; none where it is left out or 0. */
  exactCoef: v.optional(v.number()),
  promoCode: v.optional(v.string()),
  /** Percents on the net win; left out or null: none. */
  hyperBonus: v.optional(v.nullable(hyperBonusSchema)),
  /** The most it pays, in minor units; left out or null: no bound. */
  maxPayout: v.optional(v.nullable(v.number())),
  /** The part of the stake that the operator advanced, in minor units. */
  prepaidAmount: v.optional(v.number()),
  /**
   * It was a free bet: the operator advanced the whole stake, so that `prepaidAmount` is `amount`, and the stake
   * is not returned: `possibleWin` and `payout` are without it, and a void bet pays nothing.
   */
  isFreeBet: v.optional(v.boolean()),
  /** It was taken above the greatest stake. */
  isVipBet: v.optional(v.boolean()),
  /** It was staked from a bonus account. */
  isBonusMoney: v.optional(v.boolean()),
  /**
   * The parts of the stake that were cashed out, oldest first, and the payment for each, in minor units;
   * left out: none. `payout` includes the payments, and `possibleWin` is that of the rest.
   */
  cashOuts: v.optional(
    v.array(v.object({ at: v.number(), stake: v.number(), amount: v.number() })),
  ),
  legs: v.array(placedLegSchema),
});
export type PlacedBet = v.InferOutput<typeof placedBetSchema>;

/** The totals of bets of one currency, in minor units; those with bonus money are counted apart. The operator's advances, which the stakes of free bets are too, are neither staked nor returned. */
export const betTotalsSchema = v.object({
  iso: v.string(),
  scale: v.number(),
  isBonusMoney: v.boolean(),
  count: v.number(),
  staked: v.number(),
  /** The part of `staked` that is not settled yet. */
  open: v.number(),
  /** Paid so far: payouts, cash-outs, and the stakes of void bets. */
  returned: v.number(),
});
export type BetTotals = v.InferOutput<typeof betTotalsSchema>;

export const betsList = defineCommand({
  name: 'bets.list',
  version: 1,
  owner: 'bets',
  doc: "The player's bets, newest first; the first page has the totals of all of them.",
  request: v.object({
    status: v.optional(v.picklist(['all', 'open', 'settled'])),
    /** Placed within so many days; left out: all. */
    days: v.optional(v.number()),
    /** Placed before this time (ms): the next page. */
    before: v.optional(v.number()),
    /** The last shown bet: of the bets placed at the same time, those after it are included. */
    beforeId: v.optional(v.string()),
    /** Only bets with a selection of this game; a back end may answer others too. */
    gameId: v.optional(v.number()),
    /** Only bets whose number has these digits in it; a back end may answer others too. */
    number: v.optional(v.string()),
    /** The most bets of a page; the back end has a bound of its own. */
    limit: v.optional(v.number()),
  }),
  answer: v.object({
    bets: v.array(placedBetSchema),
    hasMore: v.boolean(),
    /** With the first page, of all requested bets; left out: the back end does not count them. */
    totals: v.optional(v.array(betTotalsSchema)),
  }),
  failures: ['not-signed-in', 'unavailable'],
});

export const betsGet = defineCommand({
  name: 'bets.get',
  version: 1,
  owner: 'bets',
  doc: 'One bet with its legs.',
  request: v.object({ id: v.string() }),
  answer: placedBetSchema,
  failures: ['not-signed-in', 'not-found', 'unavailable'],
});

export const betsChanged = defineEvent({
  name: 'bets.changed',
  version: 1,
  owner: 'bets',
  doc: 'A bet was placed or settled, or may have been while the feed was lost: lists and balance are no longer current.',
  payload: v.object({
    /** Empty: it is not known which. */
    ids: v.array(v.string()),
  }),
});
