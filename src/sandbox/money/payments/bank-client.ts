import { createHmac } from 'node:crypto';
import {
  DECLINE_REASONS,
  PAYMENT_EVENTS,
  type PaymentOrder,
  paymentOrderToken,
  PAYOUT_EVENTS,
  PAYOUT_REASONS,
  type PayoutOrder,
} from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { PartnerSecrets } from '../../platform/partners/partner-calls';

const TIMEOUT = 5_000;

/** Where the bank is reached. */
export interface BankPlace {
  /** As browsers reach it. */
  readonly origin: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

export interface BankOptions {
  /** Without it, or without its secret, players can't pay in. */
  readonly bank?: BankPlace;
  readonly partnerSecrets?: PartnerSecrets;
}

const statusSchema = v.object({
  event: v.nullable(v.picklist(PAYMENT_EVENTS)),
  reason: v.optional(v.picklist(DECLINE_REASONS)),
  card: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
});
/** The last event of a payment as the bank knows it; null: none. */
export type BankStatus = v.InferOutput<typeof statusSchema>;

const payoutSchema = v.object({
  event: v.nullable(v.picklist(PAYOUT_EVENTS)),
  reason: v.optional(v.picklist(PAYOUT_REASONS)),
});
/** How a payout has ended; null: the bank has accepted it. */
export type PayoutStatus = v.InferOutput<typeof payoutSchema>;

/** The client of the bank; undefined where there is none. */
export function openBank({ bank, partnerSecrets }: BankOptions): BankClient | undefined {
  const secret = partnerSecrets?.bank;
  return bank && secret !== undefined ? new BankClient(bank, secret) : undefined;
}

/** The operator's orders to the bank. */
export class BankClient {
  readonly #place: BankPlace;
  readonly #secret: string;

  constructor(place: BankPlace, secret: string) {
    this.#place = place;
    this.#secret = secret;
  }

  /** The page on which the player pays. */
  addressOf(order: PaymentOrder): string {
    return `${this.#place.origin}/pay?order=${this.#tokenOf(order)}`;
  }

  /** Asks what has become of a payment; rejects where the bank gives no answer. */
  async statusOf(order: PaymentOrder): Promise<BankStatus> {
    const answer = await this.#place.fetch(
      `${this.#place.origin}/status?order=${this.#tokenOf(order)}`,
      { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT) },
    );
    if (!answer.ok) throw new Error(`The bank answered with ${answer.status}.`);
    return v.parse(statusSchema, await answer.json());
  }

  /** Has the bank pay a player, once for each order however often it is sent; rejects where the bank gives no answer. */
  async payOut(order: PayoutOrder): Promise<PayoutStatus> {
    const answer = await this.#place.fetch(`${this.#place.origin}/payouts`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ order: this.#tokenOf(order) }).toString(),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!answer.ok) throw new Error(`The bank answered with ${answer.status}.`);
    return v.parse(payoutSchema, await answer.json());
  }

  #tokenOf(order: PaymentOrder | PayoutOrder): string {
    const json = Buffer.from(JSON.stringify(order)).toString('base64url');
    const signature = createHmac('sha256', this.#secret).update(json).digest('base64url');
    return paymentOrderToken(json, signature);
  }
}
