/** Those of starred championships before the others. */
export function starredFirst<T>(
  things: readonly T[],
  champIdOf: (thing: T) => number,
  favourites: readonly string[] = [],
): readonly T[] {
  const isStarred = (thing: T): boolean => favourites.includes(`league:${champIdOf(thing)}`);
  return favourites.length === 0
    ? things
    : things.toSorted((a, b) => Number(isStarred(b)) - Number(isStarred(a)));
}
