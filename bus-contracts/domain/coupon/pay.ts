import type { CouponTerms } from '../catalogue/coupon-terms';
import { lesser, PRICE_SCALE, withBonuses } from '../odds/exact-coef';
import type { ExactCoef } from '../odds/exact-coef';
import { scaleCoef } from '../odds/scaled-coef';

const GREATEST = BigInt(Number.MAX_SAFE_INTEGER);

/** The cap of a payout: the operator's limit, or the greatest exact figure. */
export type PayoutCap = 'max-payout' | 'greatest-figure';

export interface Pay {
  readonly amount: bigint;
  readonly cappedBy: PayoutCap | null;
}

/**
 * Reads a stake as whole minor units.
 * @throws RangeError for an amount that is negative, a fraction or too great to be exact.
 */
export function exactStake(amount: number): bigint {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`Failed to read a stake: ${amount} is not a number of minor units.`);
  }
  return BigInt(amount);
}

/** The payout of a bet with the coefficient `coef` of its legs: with the bonuses of `terms`, or with the exact coefficient instead, cut to the minor unit and capped. */
export function pay(terms: CouponTerms, stake: bigint, coef: ExactCoef, areAllWon: boolean): Pay {
  const { numerator, denominator } = coefPaid(terms, withBonuses(coef, terms), areAllWon);
  const amount = (stake * numerator) / denominator;
  const limit = payoutLimit(terms, stake);
  if (limit !== null && amount > limit) return { amount: limit, cappedBy: 'max-payout' };
  if (amount > GREATEST) return { amount: GREATEST, cappedBy: 'greatest-figure' };
  return { amount, cappedBy: null };
}

function coefPaid({ exactCoef }: CouponTerms, own: ExactCoef, areAllWon: boolean): ExactCoef {
  if (!exactCoef) return own;
  const exact = { numerator: BigInt(scaleCoef(exactCoef)), denominator: PRICE_SCALE };
  return areAllWon ? exact : lesser(exact, own);
}

function payoutLimit({ maxPayout }: CouponTerms, stake: bigint): bigint | null {
  if (maxPayout === null || maxPayout === undefined) return null;
  const limit = BigInt(maxPayout);
  return limit > stake ? limit : stake;
}
