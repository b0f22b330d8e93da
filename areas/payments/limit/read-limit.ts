import { readAmount } from '@grandstand/bus-contracts/domain';
import type { DepositLimitOffer } from '@grandstand/bus-contracts/player';

type Kind = DepositLimitOffer['offers'][number];

interface Filled {
  readonly text: string;
  /** One of the offered values; 0: none. */
  readonly chosen: number;
  readonly scale: number;
  readonly iso: string;
  readonly languageTag: string;
}

type LimitFault = 'none' | 'two-readings' | 'not-chosen' | 'more';

/** What the player has filled in, in minor units, or why it is no limit. */
export function readLimit(
  { availableValues, maxValue, isCustomAllowed }: Kind,
  { text, chosen, ...field }: Filled,
): { readonly value?: number; readonly fault?: LimitFault } {
  if (!isCustomAllowed) {
    return availableValues.includes(chosen) ? { value: chosen } : { fault: 'not-chosen' };
  }
  const { amount: value, fault } = readAmount(text, field);
  if (fault === 'two-readings') return { fault };
  if (value === null || value === 0) return { fault: 'none' };
  return maxValue !== undefined && value > maxValue ? { fault: 'more' } : { value };
}
