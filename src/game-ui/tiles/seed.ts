/** A number of a game's slug, always the same: it decides the colours of its picture. */
export function seedOf(slug: string): number {
  let seed = 7;
  for (const letter of slug) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}

/** Grounds and charges of pictures are those of teams' badges; the first charge is the white of the paper. */
const GROUNDS = 8;
const CHARGES = 4;

/** The colours of a game's picture. */
export function coloursOf(slug: string): { readonly ground: number; readonly charge: number } {
  const seed = seedOf(slug);
  return { ground: (seed % GROUNDS) + 1, charge: (Math.floor(seed / GROUNDS) % CHARGES) + 2 };
}
