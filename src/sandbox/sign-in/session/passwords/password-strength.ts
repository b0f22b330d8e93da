import { ApiFault } from '../../../platform/http/fault';
import { QueueFullError } from '../../../platform/work/work-queue';
import { onAllKeyboards } from './keyboards';
import { judgePassword } from './password-judge';
import type { FoundWeakness } from './password-judge';
import { plainPassword } from './plain-password';

export const MIN_LENGTH = 8;
/** A longer password is judged by its beginning, as long ones take long to judge. */
const MAX_JUDGED_LENGTH = 32;
/** As many words of what others know of the player, and as much of each. */
const MAX_PERSONAL = 20;
const MAX_PERSONAL_LENGTH = 40;
/** Seconds after which the queue should have room. */
const RETRY_AFTER = 2;

/** Why a password is too weak. */
export type Weakness = 'short' | FoundWeakness;

/**
 * Why a password is too weak; undefined if it is strong enough.
 * @param personal What others know of the player: the login and the addresses.
 * @throws QueueFullError if too many passwords wait for it.
 */
export async function weaknessOf(
  password: string,
  personal: readonly string[],
): Promise<Weakness | undefined> {
  const letters = Array.from(plainPassword(password));
  if (letters.length < MIN_LENGTH) return 'short';
  const judged = letters.slice(0, MAX_JUDGED_LENGTH).join('');
  return (await judgePassword(onAllKeyboards(judged), wordsOf(personal))) ?? undefined;
}

/** Refuses a password that is too weak, and one that can't be judged now. */
export async function refuseWeak(password: string, personal: readonly string[]): Promise<void> {
  const reason = await weaknessOf(password, personal).catch((error: unknown) => {
    if (error instanceof QueueFullError) {
      throw new ApiFault(503, 'busy', { retryAfter: RETRY_AFTER });
    }
    throw error;
  });
  if (reason) throw new ApiFault(400, 'weak-password', { reason });
}

function wordsOf(personal: readonly string[]): string[] {
  const parts = personal
    .map((text) => plainPassword(text).slice(0, 2 * MAX_PERSONAL_LENGTH))
    .flatMap((text) => [text, ...text.split(/[@.\-_+\s]+/)])
    .map((word) => word.slice(0, MAX_PERSONAL_LENGTH))
    .filter((word) => word.length > 2);
  return [...new Set(parts)].slice(0, MAX_PERSONAL);
}
