import * as v from 'valibot';
import { badgeSchema, coefSchema, scoreSchema } from './line';
import { sitePathSchema } from '../page/site-path';

/** Coupon types of the specification: 0 single, 1 express, 2 system with banker, 9 a batch of singles. */
export const couponTypeSchema = v.picklist([0, 1, 2, 9]);
export type CouponType = v.InferOutput<typeof couponTypeSchema>;

/** Money is minor units of the account's currency (2500 is 25.00 EUR). */
export const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * The outcome that an area adds to the coupon: its id, and the price that the player saw. The coupon
 * requests its names and the start of its match from the operator.
 */
export const couponPickSchema = v.object({
  /** The outcome's id. */
  marketId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  coef: coefSchema,
  gameId: v.number(),
  /** The market the outcome answers: of one market of a game the coupon holds one outcome. */
  marketTypeId: v.number(),
});
export type CouponPick = v.InferOutput<typeof couponPickSchema>;

/** An outcome as the operator describes it. */
export const couponMarketSchema = v.object({
  /** The outcome's id. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  coef: coefSchema,
  sportId: v.number(),
  /** The outcome's type; its text is `outcome.{typeId}` in the dictionary. */
  typeId: v.number(),
  /** The market the outcome answers; `market.{typeId}` in the dictionary. */
  marketTypeId: v.number(),
  param: v.nullable(v.string()),
  /** 1 live, 3 line, 7 special. */
  kind: v.number(),
  isLive: v.boolean(),
  champ: v.object({ id: v.number(), name: v.string() }),
  game: v.object({
    id: v.number(),
    home: v.string(),
    away: v.string(),
    /** The teams' ids, as in `Game`; left out in coupons that were stored without them. */
    homeId: v.optional(v.string()),
    awayId: v.optional(v.string()),
    homeBadge: badgeSchema,
    awayBadge: badgeSchema,
    startsAt: v.number(),
    /** Path of the game page, without the language prefix. */
    path: sitePathSchema,
  }),
});
export type CouponMarket = v.InferOutput<typeof couponMarketSchema>;

/** A price and when it was so. */
export const pricedAtSchema = v.object({ coef: coefSchema, at: v.number() });
export type PricedAt = v.InferOutput<typeof pricedAtSchema>;

export const couponBetSchema = v.object({
  market: couponMarketSchema,
  /**
   * The operator has identified this outcome since the page was loaded. Until then the names in `market`
   * are empty, or those that were kept, and Place waits.
   */
  isConfirmed: v.boolean(),
  /** Block of a system's bets; bankers are in block 1, the others in 0. */
  blockId: v.number(),
  /** -2: not placed (the default); else the operator's status of the leg. */
  statusId: v.number(),
  score: v.nullable(scoreSchema),
  isFinished: v.boolean(),
  isBlocked: v.boolean(),
  isDepend: v.boolean(),
  isBannedExpress: v.boolean(),
  isDisabledBanker: v.boolean(),
  /** The price the player last accepted; differs from `market.coef` while a move waits for an answer. */
  seenCoef: coefSchema,
  /** When they did, on the page's clock. */
  seenAt: v.number(),
});
export type CouponBet = v.InferOutput<typeof couponBetSchema>;
