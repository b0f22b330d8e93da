import * as v from 'valibot';
import { defineState } from '../../kernel/contract';
import { hyperBonusSchema, placedBetSchema } from './bets';
import {
  amountSchema,
  couponBetSchema,
  couponMarketSchema,
  couponTypeSchema,
  pricedAtSchema,
} from './coupon-bet';
import { COUPON_PROBLEM_CODES } from './coupon-problems';
import { coefSchema } from './line';

/** The step of placing a coupon, between a click on Place and the operator's answer. */
export const placingSchema = v.variant('status', [
  v.object({ status: v.literal('idle') }),
  v.object({ status: v.literal('sending'), refId: v.string() }),
  /** The answer was lost: the result is requested by refId until it is known. */
  v.object({ status: v.literal('checking'), refId: v.string() }),
]);

export const couponProblemSchema = v.object({
  /** Which rule refused; texts are in the shell's dictionary under `coupon.problem.{code}`. */
  code: v.picklist(COUPON_PROBLEM_CODES),
  /** Of "player-barred": the operator's code. */
  reason: v.optional(v.string()),
  /** The outcome it is about, where it is about one. */
  marketId: v.optional(v.string()),
  /** The match, if the problem is about bets of one match. */
  gameId: v.optional(v.number()),
  /** Minor units, for the stake's bounds and the rest of a limit. */
  limit: v.optional(v.number()),
  /** Of a single that was asked for by itself, beside other bets of the coupon: its stake, which another try sends. */
  stake: v.optional(v.number()),
  /** Of "limit-reached": which of the player's limits it is. */
  limitType: v.optional(v.number()),
  /** The operator's own words, where it gave some. */
  text: v.optional(v.string()),
});
export type CouponProblem = v.InferOutput<typeof couponProblemSchema>;

export const couponTabSchema = v.picklist(['coupon', 'bets']);

/** A "k of m" that the player may choose: its k, its bankers, its least stake in minor units, its lines. */
export const systemOptionSchema = v.object({
  value: v.number(),
  offset: v.number(),
  minBetAmount: v.number(),
  combo: v.number(),
});

/** The change of one leg of a loaded coupon since it was shared. */
export const loadedLegSchema = v.object({
  marketId: v.string(),
  /** "Arsenal – Chelsea". */
  title: v.string(),
  market: couponMarketSchema,
  oldCoef: coefSchema,
  /** Its price now, a suspended one too; null where its match is over. */
  newCoef: v.nullable(coefSchema),
  state: v.picklist(['same', 'moved', 'suspended', 'expired']),
});
export type LoadedLeg = v.InferOutput<typeof loadedLegSchema>;

/** The bets of one match in an express, and their price together. */
export const matchPriceSchema = v.object({
  gameId: v.number(),
  /** Null until the operator has given it, and for bets that it does not combine. */
  coef: v.nullable(coefSchema),
  /** The price that the player last accepted, and when; null: none yet. */
  seen: v.nullable(pricedAtSchema),
});

/** One of the player's limits: loss 10 to 12, wagering 1 to 3 (day, week, month); minor units. */
export const playerLimitSchema = v.object({
  limitType: v.number(),
  limitValue: v.number(),
  /** The amount left of it. */
  limitBalance: v.number(),
});
export type PlayerLimit = v.InferOutput<typeof playerLimitSchema>;

