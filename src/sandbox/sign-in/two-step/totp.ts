import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/sealing/secrets';

/** How long a code is shown, in milliseconds. */
const STEP = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps take them: in base32, without padding; the bits are a multiple of 5. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => ALPHABET[Number.parseInt(five, 2)] ?? '');
}

function bytesOf(text: string): Uint8Array {
  const fives = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = fives.join('').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (bits) => Number.parseInt(bits, 2));
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) % 16) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The code that an authenticator app shows (RFC 6238). */
export function totpCode(secret: string, now: number): string {
  return codeOfStep(secret, Math.floor(now / STEP));
}

/**
 * The time step of a code; undefined if it is the code of no step near now.
 * @remarks The player's clock may be a step ahead or behind.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const step = Math.floor(now / STEP);
  return [step, step - 1, step + 1].find((near) => isSameSecret(codeOfStep(secret, near), code));
}

/** A secret as a QR code hands it to an authenticator app. */
export function totpAddress(secret: string, siteName: string, login: string): string {
  const label = `${encodeURIComponent(siteName)}:${encodeURIComponent(login)}`;
  // Not URLSearchParams: apps show its "+" in place of a space.
  const issuer = encodeURIComponent(siteName);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP / 1000}`;
}
