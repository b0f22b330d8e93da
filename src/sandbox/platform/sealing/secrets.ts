import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new token or cookie that can't be guessed: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: who reads the database can use none. Random bits can't be guessed, so it needs no salt. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two texts are the same; how long it takes does not tell how much of them is. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
