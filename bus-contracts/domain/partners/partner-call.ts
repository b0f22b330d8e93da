/** The programs of partners that the embedded operator comes with. */
export const PARTNERS = ['games', 'bank', 'identity'] as const;
export type Partner = (typeof PARTNERS)[number];

/** The headers of a signed call between the operator and a partner. */
export const PARTNER_HEADERS = {
  partner: 'X-Partner',
  /** Milliseconds since the epoch. */
  timestamp: 'X-Timestamp',
  /** Used once. */
  nonce: 'X-Nonce',
  /** HMAC-SHA256 of `partnerCallText` by the partner's secret, in hexadecimal digits. */
  signature: 'X-Signature',
} as const;

/** A call is refused if its time differs by more than this, in milliseconds. */
export const PARTNER_CALL_WINDOW = 60_000;

/** What the signature of a call covers. */
export interface PartnerCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly bodyHash: string;
}

/** The text that is signed; none of its lines may contain a line break. */
export function partnerCallText(call: PartnerCall): string {
  const { method, path, timestamp, nonce, bodyHash } = call;
  return [method, path, timestamp, nonce, bodyHash].join('\n');
}
