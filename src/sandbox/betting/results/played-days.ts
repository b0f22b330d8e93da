import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Line } from '../engine/line';
import type { Match } from '../match/match';
import type { Span } from '../play/fixture';
import type { Piece } from '../../platform/work/preparation';
import { rememberNames } from './name-search';

const DAY = 86_400_000;
/** A day of the line has thousands of games: a list of them is made once in this time, until all have ended, and as many days are kept. */
const FRESH_MS = 30_000;
const MAX_DAYS = 6;

interface KeptDay {
  readonly madeAt: number;
  readonly revision: number;
  /** Whether the day was over, and all of its games. */
  readonly isAllOver: boolean;
  /** The last that began first. */
  readonly ended: readonly Match[];
}

/** The games that have ended, by the time in which they began. */
class PlayedDays {
  readonly #line: Line;
  readonly #days = new Map<string, KeptDay>();
  /** Days that calls wait for. */
  readonly #making = new Map<string, Promise<readonly Match[]>>();

  constructor(line: Line) {
    this.#line = line;
  }

  /** The games that began in a span and have ended, the last that began first; while they are looked up, other work comes between. */
  async endedIn(span: Span, now: number): Promise<readonly Match[]> {
    const key = keyOf(span);
    const kept = this.#days.get(key);
    if (this.#isCurrent(kept, now)) return kept.ended;
    const waited = this.#making.get(key);
    if (waited) return waited;
    const made = this.#makeBetweenTurns(span, now).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  /** Those that began today or yesterday, by UTC. */
  async endedSinceYesterday(now: number): Promise<readonly Match[]> {
    const days: (readonly Match[])[] = [];
    for (const span of lastDays(now)) days.push(await this.endedIn(span, now));
    return days.flat();
  }

  /** Makes today and yesterday where they are not there, in pieces: pages of championships and teams read both. */
  *pieces(now: number): Generator<Piece> {
    for (const span of lastDays(now)) {
      const steps = this.#make(span, now);
      const state = { isDone: false };
      const name = `results of ${new Date(span.from).toISOString()}`;
      const work = (): void => {
        state.isDone = steps.next().done === true;
      };
      while (!state.isDone && this.#days.get(keyOf(span))?.revision !== this.#line.revision) {
        yield { name, work };
      }
    }
  }

  async #makeBetweenTurns(span: Span, now: number): Promise<readonly Match[]> {
    const steps = this.#make(span, now);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      await nextTurn();
    }
  }

  #isCurrent(kept: KeptDay | undefined, now: number): kept is KeptDay {
    if (kept?.revision !== this.#line.revision) return false;
    return kept.isAllOver || Math.abs(now - kept.madeAt) < FRESH_MS;
  }

  *#make(span: Span, now: number): Generator<void, readonly Match[]> {
    const key = keyOf(span);
    const { revision } = this.#line;
    const begun = yield* this.#line.begunIn({ from: span.from, to: Math.min(span.to, now + 1) });
    yield;
    const timed = begun
      .filter((match) => match.isOver(now))
      .map((match) => ({ match, startsAt: match.startsAt }));
    yield;
    const ended = timed
      .sort((a, b) => b.startsAt - a.startsAt || a.match.id - b.match.id)
      .map(({ match }) => match);
    rememberNames(ended);
    const isAllOver = now >= span.to && ended.length === begun.length;
    this.#days.delete(key);
    this.#days.set(key, { madeAt: now, revision, isAllOver, ended });
    const [oldest] = this.#days.keys();
    if (this.#days.size > MAX_DAYS && oldest !== undefined) this.#days.delete(oldest);
    return ended;
  }
}

const keyOf = ({ from, to }: Span): string => `${from}-${to}`;

/** Today and yesterday, by UTC. */
function lastDays(now: number): readonly Span[] {
  const today = Math.floor(now / DAY) * DAY;
  return [today, today - DAY].map((from) => ({ from, to: from + DAY }));
}

const daysOfLines = new WeakMap<Line, PlayedDays>();

/** The days of a line, which several calls read. */
export function playedDaysOf(line: Line): PlayedDays {
  const known = daysOfLines.get(line) ?? new PlayedDays(line);
  daysOfLines.set(line, known);
  return known;
}
