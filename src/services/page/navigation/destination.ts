/** How an address is written into the address bar; `moved`: the browser has written it. */
export type HistoryUpdate = 'push' | 'replace' | 'moved';

/** Where a move leads. */
export interface Destination {
  /** Full path. */
  readonly to: string;
  readonly update: HistoryUpdate;
  /** A player who returns from signing in comes from no page: they were on their way here. */
  readonly isBack?: true;
}

/** Moves to a destination if the guards allow it. */
export type MoveTo = (destination: Destination, signal: AbortSignal) => Promise<void>;

/** A redirect leaves no entry in the history. */
export function inPlace(update: HistoryUpdate): HistoryUpdate {
  return update === 'moved' ? 'replace' : update;
}
