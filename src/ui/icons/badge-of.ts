/** The forms of a badge: a ground of one colour, a charge of another on it, in an outline. */
interface Badge {
  /** The number of its `--color-crest-…`. */
  readonly ground: number;
  /** The number of its `--color-charge-…`. */
  readonly charge: number;
  readonly pattern: (typeof PATTERNS)[number];
  readonly shape: (typeof SHAPES)[number];
}

const GROUNDS = 8;
const CHARGES = 5;
/** Charges, drawn by the style sheet. */
const PATTERNS = [
  'left',
  'top',
  'corner',
  'pale',
  'fess',
  'stripes',
  'bands',
  'bend',
  'bendSinister',
  'cross',
  'quarters',
  'disc',
] as const;
const SHAPES = ['shield', 'round', 'hexagon', 'square'] as const;

/** The badge of a team by its id. A test holds that no two clubs of a football league have the same. */
export function badgeOf(teamId: string): Badge {
  let hash = 0;
  for (const letter of teamId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  let rest = hash >>> 0;
  const next = (count: number): number => {
    const digit = rest % count;
    rest = Math.floor(rest / count);
    return digit;
  };
  return {
    ground: next(GROUNDS) + 1,
    charge: next(CHARGES) + 1,
    pattern: PATTERNS[next(PATTERNS.length)] ?? PATTERNS[0],
    shape: SHAPES[next(SHAPES.length)] ?? SHAPES[0],
  };
}
