/** How strong a typed password looks; the operator, who knows the commonest ones, decides. */
export type Strength = 'none' | 'short' | 'weak' | 'fair' | 'strong';

const MIN_LENGTH = 8;
const FAIR_BITS = 45;
const STRONG_BITS = 65;
/** Kinds of letters, and how many there are of each. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/** Rows of keys of the keyboards of the site's languages. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qüertyuiopöğ',
  'asdfghjklıə',
  'zxcvbnmçş',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'хї',
  'фівапролджє',
  'әіңғ',
  'үұқөһ',
];

/** Whether a letter lies beside the one before it, in the alphabet or on a keyboard. */
function isForeseen(letter: string, before: string): boolean {
  const gap = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  const [one, other] = [before.toLowerCase(), letter.toLowerCase()];
  return (
    Math.abs(gap) <= 1 || ROWS.some((row) => row.includes(one + other) || row.includes(other + one))
  );
}

/** Letters that repeat the one before them, or lie beside it in the alphabet or on a keyboard, count nothing. */
export function strengthOf(typed: string): Strength {
  // As the operator compares it.
  const password = typed.normalize('NFKC');
  const letters = Array.from(password);
  if (letters.length === 0) return 'none';
  if (letters.length < MIN_LENGTH) return 'short';
  const unforeseen = letters.filter(
    (letter, at) => at === 0 || !isForeseen(letter, letters[at - 1] ?? ''),
  ).length;
  const pool = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const different = new Set(letters).size;
  const bits = Math.min(unforeseen, different * 2) * Math.log2(pool);
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
