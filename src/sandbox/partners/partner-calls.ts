import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  PARTNER_CALL_WINDOW,
  PARTNER_HEADERS,
  partnerCallText,
  PARTNERS,
} from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';

/** The secret that each partner signs with; a partner without one does not exist. */
export type PartnerSecrets = Readonly<Partial<Record<Partner, string>>>;

/** A call that claims to be from a partner. */
export interface ReceivedCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

export type CallRefusal = 'unknown-partner' | 'bad-signature' | 'late' | 'replayed';

export type CheckedCall = { readonly partner: Partner } | { readonly refusal: CallRefusal };

const TIMESTAMP = /^\d{1,15}$/;
const NONCE = /^[\w-]{16,64}$/;
const SIGNATURE = /^[\da-f]{64}$/;

/** Checks who a call is from, that it was not changed, that it is of now, and that it comes once. */
export class PartnerCalls {
  readonly #secrets: PartnerSecrets;
  readonly #now: () => number;
  /** The nonces of the last calls, by partner, each until its call would be late. */
  readonly #used = new Map<string, number>();

  constructor(secrets: PartnerSecrets, now: () => number) {
    this.#secrets = secrets;
    this.#now = now;
  }

  check({ method, path, header, body }: ReceivedCall): CheckedCall {
    const partner = PARTNERS.find((one) => one === header(PARTNER_HEADERS.partner));
    const secret = partner && this.#secrets[partner];
    if (!partner || secret === undefined) return { refusal: 'unknown-partner' };
    const timestamp = header(PARTNER_HEADERS.timestamp) ?? '';
    const nonce = header(PARTNER_HEADERS.nonce) ?? '';
    const signature = header(PARTNER_HEADERS.signature) ?? '';
    if (!TIMESTAMP.test(timestamp) || !NONCE.test(nonce) || !SIGNATURE.test(signature)) {
      return { refusal: 'bad-signature' };
    }
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const text = partnerCallText({ method, path, timestamp, nonce, bodyHash });
    const expected = createHmac('sha256', secret).update(text).digest();
    if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) {
      return { refusal: 'bad-signature' };
    }
    const now = this.#now();
    if (Math.abs(now - Number(timestamp)) > PARTNER_CALL_WINDOW) return { refusal: 'late' };
    // Only signed calls get here, so that nobody else can use up nonces.
    return this.#isFirst(`${partner} ${nonce}`, Number(timestamp), now)
      ? { partner }
      : { refusal: 'replayed' };
  }

  #isFirst(key: string, timestamp: number, now: number): boolean {
    // Nearly in the order of their times: what is left of the old goes with a later call.
    for (const [used, until] of this.#used) {
      if (until >= now) break;
      this.#used.delete(used);
    }
    if (this.#used.has(key)) return false;
    this.#used.set(key, timestamp + PARTNER_CALL_WINDOW);
    return true;
  }
}
