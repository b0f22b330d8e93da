/** So far does a page move. */
const PAGE = 8;

/**
 * The place in a list that a key moves to; undefined: no key of the list. Arrows go round, pages stop at the ends.
 * @param isRequired False: the arrows also pass the place -1, at which no option is active, and pages are the document's.
 */
export function placeAfter(
  key: string,
  place: number,
  count: number,
  isRequired: boolean,
): number | undefined {
  if (count === 0) return undefined;
  const first = isRequired ? 0 : -1;
  const round = count - first;
  switch (key) {
    case 'ArrowDown':
      return ((place - first + 1) % round) + first;
    case 'ArrowUp':
      return ((place - first - 1 + round) % round) + first;
    case 'PageDown':
      return isRequired ? Math.min(place + PAGE, count - 1) : undefined;
    case 'PageUp':
      return isRequired ? Math.max(place - PAGE, 0) : undefined;
    default:
      return undefined;
  }
}
