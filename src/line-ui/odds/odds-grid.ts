import { useEffect, useRef, type RefObject } from 'react';

/** Marks a row of the grid; its links and buttons are the row's cells. */
export const GRID_ROW = 'data-grid-row';

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/**
 * Makes one tab stop of all rows in an element, moved through with the arrow keys.
 * Without scripts every cell stays a tab stop, so the server renders none of this.
 */
export function useOddsGrid<E extends HTMLElement>(content: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const grid = ref.current;
    if (!grid) return undefined;
    const enter = (event: FocusEvent): void => setTabStop(grid, event.target);
    grid.addEventListener('keydown', moveFocus);
    grid.addEventListener('focusin', enter);
    return () => {
      grid.removeEventListener('keydown', moveFocus);
      grid.removeEventListener('focusin', enter);
    };
  }, []);
  // Rows that came since are cells of the same grid: `content` is what the rows are made from.
  useEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const cells = rowsOf(grid).flatMap(cellsOf);
    const held =
      cells.find((cell) => cell === document.activeElement) ??
      cells.find((cell) => cell.getAttribute('tabindex') === '0');
    const stop = held ?? cells[beginOf(cells)];
    for (const cell of cells) {
      const tabIndex = cell === stop ? 0 : -1;
      // An attribute that is written again costs the browser a style computation.
      if (cell.tabIndex !== tabIndex || !cell.hasAttribute('tabindex')) cell.tabIndex = tabIndex;
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the grid holds is read from the page
  }, [content]);
  return ref;
}

function moveFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { currentTarget: grid, target } = event;
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  if (!step || !isPlain || !(grid instanceof HTMLElement)) return;
  const rows = rowsOf(grid);
  const at = rows.findIndex((row) => row.contains(target as Node));
  const from = rows[at];
  if (!from) return;
  const [down, right] = step;
  const cell = cellsOf(from).indexOf(target as HTMLElement);
  const cells = cellsOf(rows[clamp(at + down, rows.length)] ?? from);
  // The page must not scroll as well.
  event.preventDefault();
  // Narrow pages hide columns, and what is hidden takes no focus: then the next one does.
  const towards = right > 0 ? 1 : -1;
  const begin = right === -Infinity ? beginOf(cells) : clamp(cell + right, cells.length);
  for (let next = begin; cells[next]; next += towards) {
    cells[next]?.focus();
    if (cells[next] === document.activeElement) return;
  }
}

function setTabStop(grid: HTMLElement, stop: EventTarget | null): void {
  // Links between the rows are stops of their own: one that takes the focus leaves the rows theirs.
  if (!(stop instanceof HTMLElement) || !stop.closest(`[${GRID_ROW}]`)) return;
  for (const old of grid.querySelectorAll<HTMLElement>(`[${GRID_ROW}] [tabindex="0"]`)) {
    if (old !== stop) old.tabIndex = -1;
  }
  stop.tabIndex = 0;
}

function rowsOf(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>(`[${GRID_ROW}]`)];
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':is(a[href], button)')];
}

/** A row begins with its link; the star is before it, a step to the left. */
function beginOf(cells: readonly HTMLElement[]): number {
  return Math.max(
    0,
    cells.findIndex((cell) => cell instanceof HTMLAnchorElement),
  );
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index, length - 1));
}
