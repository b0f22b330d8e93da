import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiFault } from '../../../platform/http/fault';
import { createWorkQueue, QueueFullError } from '../../../platform/work/work-queue';
import { plainPassword } from './plain-password';

const KEY_BYTES = 32;
/** Letters and digits that are easy to distinguish. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Seconds after which the queue should have room. */
const RETRY_AFTER = 2;

/** What a password is hashed for. */
export type HashPurpose = 'player' | 'newcomer';

/**
 * Hash one password at a time, each with a short queue: newcomers, of whom a script may make any number, never keep
 * players from signing in.
 * @remarks A hash takes one of Node's four worker threads for some 50 ms, and files are read by the
 * same threads: many at once would block the whole site.
 */
const HASHING = {
  player: createWorkQueue({ atOnce: 1, mostWaiting: 32 }),
  newcomer: createWorkQueue({ atOnce: 1, mostWaiting: 16 }),
} as const satisfies Record<HashPurpose, unknown>;

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);

async function derive(password: string, salt: Buffer, purpose: HashPurpose): Promise<Buffer> {
  try {
    return await HASHING[purpose](async () => deriveKey(password, salt, KEY_BYTES));
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new ApiFault(503, 'busy', { retryAfter: RETRY_AFTER });
    throw error;
  }
}

export async function hashPassword(
  password: string,
  purpose: HashPurpose = 'player',
): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(plainPassword(password), salt, purpose);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/**
 * Takes as long for an unknown login (no hash) as for a wrong password.
 * @remarks A hash from before passwords were compared in their plain form is of the text as it was typed.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split('.');
  const expected = Buffer.from(key, 'base64url');
  for (const text of new Set([plainPassword(password), password])) {
    const given = await derive(text, Buffer.from(salt, 'base64url'), 'player');
    if (expected.length === given.length && timingSafeEqual(expected, given)) return true;
  }
  return false;
}

export function newPassword(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export function newLogin(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
