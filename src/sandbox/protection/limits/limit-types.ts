import { kindOfLimit, limitTypesOf, measureOfLimit } from '@grandstand/bus-contracts/player';
import type { LimitType } from '@grandstand/bus-contracts/player';
import type { Currency } from '../../betting/catalog/currencies';

export const DAY = 86_400_000;

/** The limits that a stake is counted against. */
export const STAKE_TYPES = [...limitTypesOf('wagering'), ...limitTypesOf('loss')];
export const DEPOSIT_TYPES = limitTypesOf('deposit');

/** Whether the limit ends by itself after a number of days; others apply until they are changed. */
export function isPeriod(type: LimitType): boolean {
  return measureOfLimit(type) === 'days';
}

export function isDepositLimit(type: LimitType): boolean {
  return kindOfLimit(type) === 'deposit';
}

/** The largest amount of a limit; a larger one means no limit. */
export const MAX_AMOUNT = 999_999_998;

/** Offered amounts, in initial stakes of the currency. */
const AMOUNTS = [1, 2, 4, 10, 20, 40, 100, 200, 1000];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour + 1);

/** An operator's year has 365 days or 360. */
export type YearDays = 360 | 365;

/** The values that a limit can have: amounts in minor units, others in the type's measure. */
export function optionsOf(
  type: LimitType,
  { initialAmount }: Currency,
  yearDays: YearDays,
): readonly number[] {
  switch (kindOfLimit(type)) {
    case 'wagering':
    case 'loss':
    case 'deposit':
      return AMOUNTS.map((stakes) => stakes * initialAmount);
    case 'self-exclusion':
      return [1, 7, 30, 90, 180, ...[1, 2, 3, 5].map((years) => years * yearDays), 3650];
    case 'session':
      return HOURS;
    case 'reality-check':
      return [5, 10, 15, 30, 45, 60];
    case 'time-out':
      return [1, 7, 30, 90];
    case 'special':
      return [];
  }
}
