import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { scrollState } from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import { firstGames, type GameBlock } from '../line/game-blocks';
import type { manifest } from '../manifest';

/** Rows that come with a list's first frame: about a screen of them. */
const FIRST_ROWS = 12;
/** No row is lower, px: the least of `--size-row`. */
const LEAST_ROW = 42;

const never = (): (() => void) => () => {};

export interface RowsInTurn {
  readonly shown: readonly GameBlock[];
  /** Rows that come with the next frames. */
  readonly toCome: number;
}

/**
 * The first rows of a list that the player comes to, and the rest a moment later: a screen stands at
 * once however long its list is. Of a list that they come back to, the first rows reach to where
 * they left it. What the server rendered is taken over whole.
 */
export function useRowsInTurn(blocks: readonly GameBlock[]): RowsInTurn {
  const isServers = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const all = blocks.reduce((sum, { games }) => sum + games.length, 0);
  const bus = useBus<typeof manifest>();
  const [first] = useState(() => {
    if (isServers) return Number.POSITIVE_INFINITY;
    return FIRST_ROWS + Math.ceil((bus.peek(scrollState)?.y ?? 0) / LEAST_ROW);
  });
  const most = useDeferredValue(all, Math.min(all, first));
  const shown = useMemo(
    () => (most < all ? firstGames(blocks, most) : blocks),
    [blocks, most, all],
  );
  return { shown, toCome: Math.max(0, all - most) };
}
