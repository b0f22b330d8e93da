import { legsCoef, pricedLeg, settledLeg, toSafeNumber } from '../odds/exact-coef';
import { payout } from './coupon-maths';
import type { CouponLeg, CouponTerms, SettledLeg } from './coupon-terms';
import { SYSTEM } from './coupon-types';

/** Chances are whole millionths: 500,000 is one half. */
export const CHANCE_SCALE = 1_000_000;
const CHANCE = BigInt(CHANCE_SCALE);

/** A leg of a placed bet: settled, or open with its chance to be won in millionths. */
export type CashOutLeg = CouponLeg &
  (Pick<SettledLeg, 'status'> | { readonly status: 'accepted'; readonly chance: number });

type OpenBet = CouponTerms<CashOutLeg> & { readonly amount: number };

/**
 * The fair value of an open bet: its expected payout, in minor units, cut. Its legs are of different
 * matches, so that their chances are independent. Null for a system with a cap, a hyper bonus or an
 * exact coefficient that could apply: its payout is no sum of its lines then.
 * @example fairValue({ typeId: 0, systemValue: 0, amount: 1000, legs: [{ coef: 2.5, status: 'accepted', chance: 500_000 }] }) // 1250
 */
export function fairValue(bet: OpenBet): number | null {
  return bet.typeId === SYSTEM ? valueOfLines(bet) : valueOfWin(bet);
}

/** A single or express pays nothing unless every open leg is won. */
function valueOfWin(bet: OpenBet): number {
  let chance = 1n;
  let scale = 1n;
  for (const leg of bet.legs) {
    if (leg.status !== 'accepted') continue;
    chance *= BigInt(leg.chance);
    scale *= CHANCE;
  }
  return toSafeNumber((BigInt(payout(withOpenLegsWon(bet))) * chance) / scale);
}

/** The expected payout of a system is the sum of those of its lines. */
function valueOfLines(bet: OpenBet): number | null {
  const most = { ...withOpenLegsWon(bet), maxPayout: null };
  const isCapped =
    typeof bet.maxPayout === 'number' && payout(most) > Math.max(bet.maxPayout, bet.amount);
  if (isCapped || bet.hyperBonus || bet.exactCoef) return null;
  const bankers = bet.legs.filter((leg) => leg.isBanker).length;
  const expected = legsCoef(
    bet,
    bet.legs.map((leg) => {
      const isOpen = leg.status === 'accepted';
      const { price, isBanker } = isOpen ? pricedLeg(leg) : settledLeg(leg);
      return { price: price * (isOpen ? BigInt(leg.chance) : CHANCE), isBanker };
    }),
  );
  if (!expected) return null;
  const scale = CHANCE ** BigInt(bankers + bet.systemValue);
  return toSafeNumber((BigInt(bet.amount) * expected.numerator) / (expected.denominator * scale));
}

function withOpenLegsWon(bet: OpenBet): CouponTerms<SettledLeg> & { readonly amount: number } {
  return {
    ...bet,
    legs: bet.legs.map((leg) => (leg.status === 'accepted' ? { ...leg, status: 'won' } : leg)),
  };
}
