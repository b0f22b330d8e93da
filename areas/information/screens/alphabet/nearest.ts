/** How many letters have to be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const SHOWN = 3;

/** The terms whose slugs are nearest to one that there is not. */
export function nearest<T extends { readonly slug: string }>(
  slug: string,
  terms: readonly T[],
): readonly T[] {
  return terms
    .map((term) => ({ term, far: distance(slug.slice(0, 60), term.slug) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, SHOWN)
    .map(({ term }) => term);
}
