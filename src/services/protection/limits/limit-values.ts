import { isExclusion, LIMIT } from '@grandstand/bus-contracts/player';
import type { AvailableLimit, LimitType } from '@grandstand/bus-contracts/player';

/** No limit at all. */
export const UNSET = -1;
/** The greatest value that may be typed, in whole money; the number above it means "no limit" to the operator. */
const MAX_MONEY = 999_999_998;

/** Compares two values: no limit is greater than every limit, and no exclusion less than every one. */
export function directionOf(type: LimitType, value: number, from: number): 'lower' | 'higher' {
  const unset = isExclusion(type) ? -Infinity : Infinity;
  const size = (each: number): number => (each === UNSET ? unset : each);
  return size(value) < size(from) ? 'lower' : 'higher';
}

/** Whether a player may set this value: an offered one, or any in range if the site allows it. */
export function isOffered(
  available: AvailableLimit | undefined,
  value: number,
  scale: number,
): boolean {
  if (!available) return false;
  const { type, availableValues: values, maxValue, isCustomAllowed, measure } = available;
  if (value === UNSET) return !isExclusion(type) && type !== LIMIT.special;
  if (maxValue !== undefined && value > maxValue) return false;
  if (values.includes(value)) return true;
  if (!isCustomAllowed || !Number.isSafeInteger(value)) return false;
  if (measure === 'money') return value >= 1 && value <= MAX_MONEY * 10 ** scale;
  return value >= Math.min(...values) && value <= Math.max(...values);
}
