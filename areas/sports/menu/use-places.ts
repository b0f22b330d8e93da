import { useAreaPlace } from '@grandstand/bus-contracts/react';
import { allRows, useHeld } from '../page/use-held';
import { holdPlaces, type MenuPlace } from './menu-places';

/** The places of a menu, undefined until they are known; they stay where they are until the player goes elsewhere. */
export function usePlaces(now: readonly MenuPlace[] | undefined): readonly MenuPlace[] {
  const { path } = useAreaPlace();
  const key = now ? path : '';
  return useHeld(now ?? NONE, { key, hold: holdPlaces, heldRows: allRows }).shown;
}

const NONE: readonly MenuPlace[] = [];
