/**
 * The names of games from those in their addresses.
 * @example gameNames(['kite-run', 'bonus-poker']) // "Kite Run, Bonus Poker"
 */
export function gameNames(slugs: readonly string[]): string {
  return slugs.map(nameOf).join(', ');
}

function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
