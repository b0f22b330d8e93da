import { useEffect } from 'react';
import { playerRulesState } from '@grandstand/bus-contracts';
import { useAreaPlace, useBusState } from '@grandstand/bus-contracts/react';
import { allRows, useHeld } from '../page/use-held';
import { holdPlaces, type MenuPlace } from './menu-places';

/**
 * The places of a menu, undefined until they are known; they stay where they are until the player goes elsewhere, or
 * presses anything outside of the menu once a place has no games left: then the places of now are shown.
 */
export function usePlaces(now: readonly MenuPlace[] | undefined): readonly MenuPlace[] {
  const { path } = useAreaPlace();
  // Sports that close for the player leave at once.
  const rules = useBusState(playerRulesState);
  const key = now ? `${path} ${JSON.stringify(rules)}` : '';
  const { shown, show } = useHeld(now ?? NONE, { key, hold: holdPlaces, heldRows: allRows });
  const isEmptied = shown.some(({ count }) => count === 0);
  useEffect(() => {
    if (!isEmptied) return undefined;
    const press = ({ target }: Event): void => {
      const isInMenu = target instanceof Element && target.closest(`[${MENU_ATTRIBUTE}]`) !== null;
      if (!isInMenu) show();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [isEmptied, show]);
  return shown;
}

/** Marks the menu's element. */
export const MENU_ATTRIBUTE = 'data-menu';

const NONE: readonly MenuPlace[] = [];
