import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code that an authenticator app shows at a moment for a secret in base32 (RFC 6238). */
export function appCode(secret: string, at = Date.now()): string {
  const bits = Array.from(secret, (letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}
