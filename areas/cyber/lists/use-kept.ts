import { useMemo, useState } from 'react';
import { keepPlaces, type Kept } from './keep-places';

interface Shown<Item> extends Kept<Item> {
  /** Shows the list as it is now. */
  readonly show: () => void;
}

/**
 * A list whose things keep their places until the player asks for the new ones.
 * @param key of what is listed: another list begins anew
 * @param all what is known of things that have left the list for another one
 */
export function useKept<Item extends { readonly id: number | string }>(
  key: string,
  now: readonly Item[],
  all: readonly Item[] = now,
): Shown<Item> {
  const [kept, setKept] = useState({ key, first: now });
  const isOther = kept.key !== key;
  if (isOther) setKept({ key, first: now });
  const first = isOther ? now : kept.first;
  const shown = useMemo(() => keepPlaces(first, now, all), [first, now, all]);
  return { ...shown, show: () => setKept({ key, first: now }) };
}
