import { createHash, createHmac } from 'node:crypto';
import { PARTNER_HEADERS, partnerCallText } from '@grandstand/bus-contracts/domain';
import type { Partner } from '@grandstand/bus-contracts/domain';

export interface CallToSign {
  readonly partner: Partner;
  readonly secret: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Different for each call. */
  readonly nonce: string;
}

/** The headers that show the operator which partner a call is from, and that nothing of it was changed. */
export function signCall(call: CallToSign): Record<string, string> {
  const { partner, secret, method, path, body, at, nonce } = call;
  const timestamp = String(at);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = partnerCallText({ method, path, timestamp, nonce, bodyHash });
  return {
    [PARTNER_HEADERS.partner]: partner,
    [PARTNER_HEADERS.timestamp]: timestamp,
    [PARTNER_HEADERS.nonce]: nonce,
    [PARTNER_HEADERS.signature]: createHmac('sha256', secret).update(text).digest('hex'),
  };
}
