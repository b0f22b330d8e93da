/** How an address gets into the address bar; `moved`: it is there already. */
export type Way = 'push' | 'replace' | 'moved';

/** Where a move leads. */
export interface Course {
  /** Full path. */
  readonly to: string;
  readonly way: Way;
  /** A player who returns from signing in comes from no page: they were on the way here. */
  readonly isBack?: true;
}

/** Goes there, if the guards let it. */
export type Run = (course: Course, signal: AbortSignal) => Promise<void>;

/** A redirect leaves no entry in the history. */
export function inPlace(way: Way): Way {
  return way === 'moved' ? 'replace' : way;
}
