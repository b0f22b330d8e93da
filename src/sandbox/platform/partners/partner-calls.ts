import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Partner,
  PARTNER_CALL_WINDOW,
  PARTNER_HEADERS,
  partnerCallText,
  PARTNERS,
} from '@grandstand/bus-contracts/domain';
import type { Database } from '../database/database';

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

interface PartnerCallPorts {
  readonly database: Database;
  readonly secrets: PartnerSecrets;
  readonly now: () => number;
}

/** How often nonces that are of no more use are deleted, in milliseconds. */
const SWEEP_EVERY = 60_000;

const TIMESTAMP = /^\d{1,15}$/;
const NONCE = /^[\w-]{16,64}$/;
const SIGNATURE = /^[\da-f]{64}$/;

/** Checks who a call is from, that it was not changed, that it is of now, and that it comes once. */
export class PartnerCalls {
  readonly #ports: PartnerCallPorts;
  #sweptAt = 0;

  constructor(ports: PartnerCallPorts) {
    this.#ports = ports;
  }

  async check({ method, path, header, body }: ReceivedCall): Promise<CheckedCall> {
    const partner = PARTNERS.find((one) => one === header(PARTNER_HEADERS.partner));
    const secret = partner && this.#ports.secrets[partner];
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
    const now = Math.floor(this.#ports.now());
    if (Math.abs(now - Number(timestamp)) > PARTNER_CALL_WINDOW) return { refusal: 'late' };
    // Only signed calls get here, so that nobody else can use up nonces.
    const isFirst = await this.#isFirst(partner, nonce, Number(timestamp) + PARTNER_CALL_WINDOW);
    return isFirst ? { partner } : { refusal: 'replayed' };
  }

  /** Uses a nonce up, which is kept until its call would be late; of parallel calls with it one is first. */
  async #isFirst(partner: Partner, nonce: string, expiresAt: number): Promise<boolean> {
    const { database } = this.#ports;
    await this.#sweep();
    const used = await database.query(
      `INSERT INTO used_nonces (partner, nonce, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING nonce`,
      [partner, nonce, expiresAt],
    );
    return used.length > 0;
  }

  async #sweep(): Promise<void> {
    const now = Math.floor(this.#ports.now());
    if (Math.abs(now - this.#sweptAt) < SWEEP_EVERY) return;
    this.#sweptAt = now;
    await this.#ports.database.query('DELETE FROM used_nonces WHERE expires_at < $1', [now]);
  }
}
