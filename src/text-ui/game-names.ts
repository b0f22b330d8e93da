/**
 * The names of games from those in their addresses.
 * @example gameNames(['kite-run', 'jacks-or-better']) // "Kite Run, Jacks or Better"
 */
export function gameNames(slugs: readonly string[]): string {
  return slugs.map(nameOf).join(', ');
}

/** Words that a title begins with a small letter inside it. */
const SMALL: ReadonlySet<string> = new Set(['and', 'of', 'or', 'the']);

function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word, place) =>
      place > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
