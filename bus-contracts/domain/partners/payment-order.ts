import type { Language } from '../../contracts/player/settings';

/** The ways to pay in: each has a page of its own at the bank. */
export const PAY_METHODS = ['card', 'wallet', 'transfer', 'voucher', 'terminal'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** What the operator asks the bank to take from a player; the bank shows it, and decides nothing of it. */
export interface PaymentOrder {
  /** Of the operator. */
  readonly paymentId: string;
  readonly method: PayMethod;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly iso: string;
  readonly scale: number;
  /** Who gets the money. */
  readonly payee: string;
  readonly language: Language;
  /** When the bank takes it no longer, ms. */
  readonly expiresAt: number;
}

/** What has happened to a payment at the bank. `captured` is final: the money is the operator's. */
export const PAYMENT_EVENTS = ['challenged', 'captured', 'declined', 'cancelled'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Why the bank declines a payment. */
export const DECLINE_REASONS = ['refused', 'insufficient', 'not-proved'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** An order as it goes to the bank, in an address: the JSON and its signature, each in base64url. */
export function paymentOrderToken(json: string, signature: string): string {
  return `${json}.${signature}`;
}

/** The two parts of such an order; undefined: it is none. */
export function partsOfOrderToken(
  token: string,
): { readonly json: string; readonly signature: string } | undefined {
  const [, json, signature] = /^([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  return json === undefined || signature === undefined ? undefined : { json, signature };
}
