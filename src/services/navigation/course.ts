/** How the address bar comes to an address: `moved`: it stands there already. */
export type Way = 'push' | 'replace' | 'moved';

/** Where a move leads. */
export interface Course {
  /** Full path. */
  readonly to: string;
  readonly way: Way;
  /** Whoever comes back from signing in comes from no page: they waited there, and were going here. */
  readonly isBack?: true;
}

/** Goes there, if the guards let it. */
export type Run = (course: Course, signal: AbortSignal) => Promise<void>;

/** What leads on leaves no trace of itself. */
export function inPlace(way: Way): Way {
  return way === 'moved' ? 'replace' : way;
}
