import { startTransition, useEffect, useMemo, useState } from 'react';
import { scrollState } from '@grandstand/bus-contracts';
import { useBus, useIsHydrated } from '@grandstand/bus-contracts/react';
import { firstGames, type GameBlock } from './game-blocks';
import type { LineManifest } from '../manifest';

/** Rows in the server's markup: as many as a screen of 1,440 lines shows. */
export const SERVER_ROWS = 18;
/** Rows in the first frame of a list that the player opens: about a screen. */
const FIRST_ROWS = 12;
/** Rows that each later turn adds, few enough for a slow processor to answer a press in between. */
const ROWS_A_TURN = 6;
/** The least height of a row, px: the least of `--size-row`. */
const MIN_ROW = 42;

export interface RowsInTurn {
  readonly shown: readonly GameBlock[];
  /** The number of rows that are still to be shown. */
  readonly toCome: number;
}

/**
 * Shows the first rows of a list at once and adds the rest a few at a time, so that the first screen
 * never waits for a long list. A list that the player returns to begins with all rows down to where
 * they left it.
 * @param behind How many rows the list has behind those of the blocks.
 */
export function useRowsInTurn(blocks: readonly GameBlock[], behind = 0): RowsInTurn {
  const isHydrated = useIsHydrated();
  const there = blocks.reduce((sum, { games }) => sum + games.length, 0);
  const all = there + behind;
  const bus = useBus<LineManifest>();
  const [ready, setReady] = useState(() => {
    if (!isHydrated) return SERVER_ROWS;
    return FIRST_ROWS + Math.ceil((bus.peek(scrollState)?.y ?? 0) / MIN_ROW);
  });
  useEffect(() => {
    if (ready === Infinity || (behind > 0 && ready >= there)) return;
    // A list that was whole once shows every later row at once.
    startTransition(() => setReady(ready < all ? ready + ROWS_A_TURN : Infinity));
  }, [ready, there, behind, all]);
  const shown = useMemo(
    () => (ready < there ? firstGames(blocks, ready) : blocks),
    [blocks, ready, there],
  );
  return { shown, toCome: all - Math.min(ready, there) };
}
