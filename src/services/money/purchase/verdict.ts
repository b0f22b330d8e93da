import type { FailureOf } from '@grandstand/bus-contracts';
import type { purchasePropose } from '@grandstand/bus-contracts/player';
import { HttpError, UnauthorizedError } from '../../../api';
import { HOLD_CODES } from '../../../api/hold-codes';

/** Why a purchase was refused, with the operator's words where there are some. */
export interface PurchaseRefusal {
  readonly code: FailureOf<typeof purchasePropose>;
  readonly text?: string | undefined;
}

/** Statuses after which the operator may still have accepted the purchase, or has it from an earlier send. */
const UNSURE = new Set([408, 409, 425]);

const CODES: Readonly<Record<string, PurchaseRefusal['code']>> = {
  'sale-closed': 'closed',
  'limit-reached': 'limit-reached',
  'session-limit-reached': 'limit-reached',
  'not-enough-money': 'not-enough-money',
  'not-enough-points': 'not-enough-money',
  'quote-changed': 'changed',
  'self-excluded': 'excluded',
  'return-unconfirmed': 'excluded',
  'account-closed': 'excluded',
  banned: 'excluded',
  'account-frozen': 'excluded',
  ...Object.fromEntries(HOLD_CODES.map((code) => [code, 'excluded'] as const)),
  // A player enters a tournament once.
  'tournament-entered': 'closed',
  'tournament-barred': 'excluded',
};

/** The operator's refusal; null where it may have accepted, which only the operator can answer. */
export function refusalOfOrder(error: unknown): PurchaseRefusal | null {
  if (!(error instanceof HttpError) || error.status >= 500 || UNSURE.has(error.status)) return null;
  return refusalOfQuote(error);
}

/** Why there is no quote. */
export function refusalOfQuote(error: unknown): PurchaseRefusal {
  if (!(error instanceof HttpError)) return { code: 'unavailable' };
  const known = CODES[error.code];
  if (known) return { code: known, text: error.text };
  if (error instanceof UnauthorizedError) return { code: 'not-signed-in' };
  return { code: 'unavailable', ...(error.status < 500 && { text: error.text }) };
}
