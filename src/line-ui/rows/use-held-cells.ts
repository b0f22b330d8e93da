import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { cellsOf, type Cells, type Column } from './columns/columns';

/** The cells of a row, and what makes its lines the operator's again. */
interface HeldCells {
  readonly cells: readonly Cells[];
  follow(): void;
}

/**
 * The cells of a row, column by column. While the pointer or the focus is in the row its lines stay,
 * whichever line is the operator's main one by now: a press takes the outcome that was seen.
 */
export function useHeldCells(
  game: Game,
  columns: readonly Column[],
  row: RefObject<Element | null>,
): HeldCells {
  const [linesOf, setLinesOf] = useState(game);
  const now = columns.map((column) => cellsOf(game, column));
  const cells = now.map((own, index) => {
    const column = columns[index];
    const kept = column?.hasLine ? cellsOf(linesOf, column) : own;
    return kept.line === null || kept.line === own.line ? own : kept;
  });
  const hasOthers = cells.some((kept, index) => kept !== now[index]);
  // Measured before the page is painted.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where the pointer is is read from the page
    if (hasOthers && !row.current?.matches(':hover, :focus-within')) setLinesOf(game);
  }, [hasOthers, game, row]);
  return {
    cells,
    follow() {
      if (hasOthers) setLinesOf(game);
    },
  };
}
