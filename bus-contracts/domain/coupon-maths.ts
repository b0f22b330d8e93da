import type { CouponType } from '../contracts/coupon';
import { COEF_SCALE, scaleCoef } from './scaled-coef';

export interface CouponLeg {
  readonly coef: number;
  /** Of a system: stands in every line. */
  readonly isBanker?: boolean;
}

export interface SettledLeg extends CouponLeg {
  /** A void leg counts with a price of 1. */
  readonly status: 'won' | 'lost' | 'void';
}

interface Terms<Leg> {
  readonly typeId: CouponType;
  readonly legs: readonly Leg[];
  /** The k of a "k of m" system; k counts the legs that are no bankers. */
  readonly systemValue: number;
}

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const SCALE = BigInt(COEF_SCALE);

/** The coupon's coefficient, cut to 3 digits; null where it has none: no legs, several singles, too few for the system. */
export function couponCoef(coupon: Terms<CouponLeg>): number | null {
  if (isSingles(coupon.typeId) && coupon.legs.length !== 1) return null;
  const coef = coefOf(coupon.typeId, coupon.legs.map(priced), coupon.systemValue);
  return coef && toSafeNumber((coef.numerator * SCALE) / coef.denominator) / COEF_SCALE;
}

/** What the coupon pays if every leg wins, in minor units, cut; null where the coupon can't be priced. Singles: `amount` is staked on each. */
export function possibleWin(coupon: Terms<CouponLeg> & { readonly amount: number }): number | null {
  return payTotal(coupon, coupon.legs.map(priced));
}

/** What a settled coupon pays, in minor units, cut. Singles: `amount` was staked on each. */
export function payout(coupon: Terms<SettledLeg> & { readonly amount: number }): number {
  const total = payTotal(coupon, coupon.legs.map(settled));
  if (total === null) {
    throw new RangeError('Failed to settle: a coupon of these legs can not have been placed.');
  }
  return total;
}

/** A leg's price in thousandths. */
interface PricedLeg {
  readonly price: bigint;
  readonly isBanker: boolean;
}

function priced(leg: CouponLeg): PricedLeg {
  return { price: BigInt(scaleCoef(leg.coef)), isBanker: leg.isBanker === true };
}

function settled(leg: SettledLeg): PricedLeg {
  if (leg.status === 'won') return priced(leg);
  return { price: leg.status === 'void' ? SCALE : 0n, isBanker: leg.isBanker === true };
}

function isSingles(typeId: CouponType): boolean {
  return typeId === 0 || typeId === 9;
}

function payTotal(
  coupon: { typeId: CouponType; systemValue: number; amount: number },
  legs: readonly PricedLeg[],
): number | null {
  // Each single is a bet of its own, so each is cut by itself.
  const bets = isSingles(coupon.typeId) ? legs.map((leg) => [leg]) : [legs];
  const stake = BigInt(coupon.amount);
  let total = 0n;
  for (const bet of bets) {
    const coef = coefOf(coupon.typeId, bet, coupon.systemValue);
    if (coef === null) return null;
    total += (stake * coef.numerator) / coef.denominator;
  }
  return bets.length === 0 ? null : toSafeNumber(total);
}

/** The exact coefficient. */
function coefOf(typeId: CouponType, legs: readonly PricedLeg[], k: number): Fraction | null {
  if (legs.length === 0) return null;
  if (typeId !== 2) return product(legs);
  const free = legs.filter((leg) => !leg.isBanker);
  if (!Number.isInteger(k) || k < 1 || k > free.length) return null;
  const bankers = product(legs.filter((leg) => leg.isBanker));
  return {
    numerator: bankers.numerator * sumOfLines(free, k),
    denominator: bankers.denominator * SCALE ** BigInt(k) * linesOf(free.length, k),
  };
}

function product(legs: readonly PricedLeg[]): Fraction {
  return {
    numerator: legs.reduce((result, leg) => result * leg.price, 1n),
    denominator: SCALE ** BigInt(legs.length),
  };
}

/** The sum of the prices of all lines of k legs, built up leg by leg: no line is ever listed. */
function sumOfLines(legs: readonly PricedLeg[], k: number): bigint {
  const sums = [1n, ...Array<bigint>(k).fill(0n)];
  for (const { price } of legs) {
    for (let size = k; size >= 1; size--) {
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * price;
    }
  }
  return sums[k] ?? 0n;
}

/** How many lines a "k of m" system has. */
function linesOf(m: number, k: number): bigint {
  let lines = 1n;
  for (let i = 1; i <= k; i++) lines = (lines * BigInt(m - k + i)) / BigInt(i);
  return lines;
}

/** A figure greater than any account can hold is given as the greatest that is exact. */
function toSafeNumber(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}
