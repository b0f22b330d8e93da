import type { HistoryEntry } from '../../ports/history-entry';
import type { Position } from './saved-positions';

export interface State {
  /** The entry of the shown page; while guards run, the browser may be at another one. */
  readonly current: HistoryEntry;
  readonly pathname: string;
  /** How many entries this document has begun. */
  readonly begun: number;
  /** The scroll position to reach; a new object for each request. */
  readonly shown: { readonly y: number };
}

export type Change =
  /** Navigation has published the player's place: a new entry is known from then on. */
  | {
      readonly type: 'arrived';
      readonly pathname: string;
      /** The id of the browser's entry, and its place when it was left; undefined for a new one. */
      readonly found: { readonly entry: HistoryEntry; readonly position: Position } | undefined;
      /** How far down the page is. */
      readonly y: number;
      readonly now: number;
    }
  /** A link is about to be followed. */
  | {
      readonly type: 'pressed';
      readonly link: string;
      readonly entry: HistoryEntry | undefined;
    };

/** A new entry; its number distinguishes it from others of the same moment. */
export function entryOf(now: number, number: number): HistoryEntry {
  return { id: `${now.toString(36)}.${number}` };
}

/** The history entry that remembers the pressed link. */
export function notedLink(
  { current }: State,
  { entry, link }: Extract<Change, { type: 'pressed' }>,
): HistoryEntry {
  return { ...(entry ?? current), link };
}

export function reduce(state: State, change: Change): State {
  if (change.type === 'pressed') {
    const entry = notedLink(state, change);
    return entry.id === state.current.id ? { ...state, current: entry } : state;
  }
  const { pathname, found, y, now } = change;
  if (found?.entry.id === state.current.id) return { ...state, pathname };
  if (found) return { ...state, pathname, current: found.entry, shown: { y: found.position.y } };
  const begun = state.begun + 1;
  const isOther = pathname !== state.pathname;
  const shown = { y: isOther ? 0 : Math.max(0, y) };
  return { pathname, begun, current: entryOf(now, begun), shown };
}
