/** A time span at one pace: at `realAt` (ms) the match clock was at `matchAt`. */
export interface Segment {
  readonly realAt: number;
  readonly matchAt: number;
  /** Match seconds in a real second; 0 while paused. */
  readonly pace: number;
}

export const DEFAULT_PACE = 15;

/** The zero of the match clock: fresh operators at the default pace have the same fixtures at the same time. */
const ORIGIN = Date.UTC(2020, 0, 1);

export function firstSegment(realAt: number, pace: number): Segment {
  return { realAt, matchAt: (realAt - ORIGIN) * DEFAULT_PACE, pace };
}

/**
 * The clock of all matches in milliseconds of play, piecewise linear in real time.
 * A change of pace adds a segment; earlier ones never change.
 */
export class MatchClock {
  readonly #first: Segment;
  readonly #segments: Segment[];
  #last: Segment;

  constructor(segments: readonly Segment[]) {
    const [first] = segments;
    if (!first) throw new RangeError('Failed to make a match clock: no segments.');
    this.#first = first;
    this.#last = segments.at(-1) ?? first;
    this.#segments = [...segments];
  }

  /** Of the current segment. */
  get pace(): number {
    return this.#last.pace;
  }

  /** The pace; while paused, the last one before. */
  get movingPace(): number {
    return this.#segments.findLast((segment) => segment.pace > 0)?.pace ?? DEFAULT_PACE;
  }

  /** The match clock's time at a real time. */
  matchTime(real: number): number {
    const segment = this.#segments.findLast(({ realAt }) => realAt <= real) ?? this.#first;
    return segment.matchAt + (real - segment.realAt) * segment.pace;
  }

  /** The real time at which the match clock reaches a time, at the current pace. */
  realTime(match: number): number {
    for (const [place, segment] of this.#segments.entries()) {
      const next = this.#segments[place + 1];
      if (!next) break;
      const reached = segment.matchAt + (next.realAt - segment.realAt) * segment.pace;
      if (match < reached) return segment.realAt + (match - segment.matchAt) / segment.pace;
      // Skipped by a leap: reached when the clock was set forward.
      if (match < next.matchAt) return next.realAt;
    }
    const { realAt, matchAt } = this.#last;
    return realAt + (match - matchAt) / this.movingPace;
  }

  /** Changes the pace or leaps forward; returns the new segment to be stored. */
  change(real: number, { pace = this.pace, leap = 0 }: { pace?: number; leap?: number }): Segment {
    const segment = { realAt: real, matchAt: this.matchTime(real) + leap, pace };
    this.#segments.push(segment);
    this.#last = segment;
    return segment;
  }

  get segmentCount(): number {
    return this.#segments.length;
  }
}
