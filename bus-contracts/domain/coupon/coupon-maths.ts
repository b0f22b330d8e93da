import { settledBonusCoef } from './bonus-bet';
import { EXPRESS, isSingles } from '../catalogue/coupon-types';
import type { CouponLeg, CouponTerms, SettledLeg } from '../catalogue/coupon-terms';
import { joinedLegs } from './match-legs';
import {
  cutCoef,
  legsCoef,
  lowestTerms,
  pricedLeg,
  settledLeg,
  toSafeNumber,
  withBonuses,
} from '../odds/exact-coef';
import type { ExactCoef, PricedLeg } from '../odds/exact-coef';
import { exactStake, pay } from './pay';
import type { PayoutCap } from './pay';

/** An open coupon's figures. */
export interface Quote {
  /** The coefficient with all bonuses, cut to 3 digits; null where there is none: no legs, several singles, too few for the system. */
  readonly coef: number | null;
  /** The same coefficient uncut, in lowest terms; the money is computed from it. */
  readonly exact: ExactCoef | null;
  /** Of an express: the price without margin of its not coming in, c / (c - 1), cut to 3 digits. It is shown and enters no other figure. */
  readonly antiExpressCoef: number | null;
  /** The charge to the account, in minor units: the amount once, or once for each single; null without an amount. */
  readonly stake: number | null;
  /** The payout if every leg wins, in minor units, cut: the amount times the requested exact coefficient, or else times the coupon's uncut one. */
  readonly possibleWin: number | null;
  /** The cap that reduced the possible win. */
  readonly cappedBy: PayoutCap | null;
}

/**
 * Every figure of an open coupon. The amount is in minor units, in all, and for singles on each;
 * a settlement of the same terms with every leg won pays exactly the possible win.
 */
export function quote(given: CouponTerms & { readonly amount: number | null }): Quote {
  const coupon = joined(given);
  const legs = coupon.legs.map(pricedLeg);
  const own = hasOneCoef(coupon) ? legsCoef(coupon, legs) : null;
  const exact = own && lowestTerms(withBonuses(own, coupon));
  const win = coupon.amount === null ? null : payTotal(coupon, legs, coupon.amount, true);
  return {
    coef: exact && cutCoef(exact),
    exact,
    antiExpressCoef: own && coupon.typeId === EXPRESS ? antiCoef(own) : null,
    stake: coupon.amount === null ? null : totalStake(coupon, coupon.amount),
    possibleWin: win && win.amount,
    cappedBy: win && win.cappedBy,
  };
}

/** The coupon's coefficient as `quote` gives it. */
export function couponCoef(given: CouponTerms): number | null {
  const coupon = joined(given);
  if (!hasOneCoef(coupon)) return null;
  const own = legsCoef(coupon, coupon.legs.map(pricedLeg));
  return own && cutCoef(withBonuses(own, coupon));
}

/** The possible win as `quote` gives it; null where the coupon can't be priced. */
export function possibleWin(given: CouponTerms & { readonly amount: number }): number | null {
  const coupon = joined(given);
  return payTotal(coupon, coupon.legs.map(pricedLeg), coupon.amount, true)?.amount ?? null;
}

/** The payout of a settled coupon, in minor units, cut. Singles: `amount` was staked on each. */
export function payout(given: CouponTerms<SettledLeg> & { readonly amount: number }): number {
  const coupon = joined(given);
  const areAllWon = coupon.legs.every((leg) => leg.status === 'won');
  const terms = { ...coupon, bonusCoef: settledBonusCoef(coupon.bonusCoef, coupon.legs) };
  const total = payTotal(terms, coupon.legs.map(settledLeg), coupon.amount, areAllWon);
  if (total === null) {
    throw new RangeError('Failed to settle: a coupon of these legs can not have been placed.');
  }
  return total.amount;
}

/** Only an express has legs of one match together. */
function joined<Terms extends CouponTerms>(coupon: Terms): Terms {
  return coupon.typeId === EXPRESS ? { ...coupon, legs: joinedLegs(coupon.legs) } : coupon;
}

function hasOneCoef({ typeId, legs }: CouponTerms): boolean {
  return !isSingles(typeId) || legs.length === 1;
}

function totalStake({ typeId, legs }: CouponTerms, amount: number): number {
  return toSafeNumber(exactStake(amount) * BigInt(isSingles(typeId) ? legs.length : 1));
}

function payTotal(
  coupon: CouponTerms<CouponLeg>,
  legs: readonly PricedLeg[],
  amount: number,
  areAllWon: boolean,
): { amount: number; cappedBy: PayoutCap | null } | null {
  // Each single is a bet of its own, so each is cut and capped by itself.
  const bets = isSingles(coupon.typeId) ? legs.map((leg) => [leg]) : [legs];
  const terms = hasOneCoef(coupon) ? coupon : { ...coupon, exactCoef: null };
  const stake = exactStake(amount);
  let total = 0n;
  let cappedBy: PayoutCap | null = null;
  for (const bet of bets) {
    const coef = legsCoef(coupon, bet);
    if (coef === null) return null;
    const paid = pay(terms, stake, coef, areAllWon);
    total += paid.amount;
    cappedBy ??= paid.cappedBy;
  }
  if (bets.length === 0) return null;
  const isTooGreat = total > BigInt(Number.MAX_SAFE_INTEGER);
  return { amount: toSafeNumber(total), cappedBy: isTooGreat ? 'greatest-figure' : cappedBy };
}

/** The price against the coupon; null where its own price is 1. */
function antiCoef({ numerator, denominator }: ExactCoef): number | null {
  const against = numerator - denominator;
  return against > 0n ? cutCoef({ numerator, denominator: against }) : null;
}
