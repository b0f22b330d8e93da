import {
  coefSchema,
  couponMarketSchema,
  hyperBonusSchema,
  sectionSchema,
} from '@grandstand/bus-contracts';
import type { CouponType, Section } from '@grandstand/bus-contracts';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

/** A bet of a coupon as the operator's calls name it. */
export interface SentBet {
  readonly marketId: string;
  readonly coef: number;
  readonly blockId: number;
  readonly isBanker: boolean;
}

/** The coupon that a check is about. */
export interface CouponCheckRequest {
  readonly typeId: CouponType;
  readonly systemValue: number;
  /** Left out for a guest. */
  readonly accountId?: number;
  readonly bets: readonly SentBet[];
  readonly promoCode?: string;
}

const asWire = <T extends object>() =>
  v.pipe(
    v.custom<T>(() => true),
    v.transform((input): Readonly<Record<string, unknown>> =>
      Object.fromEntries(Object.entries(input)),
    ),
  );

const decimal = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The operator's check of a coupon before placing; amounts are still decimals. */
export const couponCheck = definePost({
  path: '/web-api/coupon/check',
  request: asWire<CouponCheckRequest>(),
  answer: v.object({
    minBetAmount: decimal,
    maxBetAmount: v.nullable(decimal),
    bonusMaxAmount: v.nullable(decimal),
    maxPayout: v.nullable(decimal),
    antiExpressCoef: v.nullable(coefSchema),
    hyperBonus: v.nullable(hyperBonusSchema),
    bonusBetAllowed: v.boolean(),
    promoCodes: v.array(v.object({ code: v.string(), title: v.string() })),
    promoCode: v.nullable(v.object({ code: v.string(), isAccepted: v.boolean() })),
    /** The stake of the free bet that the checked code gives; left out or null: it gives none. */
    freeBetAmount: v.optional(v.nullable(decimal), null),
    availablePrepaidAmount: decimal,
    limits: v.array(
      v.object({ limitType: v.number(), limitValue: decimal, limitBalance: decimal }),
    ),
    /** The bets of each match with several: their price together, or why they can't be combined; left out: none is combined. */
    matchPrices: v.optional(
      v.array(
        v.object({
          gameId: v.number(),
          marketIds: v.array(v.string()),
          coef: v.nullable(coefSchema),
          refusal: v.nullable(v.picklist(['impossible', 'not-offered'])),
        }),
      ),
      [],
    ),
    bets: v.array(
      v.object({
        marketId: v.string(),
        coef: coefSchema,
        isBlocked: v.boolean(),
        isFinished: v.boolean(),
        isDepend: v.boolean(),
        isBannedExpress: v.boolean(),
        isDisabledBanker: v.boolean(),
      }),
    ),
  }),
  timeoutMs: 8000,
});

export const couponShareCall = definePost({
  path: '/web-api/coupon/share',
  request: asWire<Pick<CouponCheckRequest, 'typeId' | 'systemValue' | 'bets'>>(),
  answer: v.object({ code: v.pipe(v.string(), v.minLength(1)) }),
});

export const couponLoadCall = defineGet({
  path: '/web-api/coupon/share/:code',
  request: v.object({ code: v.string() }),
  answer: v.object({
    typeId: v.picklist([0, 1, 2, 9]),
    systemValue: v.number(),
    createdAt: v.number(),
    bets: v.array(
      v.object({
        market: couponMarketSchema,
        oldCoef: coefSchema,
        coef: v.nullable(coefSchema),
        state: v.picklist(['same', 'moved', 'suspended', 'expired']),
        isBanker: v.boolean(),
      }),
    ),
  }),
});
export type SharedCoupon = v.InferOutput<typeof couponLoadCall.answer>;

const expressSchema = v.object({ expressId: v.number(), bets: v.array(couponMarketSchema) });

export const accumulatorsCall = defineGet({
  path: '/line-api/v1/accumulators',
  request: v.object({}),
  answer: v.object({ line: v.array(expressSchema), live: v.array(expressSchema) }),
});
export type Accumulators = v.InferOutput<typeof accumulatorsCall.answer>;

/** The request to the bet generator; amounts are minor units of a currency with `scale` digits. */
export interface GeneratorRequest {
  readonly amount: number;
  readonly possibleWin: number;
  readonly scale: number;
  readonly section?: Section;
  readonly sportIds?: readonly number[];
}

/** It changes nothing, but is costly: it is sent once. */
export const generateCall = definePost({
  path: '/line-api/v1/generate',
  request: v.pipe(
    v.object({
      amount: v.number(),
      possibleWin: v.number(),
      scale: v.number(),
      section: v.optional(sectionSchema),
      sportIds: v.optional(v.array(v.number())),
    }),
    v.transform(({ amount, possibleWin, scale, ...where }) => ({
      amount: fromMinor(amount, scale),
      possibleWin: fromMinor(possibleWin, scale),
      ...where,
    })),
  ),
  answer: v.object({ bets: v.array(couponMarketSchema) }),
});
