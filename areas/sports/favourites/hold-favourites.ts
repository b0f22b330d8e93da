/** The favourites that are shown, also those that lost their star, with those that came since; while nobody looks, those of now. */
export function holdFavourites(
  before: readonly string[],
  now: readonly string[],
  rows: number,
): { readonly shown: readonly string[] } {
  if (rows === 0) return { shown: now };
  const more = now.filter((favourite) => !before.includes(favourite));
  return { shown: more.length > 0 ? [...before, ...more] : before };
}
