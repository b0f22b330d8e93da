/** The state that this site stores in an entry of the browser's history. */
export interface HistoryEntry {
  /** Identifies the entry among those of this tab. */
  readonly id: string;
  /** The link by which the player left the page; it is focused when they return. */
  readonly link?: string;
}

const KEY = 'entry';

/** The note of the present entry; undefined where there is none yet, as after a move to a new one. */
export function readEntry(): HistoryEntry | undefined {
  const state = history.state as { [KEY]?: HistoryEntry } | null;
  return state?.[KEY];
}

export function noteEntry(entry: HistoryEntry): void {
  history.replaceState({ ...(history.state as object | null), [KEY]: entry }, '');
}
