import { soundOf, plainText } from '@grandstand/bus-contracts/domain/spelling';

/** What an account and one of an excluded player have in common. */
export const TRACES = [
  'document',
  'person',
  'contact',
  'payment',
  'device',
  'birthday',
  'address',
  'network',
] as const;
export type Trace = (typeof TRACES)[number];

/** Who an account says that its player is; null: it does not say. */
export interface StatedPerson {
  readonly name: string | null;
  readonly surname: string | null;
  /** "1990-02-28" */
  readonly birthday: string | null;
}

/** Whether two accounts name one person; `similar`: of one of them only a part of the name is known. */
export type Likeness = 'same' | 'similar' | 'other' | 'unknown';

/** What becomes of an account: documents decide, people decide, both are one person, or nothing. */
export type Verdict = 'check' | 'people' | 'same' | 'none';

export interface TraceFacts {
  readonly traces: ReadonlySet<Trace>;
  readonly likeness: Likeness;
  /** Whether an identity document of the account's player is accepted. */
  readonly isProved: boolean;
  /** Whether the account was played with, or paid into, before the other player was excluded. */
  readonly wasInUse: boolean;
}

/** Each of these leads to one person, a family's browser aside. */
const OF_ONE_PERSON = ['document', 'person', 'contact', 'payment'] as const satisfies Trace[];
/** A household has these in common: neither is enough without the other column. */
const OF_A_HOUSEHOLD = ['address', 'network'] as const satisfies Trace[];

/** What follows from the traces of an account to an excluded player; docs/protection.md says why. */
export function verdictOf({ traces, likeness, isProved, wasInUse }: TraceFacts): Verdict {
  const has = (some: readonly Trace[]): boolean => some.some((trace) => traces.has(trace));
  if (isProved) {
    if (likeness === 'same') return 'same';
    if (traces.has('document')) return likeness === 'other' ? 'people' : 'same';
    if (likeness === 'other') return 'none';
    return has(OF_ONE_PERSON) ? 'people' : 'none';
  }
  if (has(OF_ONE_PERSON)) return 'check';
  if (wasInUse) return 'none';
  const isLikely = traces.has('device') || (traces.has('birthday') && has(OF_A_HOUSEHOLD));
  return isLikely ? 'check' : 'none';
}

/** Compares who two accounts say that their players are, in any script and order of the names. */
export function likenessOf(one: StatedPerson, other: StatedPerson): Likeness {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.size === 0 || others.size === 0 || !one.birthday || !other.birthday) return 'unknown';
  if (one.birthday !== other.birthday) return 'other';
  const [fewer, more] = words.size < others.size ? [words, others] : [others, words];
  if (![...fewer].every((word) => more.has(word))) return 'other';
  return fewer.size > 1 ? 'same' : 'similar';
}

function wordsOf({ name, surname }: StatedPerson): ReadonlySet<string> {
  const words = plainText(`${name ?? ''} ${surname ?? ''}`).match(/\p{L}+/gu) ?? [];
  return new Set(words.map(soundOf));
}
