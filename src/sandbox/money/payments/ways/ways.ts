import { PAY_METHODS, type PayMethod } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../../../betting/catalog/currencies';
import { TERMINAL_COUNTRIES } from './cash-terminals';
import { boundsOf } from '../payment-rules';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** A way to pay in. */
interface Way {
  /** How long a player may take to pay, ms. */
  readonly lifetime: number;
  /** How long a deposit takes where nothing is measured, ms. */
  readonly assumed: number;
  /** Whether money goes back the same way. */
  readonly isForWithdrawals: boolean;
  /** The greatest deposit, as a part of that by card. */
  readonly share: number;
  /** The codes of the countries that have it (ISO 3166); left out: all. */
  readonly countries?: ReadonlySet<string>;
}

/** What the operator takes of a deposit or a withdrawal, in hundredths of a percent: nothing, by any way. */
export const FEE = 0;

/** Money that is paid in cash has no way back: it is withdrawn by another way that was paid in with. */
const WAYS: Readonly<Record<PayMethod, Way>> = {
  card: { lifetime: 30 * MINUTE, assumed: 10 * MINUTE, isForWithdrawals: true, share: 1 },
  wallet: { lifetime: 30 * MINUTE, assumed: 10 * MINUTE, isForWithdrawals: true, share: 1 },
  transfer: { lifetime: 3 * DAY, assumed: DAY, isForWithdrawals: true, share: 1 },
  voucher: { lifetime: 30 * MINUTE, assumed: 10 * MINUTE, isForWithdrawals: false, share: 0.1 },
  terminal: {
    lifetime: DAY,
    assumed: DAY,
    isForWithdrawals: false,
    share: 0.1,
    countries: TERMINAL_COUNTRIES,
  },
};

export function wayOf(method: PayMethod): Way {
  return WAYS[method];
}

/** The way of a name; undefined: there is none of it. */
export function methodOf(name: string): PayMethod | undefined {
  return PAY_METHODS.find((method) => method === name);
}

/** Whether a country has a way. */
export function isOfferedIn(country: string, method: PayMethod): boolean {
  return WAYS[method].countries?.has(country) ?? true;
}

/** The ways of a country to pay in, in their order. */
export function waysIn(country: string): readonly PayMethod[] {
  return PAY_METHODS.filter((method) => isOfferedIn(country, method));
}

/** The ways by which money is paid out. */
export const PAYOUT_METHODS = PAY_METHODS.filter((method) => WAYS[method].isForWithdrawals);

/** The least and the greatest deposit by a way, in minor units. */
export function boundsBy(method: PayMethod, currency: Currency): { min: number; max: number } {
  const { min, max } = boundsOf(currency);
  return { min, max: Math.floor(max * WAYS[method].share) };
}
