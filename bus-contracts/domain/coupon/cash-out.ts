import { LEG_SCALE, legsCoef, PRICE_SCALE, settledLeg, toSafeNumber } from '../odds/exact-coef';
import type { PricedLeg } from '../odds/exact-coef';
import { scaleCoef } from '../odds/scaled-coef';
import { bonusCoefLeft } from './bonus-bet';
import { payout } from './coupon-maths';
import type { CouponLeg, CouponTerms, SettledLeg } from '../catalogue/coupon-terms';
import { EXPRESS, SYSTEM } from '../catalogue/coupon-types';

/** Chances are whole millionths: 500,000 is one half. */
export const CHANCE_SCALE = 1_000_000;
const CHANCE = BigInt(CHANCE_SCALE);

const PAYING_ENDS = ['won', 'half-won', 'void', 'half-lost'] as const;
type End = (typeof PAYING_ENDS)[number];

/** The chances of the ways in which a leg can end, in millionths; the rest is that of being lost. */
export type LegChances = Readonly<Record<End, number>>;

/** A leg of a placed bet: settled, or open with its chances. */
export type CashOutLeg = CouponLeg &
  (Pick<SettledLeg, 'status'> | { readonly status: 'accepted'; readonly chances: LegChances });

type OpenBet = CouponTerms<CashOutLeg> & { readonly amount: number };

/**
 * The fair value of an open bet: its expected payout, in minor units, cut. Its legs are of different
 * matches, so that their chances are independent. Null for a bet with a cap, a hyper bonus or an exact
 * coefficient that could apply, if it is a system or a leg can still be returned: its payout is then
 * no sum of products of prices.
 * @example fairValue({ typeId: 0, systemValue: 0, amount: 1000, legs: [{ coef: 2.5, status: 'accepted', chances: { won: 500_000, 'half-won': 0, void: 0, 'half-lost': 0 } }] }) // 1250
 */
export function fairValue(bet: OpenBet): number | null {
  if (bet.typeId === SYSTEM) return hasBound(bet) ? null : valueOfLines(bet);
  const canBeReturned = bet.legs.some(
    (leg) =>
      leg.status === 'accepted' && PAYING_ENDS.some((end) => end !== 'won' && leg.chances[end] > 0),
  );
  return canBeReturned && hasBound(bet) ? null : valueOfProduct(bet);
}

/** Whether the payout is more or less than the stake times the prices, its bonus bet apart. */
function hasBound(bet: OpenBet): boolean {
  const most = { ...withOpenLegsWon(bet), maxPayout: null };
  const isCapped =
    typeof bet.maxPayout === 'number' && payout(most) > Math.max(bet.maxPayout, bet.amount);
  return isCapped || Boolean(bet.hyperBonus) || Boolean(bet.exactCoef);
}

/** A single or express: what it pays with every open leg won in full, and its stake times the prices and the bonus bet of the legs left else. */
function valueOfProduct(bet: OpenBet): number {
  let chance = 1n;
  let scale = 1n;
  for (const leg of bet.legs) {
    if (leg.status !== 'accepted') continue;
    chance *= BigInt(leg.chances.won);
    scale *= CHANCE;
  }
  const unit =
    LEG_SCALE ** BigInt(bet.legs.length) * CHANCE ** BigInt(bet.legs.length) * PRICE_SCALE;
  const rest = BigInt(bet.amount) * (raisedSum(bet, PAYING_ENDS) - raisedSum(bet, ['won']));
  const best = BigInt(payout(withOpenLegsWon(bet))) * chance;
  return toSafeNumber((best * unit + rest * scale) / (scale * unit));
}

/** The sum of the products of prices and chances over all of these ways to end, each with its bonus bet, which counts the legs that are left. */
function raisedSum({ typeId, bonusCoef, legs }: OpenBet, ends: readonly End[]): bigint {
  const sumOf = (leg: CashOutLeg, of: readonly End[]): bigint => {
    if (leg.status === 'accepted') {
      return expectedLeg(
        leg,
        of.filter((end) => ends.includes(end)),
      ).price;
    }
    return leg.status === 'lost' || !of.includes(leg.status) ? 0n : expectedLeg(leg, of).price;
  };
  const all = legs.reduce((product, leg) => product * sumOf(leg, PAYING_ENDS), 1n);
  if (typeId !== EXPRESS || !bonusCoef) return all * PRICE_SCALE;
  let byLeft = [1n];
  for (const leg of legs) {
    const [counted, returned] = [sumOf(leg, ['won', 'half-won']), sumOf(leg, ['void'])];
    byLeft = [...byLeft, 0n].map(
      (sum, left) => sum * returned + (byLeft[left - 1] ?? 0n) * counted,
    );
  }
  return byLeft.reduce((sum, ofLeft, left) => {
    const bonus = bonusCoefLeft(bonusCoef, { left, placed: legs.length }) ?? 1;
    return sum + ofLeft * (BigInt(scaleCoef(bonus)) - PRICE_SCALE);
  }, all * PRICE_SCALE);
}

/** The expected payout of a system is the sum of those of its lines. */
function valueOfLines(bet: OpenBet): number | null {
  const bankers = bet.legs.filter((leg) => leg.isBanker).length;
  const expected = legsCoef(
    bet,
    bet.legs.map((leg) => expectedLeg(leg, PAYING_ENDS)),
  );
  if (!expected) return null;
  const scale = CHANCE ** BigInt(bankers + bet.systemValue);
  return toSafeNumber((BigInt(bet.amount) * expected.numerator) / (expected.denominator * scale));
}

/** A leg at its price in each of these ways to end, times their chances in millionths; a settled one at its own. */
function expectedLeg(leg: CashOutLeg, ends: readonly End[]): PricedLeg {
  const price =
    leg.status === 'accepted'
      ? ends.reduce(
          (sum, status) => sum + settledLeg({ ...leg, status }).price * BigInt(leg.chances[status]),
          0n,
        )
      : settledLeg(leg).price * CHANCE;
  return { price, isBanker: leg.isBanker === true };
}

function withOpenLegsWon(bet: OpenBet): CouponTerms<SettledLeg> & { readonly amount: number } {
  return {
    ...bet,
    legs: bet.legs.map((leg) => (leg.status === 'accepted' ? { ...leg, status: 'won' } : leg)),
  };
}
