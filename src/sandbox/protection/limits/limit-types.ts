import type { Currency } from '../../betting/catalog/currencies';

export const DAY = 86_400_000;

type Kind =
  | 'wagering'
  | 'loss'
  | 'deposit'
  | 'self-exclusion'
  | 'session'
  | 'reality-check'
  | 'time-out'
  | 'special';
type Measure = 'money' | 'days' | 'hours' | 'minutes';

/** The types of limits; a limit of money counts the last `days` days. */
const DEFINITIONS = {
  1: { kind: 'wagering', measure: 'money', days: 1 },
  2: { kind: 'wagering', measure: 'money', days: 7 },
  3: { kind: 'wagering', measure: 'money', days: 30 },
  10: { kind: 'loss', measure: 'money', days: 1 },
  11: { kind: 'loss', measure: 'money', days: 7 },
  12: { kind: 'loss', measure: 'money', days: 30 },
  20: { kind: 'deposit', measure: 'money', days: 1 },
  21: { kind: 'deposit', measure: 'money', days: 7 },
  22: { kind: 'deposit', measure: 'money', days: 30 },
  30: { kind: 'self-exclusion', measure: 'days', days: 0 },
  31: { kind: 'session', measure: 'hours', days: 0 },
  32: { kind: 'reality-check', measure: 'minutes', days: 0 },
  33: { kind: 'time-out', measure: 'days', days: 0 },
  37: { kind: 'special', measure: 'days', days: 0 },
} as const satisfies Record<number, { kind: Kind; measure: Measure; days: number }>;
export type LimitType = keyof typeof DEFINITIONS;

export const LIMIT_TYPES = [
  1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37,
] as const satisfies readonly LimitType[];
export const STAKE_TYPES = [1, 2, 3, 10, 11, 12] as const satisfies readonly LimitType[];
export const DEPOSIT_TYPES = [20, 21, 22] as const satisfies readonly LimitType[];

export function definitionOf(type: LimitType): { kind: Kind; measure: Measure; days: number } {
  return DEFINITIONS[type];
}

export function isMoney(type: LimitType): boolean {
  return DEFINITIONS[type].measure === 'money';
}

/** Whether the limit ends by itself after a number of days; others apply until they are changed. */
export function isPeriod(type: LimitType): boolean {
  return DEFINITIONS[type].measure === 'days';
}

export function isDepositLimit(type: LimitType): boolean {
  return DEFINITIONS[type].kind === 'deposit';
}

/** The number that means no limit in calls. */
export function noLimit(type: LimitType): number {
  return type === 21 ? 999_999_999 : -1;
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
  switch (DEFINITIONS[type].kind) {
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
