import type { CouponLeg, CouponTerms, HyperBonus, SettledLeg } from '../catalogue/coupon-terms';
import { lineCount, lineSums } from './line-sums';
import { COEF_SCALE, scaleCoef } from './scaled-coef';
import { EXPRESS, SYSTEM } from '../catalogue/coupon-types';

/** A coefficient of which nothing was cut. */
export interface ExactCoef {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A leg's price in half thousandths: that of a half won leg is (coef + 1) / 2. */
export interface PricedLeg {
  readonly price: bigint;
  readonly isBanker: boolean;
}

export const PRICE_SCALE = BigInt(COEF_SCALE);
/** The price of a void leg. */
export const LEG_SCALE = 2n * PRICE_SCALE;
/** Percentages are computed as whole thousandths, too. */
const PERCENT_SCALE = 100_000n;

export function pricedLeg(leg: CouponLeg): PricedLeg {
  return { price: 2n * BigInt(scaleCoef(leg.coef)), isBanker: leg.isBanker === true };
}

/** On a quarter line, one half of a leg may be won or lost while the other is void. */
export function settledLeg(leg: SettledLeg): PricedLeg {
  const { price, isBanker } = pricedLeg(leg);
  const prices = {
    won: price,
    'half-won': price / 2n + PRICE_SCALE,
    void: LEG_SCALE,
    'half-lost': PRICE_SCALE,
    lost: 0n,
  };
  return { price: prices[leg.status], isBanker };
}

/** The coefficient of the legs alone; null without legs, or for a system that needs more legs. */
export function legsCoef(
  { typeId, systemValue: k }: Pick<CouponTerms, 'typeId' | 'systemValue'>,
  legs: readonly PricedLeg[],
): ExactCoef | null {
  if (legs.length === 0) return null;
  if (typeId !== SYSTEM) return product(legs);
  const free = legs.filter((leg) => !leg.isBanker);
  if (!Number.isInteger(k) || k < 1 || k > free.length) return null;
  const sum = lineSums(
    free.map((leg) => leg.price),
    k,
  ).at(-1);
  return systemCoef(legs, k, sum ?? 0n);
}

/** The coefficient of a system, given the `sum` of its lines of free legs. */
export function systemCoef(legs: readonly PricedLeg[], k: number, sum: bigint): ExactCoef {
  const bankers = product(legs.filter((leg) => leg.isBanker));
  const free = legs.filter((leg) => !leg.isBanker).length;
  return {
    numerator: bankers.numerator * sum,
    denominator: bankers.denominator * LEG_SCALE ** BigInt(k) * lineCount(free, k),
  };
}

export function product(legs: readonly PricedLeg[]): ExactCoef {
  return {
    numerator: legs.reduce((result, leg) => result * leg.price, 1n),
    denominator: LEG_SCALE ** BigInt(legs.length),
  };
}

/** Adds the bonus bet of an express and the hyper bonus to the coefficient of the legs. */
export function withBonuses(
  coef: ExactCoef,
  { typeId, bonusCoef, hyperBonus }: CouponTerms,
): ExactCoef {
  const raised =
    typeId === EXPRESS && bonusCoef ? times(coef, BigInt(scaleCoef(bonusCoef)), PRICE_SCALE) : coef;
  const netWin = raised.numerator - raised.denominator;
  // Where nothing is won, as when the stake is given back, there is nothing to raise.
  if (!hyperBonus || netWin <= 0n) return raised;
  return {
    numerator: raised.numerator * PERCENT_SCALE + netWin * scaledPercent(hyperBonus),
    denominator: raised.denominator * PERCENT_SCALE,
  };
}

/** The percentage within its limits, in thousandths. */
function scaledPercent({ percent, minPercent, maxPercent }: HyperBonus): bigint {
  if (!(percent > 0)) return 0n;
  const held = Math.min(Math.max(percent, minPercent), maxPercent);
  return BigInt(Math.floor(Math.max(held, 0) * COEF_SCALE + 1e-6));
}

function times(coef: ExactCoef, numerator: bigint, denominator: bigint): ExactCoef {
  return {
    numerator: coef.numerator * numerator,
    denominator: coef.denominator * denominator,
  };
}

export function lesser(a: ExactCoef, b: ExactCoef): ExactCoef {
  return a.numerator * b.denominator <= b.numerator * a.denominator ? a : b;
}

/** The same coefficient in lowest terms. */
export function lowestTerms({ numerator, denominator }: ExactCoef): ExactCoef {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

/** A coefficient as it is shown: cut to 3 digits. */
export function cutCoef({ numerator, denominator }: ExactCoef): number {
  return toSafeNumber((numerator * PRICE_SCALE) / denominator) / COEF_SCALE;
}

/** A figure greater than any account can hold is given as the greatest that is exact. */
export function toSafeNumber(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}
