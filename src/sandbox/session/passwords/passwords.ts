import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiFault } from '../../http/fault';
import { createWorkQueue, QueueFullError } from '../work-queue';

const KEY_BYTES = 32;
/** Letters and digits that are easy to distinguish. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Seconds after which the queue should have room. */
const RETRY_AFTER = 2;

/**
 * Hashes one password at a time, with a short queue.
 * @remarks A hash takes one of Node's four worker threads for some 50 ms, and files are read by the
 * same threads: many at once would block the whole site.
 */
const hashing = createWorkQueue({ atOnce: 1, mostWaiting: 32 });

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  try {
    return await hashing(async () => deriveKey(password, salt, KEY_BYTES));
  } catch (error) {
    if (error instanceof QueueFullError)
      throw new ApiFault(503, 'busy', { retryAfter: RETRY_AFTER });
    throw error;
  }
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Takes as long for an unknown login (no hash) as for a wrong password. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split('.');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export function newPassword(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export function newLogin(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
