/** The forms of a badge: a ground of one colour, a charge of another on it, in an outline. */
interface Badge {
  /** The number of its `--color-crest-…`. */
  readonly ground: number;
  /** The number of its `--color-charge-…`. */
  readonly charge: number;
  /** A path in a square of 16. */
  readonly pattern: string;
  readonly shape: (typeof SHAPES)[number];
}

const GROUNDS = 8;
const CHARGES = 5;
/** Halves, stripes, bands, a bend each way, a cross, a chevron, quarters, a disc. */
const PATTERNS = [
  'M0 0h8v16H0z',
  'M0 0h16v8H0z',
  'M0 0h16L0 16z',
  'M5 0h6v16H5z',
  'M0 5h16v6H0z',
  'M2 0h3v16H2zM6.5 0h3v16h-3zM11 0h3v16h-3z',
  'M0 2h16v3H0zM0 8h16v3H0z',
  'M0 0h5l11 11v5h-5L0 5z',
  'M16 0h-5L0 11v5h5L16 5z',
  'M6 0h4v6h6v4h-6v6H6v-6H0V6h6z',
  'M0 0h8v8H0zM8 8h8v8H8z',
  'M8 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
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
