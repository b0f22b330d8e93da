/** How strong a typed password looks; the operator, who knows the commonest ones, decides. */
export type Strength = 'none' | 'short' | 'weak' | 'fair' | 'strong';

const SHORTEST = 8;
const FAIR_BITS = 45;
const STRONG_BITS = 65;
/** Kinds of letters, and how many there are of each. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/** Letters that repeat the one before them, or follow it in the alphabet, count nothing. */
export function strengthOf(password: string): Strength {
  const letters = Array.from(password);
  if (letters.length === 0) return 'none';
  if (letters.length < SHORTEST) return 'short';
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const unforeseen = codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? -9)) > 1).length;
  const pool = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const different = new Set(letters).size;
  const bits = Math.min(unforeseen, different * 2) * Math.log2(pool);
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
