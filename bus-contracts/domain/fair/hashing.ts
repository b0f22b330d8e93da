/** Bytes that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

const SHA_256 = 'SHA-256';
const HMAC = { name: 'HMAC', hash: SHA_256 } as const;

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(SHA_256, bytes));
}

/** A key for `hmacSha256`. */
export async function hmacKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign']);
}

export async function hmacSha256(key: CryptoKey, message: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign(HMAC.name, key, message));
}

export function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a text of hexadecimal digits. */
export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
