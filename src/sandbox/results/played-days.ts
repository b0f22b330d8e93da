import type { Line } from '../engine/line';
import type { Match } from '../engine/match';
import type { Span } from '../line/fixture';

/** A day of the line has thousands of games: a list of them is made once in this time, and as many days are kept. */
const FRESH_MS = 30_000;
const MAX_DAYS = 6;

interface KeptDay {
  readonly madeAt: number;
  readonly revision: number;
  readonly matches: readonly Match[];
}

/** The games that have ended, by the time in which they began. */
class PlayedDays {
  readonly #line: Line;
  readonly #days = new Map<string, KeptDay>();

  constructor(line: Line) {
    this.#line = line;
  }

  /** The games that began in a span and have ended, the last that began first. */
  endedIn(span: Span, now: number): readonly Match[] {
    const key = `${span.from}-${span.to}`;
    const { revision } = this.#line;
    const kept = this.#days.get(key);
    if (kept?.revision === revision && Math.abs(now - kept.madeAt) < FRESH_MS) return kept.matches;
    const matches = this.#line
      .begunIn({ from: span.from, to: Math.min(span.to, now + 1) })
      .filter((match) => match.isOver(now))
      .sort((a, b) => b.startsAt - a.startsAt || a.id - b.id);
    this.#days.delete(key);
    this.#days.set(key, { madeAt: now, revision, matches });
    const [oldest] = this.#days.keys();
    if (this.#days.size > MAX_DAYS && oldest !== undefined) this.#days.delete(oldest);
    return matches;
  }
}

const daysOfLines = new WeakMap<Line, PlayedDays>();

/** The days of a line, which several calls read. */
export function playedDaysOf(line: Line): PlayedDays {
  const known = daysOfLines.get(line) ?? new PlayedDays(line);
  daysOfLines.set(line, known);
  return known;
}
