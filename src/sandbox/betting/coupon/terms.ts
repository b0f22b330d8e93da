import type { CouponType } from '@grandstand/bus-contracts';
import {
  bonusBetCoef,
  couponCoef,
  type CouponLeg,
  EXPRESS,
  type HyperBonus,
  joinedLegs,
} from '@grandstand/bus-contracts/domain';
import type { Currency } from '../catalog/currencies';
import type { PromoCode } from '../../rewards/promo-codes/promo-codes';
import { RULES } from './coupon-rules';

/** The terms of a payout besides the prices of the legs. */
export interface BetTerms {
  readonly bonusCoef: number | null;
  readonly hyperBonus: HyperBonus | null;
  readonly maxPayout: number;
}

interface TermFacts {
  readonly typeId: CouponType;
  readonly systemValue: number;
  readonly legs: readonly (CouponLeg & { readonly kind: number })[];
  readonly currency: Currency;
  readonly promo: PromoCode | null;
  /** Whether the coupon is an accumulator of the day. */
  readonly isAccumulator: boolean;
}

/** Percents of the net win of an accumulator of the day. */
const ACCUMULATOR_PERCENT = 5;
const PERCENTS = { minPercent: 1, maxPercent: 30 };

function hyperBonusOf({ promo, typeId, isAccumulator }: TermFacts): HyperBonus | null {
  const promised = promo?.effect.kind === 'hyper-bonus' ? promo.effect.percent : 0;
  const percent = Math.max(promised, typeId === EXPRESS && isAccumulator ? ACCUMULATOR_PERCENT : 0);
  return percent > 0 ? { percent, ...PERCENTS } : null;
}

/** The terms of a coupon: the bonus bet, percents by promo code or accumulator, the currency's maximum payout. */
export function termsOf(facts: TermFacts): BetTerms {
  const { typeId, systemValue, legs, currency } = facts;
  return {
    bonusCoef: bonusBetCoef({
      isAllowed: RULES.isBonusBetAllowed,
      typeId,
      bets: joinedLegs(legs),
      coef: couponCoef({ typeId, systemValue, legs }),
    }),
    hyperBonus: hyperBonusOf(facts),
    maxPayout: currency.maxPayout,
  };
}
