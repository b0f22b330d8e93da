import { GRID_ROW } from '../odds/odds-grid';

/** Screens below the visible part that are held too, so that the content after a list is not pulled into view. */
const MARGIN = 0.5;

/** How many rows of a list must not move: those in view or above it; Infinity where its end is. */
export function heldRows(list: Element | null): number {
  const { top = 0, bottom = 0 } = list?.getBoundingClientRect() ?? {};
  const end = innerHeight * (1 + MARGIN);
  if (!list || bottom === top || top >= end) return 0;
  if (bottom <= end) return Infinity;
  const rows = [...list.querySelectorAll(`[${GRID_ROW}]`)];
  return rows.findLastIndex((row) => row.getBoundingClientRect().top < end) + 1;
}
