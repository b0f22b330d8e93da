import { toSafeNumber } from '../odds/exact-coef';
import { lineCount } from '../odds/line-sums';

/** The least k of a system. */
const MIN_SYSTEM_VALUE = 2;

/** Whether so many free legs may be a "k of m" system: with all of them at once it would be an express. */
export function isSystemValue(value: number, free: number): boolean {
  return Number.isInteger(value) && value >= MIN_SYSTEM_VALUE && value < free;
}

/** A "k of m" that the player may choose. */
export interface SystemOption {
  /** The k. */
  readonly value: number;
  /** The bankers: a line has `value + offset` legs. */
  readonly offset: number;
  /** The least stake in all, in minor units: the currency's, and a minor unit on each line. */
  readonly minBetAmount: number;
  /** How many lines it has. */
  readonly combo: number;
}

/** Each k that a system of so many free legs may have. */
export function systemOptions(coupon: {
  readonly free: number;
  readonly bankers: number;
  /** The currency's, in minor units. */
  readonly minBetAmount: number;
}): SystemOption[] {
  const options: SystemOption[] = [];
  for (let value = MIN_SYSTEM_VALUE; isSystemValue(value, coupon.free); value++) {
    const combo = toSafeNumber(lineCount(coupon.free, value));
    options.push({
      value,
      offset: coupon.bankers,
      // The stake is in all, so the currency's least binds it in all. A line that nothing is
      // staked on could win and pay nothing: hence a minor unit for each.
      minBetAmount: Math.max(coupon.minBetAmount, combo),
      combo,
    });
  }
  return options;
}
