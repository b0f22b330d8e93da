/** The state that this site stores in an entry of the browser's history. */
export interface HistoryEntry {
  /** Identifies the entry among those of this tab. */
  readonly id: string;
  /** The link by which the player left the page; it is focused when they return. */
  readonly link?: string;
}

const KEY = 'entry';
const SHEET = 'sheet';

/** The note of the present entry; undefined where there is none yet, as after a move to a new one. */
export function readEntry(): HistoryEntry | undefined {
  const state = history.state as { [KEY]?: HistoryEntry } | null;
  return state?.[KEY];
}

export function noteEntry(entry: HistoryEntry): void {
  history.replaceState({ ...(history.state as object | null), [KEY]: entry }, '');
}

/** Whether the present entry of the browser's history is that of an open sheet: the way back closes the sheet. */
export function isSheetEntry(): boolean {
  return (history.state as { [SHEET]?: true } | null)?.[SHEET] === true;
}

/** Adds an entry of the same page for a sheet that opens. A move to another page takes its place. */
export function pushSheetEntry(): void {
  // With the rest of the page's entry: the position of the page is the same.
  history.pushState({ ...(history.state as object | null), [SHEET]: true }, '');
}

/** Leaves the entry of a sheet that was closed. */
export function leaveSheetEntry(): void {
  if (isSheetEntry()) history.back();
}
