import { hash } from 'node:crypto';

/** Unpredictable bytes: `crypto.randomBytes`. */
export type RandomBytes = (size: number) => Uint8Array;

const SEED_BYTES = 32;
const SALT_BYTES = 16;

/** A new seed in hexadecimal digits. */
export function randomSeed(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(SEED_BYTES)).toString('hex');
}

/** A new salt in hexadecimal digits. */
export function randomSalt(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(SALT_BYTES)).toString('hex');
}

/** What is published of a seed before it is used: its SHA-256. */
export function commitmentOf(seed: string): string {
  return hash('sha256', Buffer.from(seed, 'hex'), 'hex');
}
