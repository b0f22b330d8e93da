import { Fraction } from 'fraction.js';
import { Combination } from 'js-combinatorics';
import type { CouponTerms, HyperBonus, SettledLeg } from '../catalogue/coupon-terms';

const GREATEST = new Fraction(Number.MAX_SAFE_INTEGER);

/** The coefficient of a coupon by the definition of its terms: every line is listed, and nothing is scaled. */
export interface BruteForce {
  /** With all bonuses; null for several singles. */
  readonly coef: Fraction | null;
  readonly paid: number;
}

/** Settles a coupon by listing its lines in rational numbers; shares no code with the tested functions. */
export function bruteForce(coupon: CouponTerms<SettledLeg> & { amount: number }): BruteForce {
  const { typeId, legs, amount } = coupon;
  const bets = typeId === 0 || typeId === 9 ? legs.map((leg) => [leg]) : [legs];
  const raised = bets.map((bet) => raise(coupon, bet, ownCoef(coupon, bet)));
  const isOne = bets.length === 1;
  const sum = raised
    .map((coef) => payOne(coupon, isOne ? replace(coupon, coef) : coef, amount))
    .reduce((total, paid) => total.add(paid));
  return { coef: (isOne && raised[0]) || null, paid: Number(least(sum, GREATEST).n) };
}

function price(leg: SettledLeg): Fraction {
  const won = new Fraction(leg.coef.toFixed(3));
  const prices = {
    won,
    'half-won': won.add(1).div(2),
    void: new Fraction(1),
    'half-lost': new Fraction(1, 2),
    lost: new Fraction(0),
  };
  return prices[leg.status];
}

/** The mean of the lines; a coupon that is no system is one line. */
function ownCoef(
  { typeId, systemValue }: CouponTerms<SettledLeg>,
  legs: readonly SettledLeg[],
): Fraction {
  const prices = (wanted: boolean): Fraction[] =>
    legs.filter((leg) => (leg.isBanker === true) === wanted).map(price);
  if (typeId !== 2) return product(legs.map(price));
  const bankers = product(prices(true));
  let [sum, count] = [new Fraction(0), 0];
  for (const line of new Combination(prices(false), systemValue)) {
    // A line with a lost leg pays nothing.
    if (line.every((one) => one.n > 0n)) sum = sum.add(product(line));
    count += 1;
  }
  return bankers.mul(sum).div(count);
}

function product(prices: readonly Fraction[]): Fraction {
  return prices.reduce((result, one) => result.mul(one), new Fraction(1));
}

function raise(
  coupon: CouponTerms<SettledLeg>,
  bet: readonly SettledLeg[],
  own: Fraction,
): Fraction {
  const raised = coupon.typeId === 1 ? own.mul(bonusOf(coupon, bet)) : own;
  if (!coupon.hyperBonus || raised.compare(1) <= 0) return raised;
  return raised.add(raised.sub(1).mul(share(coupon.hyperBonus)));
}

/** Percents of the bonus bet by the legs that are left of some that were void: fewer than three bring none. */
const PERCENTS_LEFT = [0, 0, 0, 3, 4, 5, 6, 7, 8, 9];

function bonusOf({ bonusCoef }: CouponTerms<SettledLeg>, bet: readonly SettledLeg[]): Fraction {
  const none = new Fraction(1);
  if (!bonusCoef) return none;
  const placed = new Fraction(bonusCoef.toFixed(3));
  let left = 0;
  for (const { status } of bet) {
    if (status === 'lost' || status === 'half-lost') return none;
    if (status === 'won' || status === 'half-won') left += 1;
  }
  if (left === bet.length) return placed;
  return least(placed, new Fraction(PERCENTS_LEFT[left] ?? 10, 100).add(1));
}

function share({ percent, minPercent, maxPercent }: HyperBonus): Fraction {
  if (percent <= 0) return new Fraction(0);
  const notMore = percent > maxPercent ? maxPercent : percent;
  const held = notMore < minPercent ? minPercent : notMore;
  return new Fraction(held.toFixed(3)).div(100);
}

function replace(coupon: CouponTerms<SettledLeg>, raised: Fraction): Fraction {
  if (!coupon.exactCoef) return raised;
  const exact = new Fraction(coupon.exactCoef.toFixed(3));
  return coupon.legs.every((leg) => leg.status === 'won') ? exact : least(exact, raised);
}

function payOne({ maxPayout }: CouponTerms, coef: Fraction, amount: number): Fraction {
  const paid = coef.mul(amount).floor();
  if (maxPayout === null || maxPayout === undefined) return paid;
  return least(paid, new Fraction(Math.max(maxPayout, amount)));
}

function least(a: Fraction, b: Fraction): Fraction {
  return a.compare(b) <= 0 ? a : b;
}
