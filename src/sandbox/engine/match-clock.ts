/** A stretch in which matches ran at one pace: from `realAt` (ms) the match clock went on from `matchAt`. */
export interface Segment {
  readonly realAt: number;
  readonly matchAt: number;
  /** Match seconds in a real second; 0 while paused. */
  readonly pace: number;
}

export const DEFAULT_PACE = 15;

/** The match clock's own zero, so that a fresh operator at the default pace plays the same matches at the same time everywhere. */
const ORIGIN = Date.UTC(2020, 0, 1);

export function firstSegment(realAt: number, pace: number): Segment {
  return { realAt, matchAt: (realAt - ORIGIN) * DEFAULT_PACE, pace };
}

/**
 * The clock all matches run by, in milliseconds of play; a broken line over real time.
 * What was is never rewritten: a change of pace begins a new segment.
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

  /** Of the present segment. */
  get pace(): number {
    return this.#last.pace;
  }

  /** The pace, or, while paused, the one it had before. */
  get movingPace(): number {
    return this.#segments.findLast((segment) => segment.pace > 0)?.pace ?? DEFAULT_PACE;
  }

  /** Where the match clock stood, stands or will stand at a real time. */
  matchTime(real: number): number {
    const segment = this.#segments.findLast(({ realAt }) => realAt <= real) ?? this.#first;
    return segment.matchAt + (real - segment.realAt) * segment.pace;
  }

  /** When the match clock reaches a time, as far as is known now. */
  realTime(match: number): number {
    for (const [place, segment] of this.#segments.entries()) {
      const next = this.#segments[place + 1];
      if (!next) break;
      const reached = segment.matchAt + (next.realAt - segment.realAt) * segment.pace;
      if (match < reached) return segment.realAt + (match - segment.matchAt) / segment.pace;
      // In a leap: it was reached when the clock was set forward.
      if (match < next.matchAt) return next.realAt;
    }
    const { realAt, matchAt } = this.#last;
    return realAt + (match - matchAt) / this.movingPace;
  }

  /** Goes on from here at another pace, or after a leap forward; gives the new segment to be kept. */
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
