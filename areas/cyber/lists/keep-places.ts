/** Things of a list as they are shown while they must not move. */
export interface Kept<Item> {
  readonly shown: readonly Item[];
  /** Ids of things that are shown and no longer in the list. */
  readonly gone: ReadonlySet<number | string>;
  /** How many things of the list are not shown. */
  readonly news: number;
}

/**
 * The things that were shown first, in their places, with what is known of them now.
 * @param all what is known of things that have left the list for another one
 */
export function keepPlaces<Item extends { readonly id: number | string }>(
  first: readonly Item[],
  now: readonly Item[],
  all: readonly Item[] = now,
): Kept<Item> {
  const newest = new Map(all.map((item) => [item.id, item]));
  const known = new Set(first.map(({ id }) => id));
  return {
    shown: first.map((item) => newest.get(item.id) ?? item),
    gone: new Set([...known].filter((id) => !newest.has(id))),
    news: now.filter(({ id }) => !known.has(id)).length,
  };
}
