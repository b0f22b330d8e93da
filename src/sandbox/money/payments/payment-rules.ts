import type { PaymentEvent } from '@grandstand/bus-contracts/domain';
import { isOpenPayment } from '@grandstand/bus-contracts/player';
import type { Payment } from '@grandstand/bus-contracts/player';
import type { Currency } from '../../betting/catalog/currencies';

export type PaymentState = Payment['state'];

export type PaymentChange = PaymentEvent | 'redirected' | 'expired';

/** The bank is asked about a payment that it has been silent about for this long, ms. */
export const SILENT_FOR = 90_000;

/** The longest time between two questions, ms. */
const MAX_SILENCE_MS = 3_600_000;
/** For how long the bank is asked about a payment that nobody can pay any more, ms: it may have taken the money before. */
export const ASKED_AFTER_END = 86_400_000;

/**
 * How long the bank may be silent before it is asked again, in SQL: twice as long each time, an hour at most.
 * @param asks The column of how often it was asked.
 */
export const silenceAfter = (asks: string): string =>
  `least(${SILENT_FOR} * 2 ^ least(greatest(${asks} - 1, 0), 30), ${MAX_SILENCE_MS})`;

/**
 * The state after a change; undefined: the change leads nowhere.
 * @remarks The bank's events come once or several times, in any order. Money that it has taken is credited whatever
 * came before, so that nothing of a player's is lost.
 */
export function stateAfter(state: PaymentState, change: PaymentChange): PaymentState | undefined {
  if (change === 'captured') return state === 'credited' ? undefined : 'credited';
  if (!isOpenPayment({ state })) return undefined;
  if (change === 'redirected') return state === 'challenged' ? undefined : 'redirected';
  return change;
}

/** About one euro and ten thousand, in any currency. */
const MIN_MINIMUM_STAKES = 10;
const MAX_WELCOME_AMOUNTS = 100;

/** The least and the greatest deposit in a currency, in minor units. */
export function boundsOf({ minBetAmount, welcomeAmount }: Currency): { min: number; max: number } {
  return { min: minBetAmount * MIN_MINIMUM_STAKES, max: welcomeAmount * MAX_WELCOME_AMOUNTS };
}
