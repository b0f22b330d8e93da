import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { navigationState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { firstGames, type GameBlock } from '../line/game-blocks';

/** Rows that come with a list's first frame: about a screen of them. */
const FIRST_ROWS = 12;

const never = (): (() => void) => () => {};

export interface RowsInTurn {
  readonly shown: readonly GameBlock[];
  /** Rows that come with the next frames. */
  readonly toCome: number;
}

/**
 * The first rows of a list that the player has just come to, and the rest a moment later: a screen
 * stands at once however long its list is. What the server rendered is taken over whole, and what
 * the player comes back to stands whole: they may have left it far down.
 */
export function useRowsInTurn(blocks: readonly GameBlock[]): RowsInTurn {
  const isServers = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const all = blocks.reduce((sum, { games }) => sum + games.length, 0);
  const { isReturn = false } = useBusState(navigationState) ?? {};
  const [isWhole] = useState(isServers || isReturn);
  const most = useDeferredValue(all, isWhole ? all : FIRST_ROWS);
  const shown = useMemo(
    () => (most < all ? firstGames(blocks, most) : blocks),
    [blocks, most, all],
  );
  return { shown, toCome: Math.max(0, all - most) };
}