export const couponState = defineState({
  name: 'coupon.state',
  version: 1,
  owner: 'coupon',
  doc: 'The coupon: bets in the order they were added, type, stakes, coefficient, possible win, and the offers and bounds of the operator.',
  value: v.object({
    tab: couponTabSchema,
    typeId: couponTypeSchema,
    /** The account that bets; null for a guest. */
    accountId: v.nullable(v.number()),
    bets: v.array(couponBetSchema),
    /**
     * The matches of which an express has several bets, where the operator combines those: they count
     * as one leg at this price, and their own prices do not count.
     */
    matchPrices: v.array(matchPriceSchema),
    addedAtByBetId: v.record(v.string(), v.number()),
    systemValue: v.number(),
    systemValues: v.array(v.number()),
    systemOptions: v.array(systemOptionSchema),
    /** The stake in minor units; null while the field is empty or not a number. */
    amount: v.nullable(amountSchema),
    /** Stakes of a batch of singles, where a block or a bet (by its market) has one of its own; null: emptied. */
    amountByBlockId: v.record(v.string(), v.nullable(amountSchema)),
    amountByBetId: v.record(v.string(), v.nullable(amountSchema)),
    /** The stake offered first. */
    initialAmount: v.nullable(amountSchema),
    /** The bounds that hold for this type and account; null: none. */
    minBetAmount: v.nullable(amountSchema),
    maxBetAmount: v.nullable(amountSchema),
    /** The operator's advance for the part beyond the balance. */
    availablePrepaidAmount: amountSchema,
    /** The whole coupon's coefficient; null when it has none (empty, singles, bets that can't be together or have no price together yet). */
    coef: v.nullable(v.number()),
    /** The same in the player's format; empty where there is none. */
    coefByView: v.string(),
    antiExpressCoef: v.nullable(v.number()),
    /** Minor units; null without a valid stake, and for bets that can't be together. */
    possibleWin: v.nullable(v.number()),
    /** The most a bet pays; null: no bound. */
    maxPayout: v.nullable(amountSchema),
    hyperBonus: v.nullable(hyperBonusSchema),
    /** The code that counts; empty: none. */
    promoCode: v.string(),
    /** The code that was typed; empty where the one chosen was offered. */
    manualPromoCode: v.string(),
    promoCodes: v.array(v.object({ code: v.string(), title: v.string() })),
    /** The accumulator that the coupon was filled from and still is. */
    expressId: v.nullable(v.number()),
    /** Place may be pressed. */
    isPlaceBet: v.boolean(),
    /** Auto-max and vip bet may be turned on. */
    isAutoMaxOffered: v.boolean(),
    isAutoMax: v.boolean(),
    isVipBet: v.boolean(),
    /** The stake is the free bet of the promo code: it is fixed, no money of the player's, and not in the possible win. */
    isFreeBet: v.boolean(),
    /** Bets may be made bankers. */
    isBankerOffered: v.boolean(),
    isLoadedFromCode: v.boolean(),
    bonusBet: v.nullable(v.object({ coef: coefSchema })),
    isBonusBetRemoved: v.boolean(),
    /** The player's limits with the amounts left. */
    limits: v.array(playerLimitSchema),
    /** The changes by a loaded code; null once dismissed. */
    loadReport: v.nullable(v.array(loadedLegSchema)),
    /** The coupon placed last, until the next bet is added or it is put away. */
    successCoupon: v.nullable(placedBetSchema),
    /** The result of each bet of the batch of singles placed last. */
    singlesResultCoupons: v.array(
      v.object({
        marketId: v.string(),
        bet: v.nullable(placedBetSchema),
        problem: v.nullable(couponProblemSchema),
      }),
    ),
    placing: placingSchema,
    /**
     * The problems that prevent placing, most urgent first. Until the coupon is changed, the
     * operator's refusal of the last attempt comes first; it informs and prevents nothing.
     * `isPlaceBet` is false while a problem prevents placing.
     */
    problems: v.array(couponProblemSchema),
  }),
});
export type CouponState = v.InferOutput<typeof couponState.value>;

/** A coupon in which nothing is yet. */
export const NO_COUPON: CouponState = {
  tab: 'coupon',
  typeId: 0,
  accountId: null,
  bets: [],
  matchPrices: [],
  addedAtByBetId: {},
  systemValue: 2,
  systemValues: [],
  systemOptions: [],
  amount: null,
  amountByBlockId: {},
  amountByBetId: {},
  initialAmount: null,
  minBetAmount: null,
  maxBetAmount: null,
  availablePrepaidAmount: 0,
  coef: null,
  coefByView: '',
  antiExpressCoef: null,
  possibleWin: null,
  maxPayout: null,
  hyperBonus: null,
  promoCode: '',
  manualPromoCode: '',
  promoCodes: [],
  expressId: null,
  isPlaceBet: false,
  isAutoMaxOffered: false,
  isAutoMax: false,
  isVipBet: false,
  isFreeBet: false,
  isBankerOffered: false,
  isLoadedFromCode: false,
  bonusBet: null,
  isBonusBetRemoved: false,
  limits: [],
  loadReport: null,
  successCoupon: null,
  singlesResultCoupons: [],
  placing: { status: 'idle' },
  problems: [{ code: 'empty' }],
};
