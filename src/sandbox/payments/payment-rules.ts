import type { PaymentEvent } from '@grandstand/bus-contracts/domain';
import { isOpenPayment } from '@grandstand/bus-contracts/player';
import type { Payment } from '@grandstand/bus-contracts/player';
import type { Currency } from '../catalog/currencies';

export type PaymentState = Payment['state'];

export type PaymentChange = PaymentEvent | 'redirected' | 'expired';

/** The bank is asked about a payment that it has been silent about for this long, ms. */
export const SILENT_FOR = 90_000;

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
const LEAST_MINIMUM_STAKES = 10;
const MOST_WELCOME_AMOUNTS = 100;

/** The least and the greatest deposit in a currency, in minor units. */
export function boundsOf({ minBetAmount, welcomeAmount }: Currency): { min: number; max: number } {
  return { min: minBetAmount * LEAST_MINIMUM_STAKES, max: welcomeAmount * MOST_WELCOME_AMOUNTS };
}
