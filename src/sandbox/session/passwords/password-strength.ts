import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ApiFault } from '../../http/fault';

export const SHORTEST = 8;
/** The score of a password that needs at least 10^8 guesses. */
const LEAST_SCORE = 3;
/** A longer password is judged by its beginning, as long ones take long to judge. */
const LONGEST_JUDGED = 64;

/** Why a password is too weak. */
export type Weakness = 'short' | 'common' | 'personal' | 'pattern' | 'guessable';

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const COMMON: ReadonlySet<unknown> = new Set(['topTen', 'topHundred', 'common', 'similarToCommon']);
const PATTERNS: ReadonlySet<unknown> = new Set([
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
]);

/**
 * Why a password is too weak; undefined if it is strong enough.
 * @param personal What others know of the player: the login and the addresses.
 */
export function weaknessOf(password: string, personal: readonly string[]): Weakness | undefined {
  if (Array.from(password).length < SHORTEST) return 'short';
  const known = personal.flatMap((text) => [text, ...text.split(/[@.\-_+\s]+/)]);
  const words = known.filter((word) => word.length > 2);
  const { score, feedback } = judge.check(password.slice(0, LONGEST_JUDGED), words);
  if (score >= LEAST_SCORE) return undefined;
  const { warning } = feedback;
  if (warning === 'userInputs') return 'personal';
  if (COMMON.has(warning)) return 'common';
  return PATTERNS.has(warning) ? 'pattern' : 'guessable';
}

/** Refuses a password that is too weak. */
export function refuseWeak(password: string, personal: readonly string[]): void {
  const reason = weaknessOf(password, personal);
  if (reason) throw new ApiFault(400, 'weak-password', { reason });
}
