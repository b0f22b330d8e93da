import { playerRulesState } from '@grandstand/bus-contracts';
import { useAreaPlace, useBusState } from '@grandstand/bus-contracts/react';
import { allRows, useHeld } from '../page/use-held';
import { holdPlaces, type MenuPlace } from './menu-places';

/** The places of a menu, undefined until they are known; they stay where they are until the player goes elsewhere. */
export function usePlaces(now: readonly MenuPlace[] | undefined): readonly MenuPlace[] {
  const { path } = useAreaPlace();
  // Sports that close for the player leave at once.
  const rules = useBusState(playerRulesState);
  const key = now ? `${path} ${JSON.stringify(rules)}` : '';
  return useHeld(now ?? NONE, { key, hold: holdPlaces, heldRows: allRows }).shown;
}

const NONE: readonly MenuPlace[] = [];
