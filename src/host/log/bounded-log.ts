/** How many lines of a kind are written within a time. */
export interface LogBounds {
  readonly most: number;
  /** In milliseconds. */
  readonly within: number;
}

/** What the bounds of a log count. */
export interface LogCount {
  /** When the present time began. */
  readonly since: number;
  readonly written: number;
  readonly leftOut: number;
}

export const NOTHING_LOGGED: LogCount = { since: Number.NEGATIVE_INFINITY, written: 0, leftOut: 0 };

/** What becomes of one more line: whether it is written, and how many were left out before it in the time that has ended. */
export function countLine(
  count: LogCount,
  at: number,
  { most, within }: LogBounds,
): { readonly count: LogCount; readonly isWritten: boolean; readonly leftOut: number } {
  const isOver = at - count.since >= within || at < count.since;
  const present = isOver ? { since: at, written: 0, leftOut: 0 } : count;
  const leftOut = isOver ? count.leftOut : 0;
  return present.written < most
    ? { count: { ...present, written: present.written + 1 }, isWritten: true, leftOut }
    : { count: { ...present, leftOut: present.leftOut + 1 }, isWritten: false, leftOut };
}

interface LogPorts {
  readonly now: () => number;
  readonly write: (...line: readonly unknown[]) => void;
}

/**
 * A log of what requests of strangers cause: so many lines within a time, and then how many were left out. Without a
 * bound, one client fills the disk that the players' data are on.
 * @returns Takes the maker of a line, which is made only if it is written.
 */
export function createBoundedLog(
  kind: string,
  bounds: LogBounds,
  { now, write }: LogPorts,
): (line: () => readonly unknown[]) => void {
  let count = NOTHING_LOGGED;
  return (line) => {
    const next = countLine(count, now(), bounds);
    ({ count } = next);
    if (next.leftOut > 0) write(`${kind}: ${next.leftOut} more were left out of the log.`);
    if (next.isWritten) write(...line());
  };
}

/** Of what each request writes while a part of the site is out of order. */
const OUTAGE: LogBounds = { most: 100, within: 600_000 };

/** The log of a fault that each request meets while a part of the site is out of order. */
export function outageLog(
  kind: string,
  level: 'warn' | 'error',
): (line: () => readonly unknown[]) => void {
  return createBoundedLog(kind, OUTAGE, {
    now: () => Date.now(),
    write: (...line) => console[level](...line),
  });
}
