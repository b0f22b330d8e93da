import * as v from 'valibot';
import { defineCommand, defineEvent, defineState } from '../kernel/contract';
import { coefSchema, scoreSchema } from './line';

/** Coupon types of the specification: 0 single, 1 express, 2 system with banker, 9 a batch of singles. */
export const couponTypeSchema = v.picklist([0, 1, 2, 9]);
export type CouponType = v.InferOutput<typeof couponTypeSchema>;

/** Money is minor units of the account's currency (2500 is 25.00 EUR). */
export const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What an area says of the outcome it wants in the coupon. */
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
    startsAt: v.number(),
    /** Path of the game page, without the language prefix. */
    path: v.string(),
  }),
});
export type CouponMarket = v.InferOutput<typeof couponMarketSchema>;

export const couponBetSchema = v.object({
  market: couponMarketSchema,
  /** Block of a system's bets; bankers stand in block 1, the rest in 0. */
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
});
export type CouponBet = v.InferOutput<typeof couponBetSchema>;

/** Where the coupon stands between a click on Place and the operator's word. */
export const placingSchema = v.variant('status', [
  v.object({ status: v.literal('idle') }),
  v.object({ status: v.literal('sending'), refId: v.string() }),
  /** The answer was lost: the operator is asked by refId until it is known. */
  v.object({ status: v.literal('checking'), refId: v.string() }),
]);

export const couponProblemSchema = v.object({
  /** Which rule refused; texts are in the shell's dictionary under `coupon.problem.{code}`. */
  code: v.picklist([
    'empty',
    'not-signed-in',
    'stake-invalid',
    'stake-too-small',
    'stake-too-big',
    'not-enough-money',
    'price-changed',
    'bet-blocked',
    'bet-finished',
    'bets-dependent',
    'express-needs-two',
    'system-needs-three',
    'feed-stale',
    'refused',
    'unavailable',
  ]),
  /** The outcome it is about, where it is about one. */
  marketId: v.optional(v.string()),
  /** Minor units, for the stake's bounds. */
  limit: v.optional(v.number()),
  /** The operator's own words, where it gave some. */
  text: v.optional(v.string()),
});
export type CouponProblem = v.InferOutput<typeof couponProblemSchema>;

export const couponState = defineState({
  name: 'coupon.state',
  version: 1,
  owner: 'coupon',
  doc: 'The coupon as it stands: bets in the order they were added, type, stake, coefficient and possible win.',
  value: v.object({
    typeId: couponTypeSchema,
    bets: v.array(couponBetSchema),
    addedAtByBetId: v.record(v.string(), v.number()),
    systemValue: v.number(),
    systemValues: v.array(v.number()),
    /** The stake in minor units; null while the field is empty or not a number. */
    amount: v.nullable(amountSchema),
    /** The whole coupon's coefficient; null when it has none (empty, singles). */
    coef: v.nullable(v.number()),
    /** Minor units; null without a valid stake. */
    possibleWin: v.nullable(v.number()),
    placing: placingSchema,
    /**
     * What stands in the way of Place, most urgent first; empty: nothing. Before them, until the
     * coupon is changed, what the operator said to the last attempt: "refused" and, for a player
     * with an account, "unavailable" tell, and do not stand in the way.
     */
    problems: v.array(couponProblemSchema),
  }),
});
export type CouponState = v.InferOutput<typeof couponState.value>;

export const couponAddBet = defineCommand({
  name: 'coupon.addBet',
  version: 1,
  owner: 'coupon',
  doc: 'Puts an outcome into the coupon; another outcome of the same market of that game is replaced.',
  request: v.object({ market: couponMarketSchema }),
  answer: v.object({ count: v.number() }),
  failures: ['coupon-full', 'blocked', 'finished'],
});

export const couponRemoveBet = defineCommand({
  name: 'coupon.removeBet',
  version: 1,
  owner: 'coupon',
  doc: 'Takes an outcome out of the coupon; one that is not there is no fault.',
  request: v.object({ marketId: v.string() }),
  answer: v.object({ count: v.number() }),
  failures: [],
});

export const couponClear = defineCommand({
  name: 'coupon.clear',
  version: 1,
  owner: 'coupon',
  audience: 'shell',
  doc: 'Empties the coupon.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const couponSetType = defineCommand({
  name: 'coupon.setType',
  version: 1,
  owner: 'coupon',
  audience: 'shell',
  doc: 'Single, express, system or a batch of singles.',
  request: v.object({ typeId: couponTypeSchema }),
  answer: v.object({}),
  failures: [],
});

export const couponSetSystemValue = defineCommand({
  name: 'coupon.setSystemValue',
  version: 1,
  owner: 'coupon',
  audience: 'shell',
  doc: 'The k of a "k of m" system; clamped to 2 at the least.',
  request: v.object({ systemValue: v.pipe(v.number(), v.integer()) }),
  answer: v.object({ systemValue: v.number() }),
  failures: [],
});

export const couponSetAmount = defineCommand({
  name: 'coupon.setAmount',
  version: 1,
  owner: 'coupon',
  audience: 'shell',
  doc: 'The stake in minor units, per bet for singles, in all otherwise; null empties it.',
  request: v.object({ amount: v.nullable(amountSchema) }),
  answer: v.object({}),
  failures: [],
});

export const couponAcceptPrices = defineCommand({
  name: 'coupon.acceptPrices',
  version: 1,
  owner: 'coupon',
  audience: 'shell',
  doc: 'The player takes the prices as they are now.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const couponPlace = defineCommand({
  name: 'coupon.place',
  version: 1,
  owner: 'coupon',
  audience: 'shell',
  doc: 'Places what the player saw: the snapshot names the prices, stake and account of the click.',
  request: v.object({
    amount: amountSchema,
    accountId: v.number(),
    coefs: v.record(v.string(), coefSchema),
  }),
  answer: v.object({
    refId: v.string(),
    /** One id a placed coupon; several for singles. */
    betIds: v.array(v.string()),
  }),
  failures: [
    'not-ready',
    'price-changed',
    'refused',
    'not-signed-in',
    'not-enough-money',
    'unknown-outcome',
  ],
});

export const couponPlaced = defineEvent({
  name: 'coupon.placed',
  version: 1,
  owner: 'coupon',
  doc: 'The operator accepted a placement; balance, history and reminders hear this.',
  payload: v.object({
    refId: v.string(),
    betIds: v.array(v.string()),
    typeId: couponTypeSchema,
    accountId: v.number(),
    amount: amountSchema,
  }),
});
