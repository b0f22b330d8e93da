import type { Course, Score } from '@grandstand/bus-contracts';
import { countsPeriods, sportUnits } from '@grandstand/bus-contracts/domain';
import type { Fixture, Pair } from '../play/fixture';
import { shownCourse, type PastCourse } from '../play/course/course';
import { oversOf, writtenScore } from '../play/cricket/innings';
import { modelOf } from '../sports/sports';
import type { GoalOrder } from '../play/goals/goal-order';
import { goalOrder } from '../play/goals/goal-order';
import { once } from '../play/discrete-chances';
import { isPartOver } from '../play/parts';
import type { MatchChances, PeriodScores, PlayState, SportModel, Timeline } from '../play/timeline';
import { NO_SCORE, frameAt } from '../play/timeline';
import type { GameChanges } from './game-changes';
import type { MatchClock } from './match-clock';
import { MatchCourse } from './match-course';
import { MatchTimes } from './match-times';
import type { Piece } from '../../platform/work/preparation';
import type { PricedOutcome, PricingFacts } from './odds-board';
import { OddsBoard, openMore } from './odds-board';
import { openBeforeStart } from './open-before-start';
import type { SecretDraws } from './secret-draws';

export type Phase = 'upcoming' | 'live' | 'finished';

/** Real seconds before and after a goal in which betting is suspended. */
const PAUSE = { before: 1.5, after: 5 };
/** Seconds of play in which each match ends. */
export const MAX_MATCH_S = 14_000;
/** Random price changes while nothing happens: their size, and their interval in real milliseconds. */
const DRIFT = 0.025;
const DRIFT_EVERY = { live: 12_000, upcoming: 180_000 };
/** Real milliseconds after which the open outcomes of a live game are counted again. */
const COUNT_EVERY = 60_000;

/** A game's state at a moment. */
export interface MatchState {
  readonly phase: Phase;
  readonly score: Score | null;
  readonly isPaused: boolean;
  /** Overs of cricket that are over: some parts of an innings end with one. */
  readonly over?: number;
}

/** The final score; without one all bets are void. */
export interface FinalScore {
  readonly score: PeriodScores | null;
  readonly goals: () => GoalOrder;
  /** In sports whose course is published. */
  readonly course: (() => PastCourse) | undefined;
}

/** A score as it is published: of cricket in its own words too. */
function shownScore({ innings, arrival: _arrival, ...score }: PeriodScores): Omit<Score, 'minute'> {
  return innings ? { ...score, written: writtenScore(innings) } : score;
}

/** A game: a function of its fixture, the operator's secret, the match clock and QA's changes. */
export class Match {
  readonly fixture: Fixture;
  changes: GameChanges;
  readonly #draws: SecretDraws;
  readonly #clock: MatchClock;
  readonly #model: SportModel;
  readonly #times: MatchTimes;
  readonly #course: MatchCourse;
  #timeline: Timeline | undefined;
  #counted = { key: '', count: 0 };
  #isCounted = false;
  #board: OddsBoard | undefined;
  /** The time of prices that nobody has asked for yet; null where they are made, or none are due. */
  #dueAt: number | null = null;

  constructor(
    fixture: Fixture,
    world: { draws: SecretDraws; clock: MatchClock },
    changes: GameChanges,
    model: SportModel = modelOf(fixture),
  ) {
    this.fixture = fixture;
    this.changes = changes;
    this.#draws = world.draws;
    this.#clock = world.clock;
    this.#model = model;
    this.#times = new MatchTimes(fixture.kickoff, world.clock, changes.kickoff);
    this.#course = new MatchCourse(fixture, world.draws, {
      clock: (timeline, at) => model.clock(timeline, at),
      added: changes.events,
    });
  }

  get id(): number {
    return this.fixture.id;
  }

  /** The prices, which are made when they are first asked for: most games of the line are never looked at. */
  get board(): OddsBoard {
    this.#board ??= new OddsBoard(this.fixture);
    const at = this.#dueAt;
    if (at !== null) {
      this.#dueAt = null;
      this.#board.reprice(this.#pricing(at));
    }
    return this.#board;
  }

  /** What calls would have to make of the match when they first ask for it, each a piece. */
  *pieces(now: number): Generator<Piece> {
    const { id, strength } = this.fixture;
    for (const work of this.#model.pieces?.(strength, DRIFT) ?? []) {
      yield { name: `chances of game ${id}`, work };
    }
    if (!this.#board || this.#dueAt !== null) {
      yield { name: `prices of game ${id}`, work: () => void this.board };
    }
    if (!this.#isCounted) {
      yield { name: `outcomes of game ${id}`, work: () => void this.openCount(now) };
    }
  }

  /** Milliseconds since the epoch. */
  get startsAt(): number {
    return this.#times.startsAt;
  }

  /** Whether the game has finished at a real time. */
  isOver(now: number): boolean {
    return this.#phase(now) === 'finished';
  }

  state(now: number): MatchState {
    const phase = this.#phase(now);
    if (phase === 'upcoming') return { phase, score: null, isPaused: this.#isClosing(now) };
    // A result that is drawn has no score on the way to it, and nothing to bet on.
    if (this.#model.drawn) return { phase, score: null, isPaused: true };
    const timeline = this.timeline();
    if (phase === 'finished') {
      const { score } = this.final();
      const ended = score && {
        ...shownScore(score),
        minute: null,
        ...this.#course.count(timeline, this.#endedAt(), score),
      };
      return { phase, score: ended, isPaused: true };
    }
    const at = this.playedAt(now);
    const { score } = frameAt(timeline, at);
    const { minute, periodLeft, secondsLeft } = this.#model.clock(timeline, at);
    const clock = {
      minute,
      ...(secondsLeft === undefined ? {} : { secondsLeft }),
      ...(periodLeft === 0 ? { isBreak: true } : {}),
      ...this.#course.count(timeline, at, score),
    };
    return {
      phase,
      // That of an outright is known at its end.
      score: this.fixture.isOutright ? null : { ...shownScore(score), ...clock },
      isPaused: this.#isPaused(timeline, at),
      ...(score.innings && { over: oversOf(score.innings) }),
    };
  }

  /** The final score, with QA's changes so far. */
  final(): FinalScore {
    const { end } = this.changes;
    const score = end ? end.score : (this.timeline().frames.at(-1)?.score ?? NO_SCORE);
    return this.#facts(score, this.#endedAt());
  }

  #facts(score: PeriodScores | null, until: number): FinalScore {
    const timeline = this.timeline();
    return {
      score,
      goals: () => (score ? goalOrder(timeline, until, score) : []),
      course: this.hasCourse ? () => this.#course.until({ timeline, until, score }) : undefined,
    };
  }

  /** Seconds of play until QA's end; Infinity without one. */
  #endedAt(): number {
    const { end } = this.changes;
    return end ? this.#times.playedAtMatch(end.at) : Infinity;
  }

  /** Whether the goals, cards and corners of the match are published. */
  get hasCourse(): boolean {
    return this.#course.isPublished;
  }

  /** What has happened so far; null in sports without a course, and where the match has no score. */
  course(now: number): Course | null {
    const { score, phase } = this.state(now);
    if (!this.hasCourse || (!score && phase !== 'upcoming')) return null;
    return shownCourse(this.#pastCourse(now, phase));
  }

  #pastCourse(now: number, phase: Phase): PastCourse {
    const timeline = this.timeline();
    if (phase === 'upcoming') return this.#course.until({ timeline, until: -1, score: null });
    const isOver = phase === 'finished';
    const until = isOver ? this.#endedAt() : this.playedAt(now);
    const score = isOver ? this.final().score : frameAt(timeline, until).score;
    return this.#course.until({ timeline, until, score });
  }

  /** Whether a part of the match has ended, be it over or in play. */
  isPartOver(part: number, now: number): boolean {
    const phase = this.#phase(now);
    if (phase !== 'live') return phase === 'finished' && this.#isDecided;
    const { sportId } = this.fixture;
    const countsSets = countsPeriods(sportUnits(sportId));
    return isPartOver(this.#playState(now, phase), part, { countsSets });
  }

  /** Whether the result of a match that is over is known: where it is drawn, it has been, or it is called off. */
  get #isDecided(): boolean {
    return this.#model.drawn?.isKnown() !== false || this.changes.end !== undefined;
  }

  /** The score up to now, by which parts that have ended are settled; the final one where the match is over. */
  played(now: number): FinalScore {
    const phase = this.#phase(now);
    if (phase === 'finished') return this.final();
    const score = phase === 'live' ? this.#playState(now, phase).score : null;
    return this.#facts(score, this.playedAt(now));
  }

  reprice(now: number): PricedOutcome[] {
    return this.board.reprice(this.#pricing(now));
  }

  /** The same once the prices have been asked for; until then it only notes the time that they are due at. */
  update(now: number): PricedOutcome[] {
    if (this.#board && this.#dueAt === null) return this.reprice(now);
    this.#dueAt = now;
    return [];
  }

  /** Forgets the outcomes that are not priced at all times. */
  closeMore(): void {
    this.#board?.closeMore();
  }

  /** Prices the outcomes that are not priced at all times. */
  openMore(now: number): void {
    if (!this.board.isWhole) this.board.openMore(this.#pricing(now));
  }

  /** How many outcomes are open; those that are not priced are counted, from time to time. */
  openCount(now: number): number {
    const { board, fixture } = this;
    this.#isCounted = true;
    if (board.isWhole) return board.openCount;
    const { phase, score } = this.state(now);
    if (phase === 'finished') return 0;
    if (phase === 'upcoming') {
      const state = this.#playState(now, phase);
      return board.openCount + openBeforeStart(this.#model, fixture, state);
    }
    const at = Math.floor(now / COUNT_EVERY);
    const key = `${score?.home}:${score?.away} ${score?.period} ${at}`;
    if (this.#counted.key !== key) {
      const chances = board.chances ?? this.#pricing(now).chances;
      this.#counted = { key, count: chances ? openMore(fixture, chances) : 0 };
    }
    return board.openCount + this.#counted.count;
  }

  #pricing(now: number): PricingFacts {
    const { changes } = this;
    const { isPaused } = this.state(now);
    const chances = this.chances(now);
    return { chances, changes, isPaused: isPaused || !chances };
  }

  /** The probabilities of its results at a time; null once it is over. */
  chances(now: number): MatchChances | null {
    const phase = this.#phase(now);
    if (phase === 'finished') return null;
    return this.#model.chances(this.#playState(now, phase), this.#drift(now, phase));
  }

  /** When it is over, on the match clock. */
  get overAt(): number {
    const { end } = this.changes;
    return end?.at ?? this.#times.kickoffAt + this.timeline().duration * 1000;
  }

  #playState(now: number, phase: Phase): PlayState {
    const course = this.hasCourse && { course: once(() => this.#pastCourse(now, phase)) };
    if (phase !== 'live') return { score: NO_SCORE, left: 1, periodLeft: 1, ...course };
    const at = this.playedAt(now);
    const timeline = this.timeline();
    const { left, periodLeft } = this.#model.clock(timeline, at);
    return { score: frameAt(timeline, at).score, left, periodLeft, ...course };
  }

  timeline(): Timeline {
    // It has another end once the result is drawn.
    if (this.#model.drawn) return this.#play();
    this.#timeline ??= this.#play();
    return this.#timeline;
  }

  /** Applies QA's changes. */
  change(changes: GameChanges): void {
    this.changes = changes;
    this.#times.move(changes.kickoff);
    this.#course.change(changes.events);
    this.#timeline = undefined;
  }

  /** Seconds of play since kick-off; negative before it. */
  playedAt(now: number): number {
    return this.#times.playedAt(now);
  }

  #play(): Timeline {
    const { id } = this.fixture;
    const timeline = this.#model.play(this.fixture, this.#draws('play', id));
    const { turn } = this.changes;
    if (!turn) return timeline;
    const random = this.#draws('turn', id, turn.at);
    return this.#model.continueFrom(timeline, turn, this.fixture, random);
  }

  #phase(now: number): Phase {
    const { end } = this.changes;
    const match = this.#clock.matchTime(now);
    if (end && match >= end.at) return 'finished';
    const at = this.playedAt(now);
    if (at < 0) return 'upcoming';
    // The course of a match that ended long ago is simulated when its score is asked for.
    return at >= MAX_MATCH_S || at >= this.timeline().duration ? 'finished' : 'live';
  }

  #isPaused(timeline: Timeline, at: number): boolean {
    return timeline.frames.some((frame) => frame.isBig && this.#times.isNear(at, frame.at, PAUSE));
  }

  /** Whether a draw is so near that it takes no more bets. */
  #isClosing(now: number): boolean {
    const { drawn } = this.#model;
    return (
      drawn !== undefined &&
      this.#times.isNear(this.playedAt(now), 0, { before: drawn.closesBefore, after: 0 })
    );
  }

  #drift(now: number, phase: Phase): Pair {
    const every = phase === 'live' ? DRIFT_EVERY.live : DRIFT_EVERY.upcoming;
    const random = this.#draws('wander', this.id, Math.floor(now / every));
    const { home, away } = this.fixture.strength;
    const factor = (): number => 1 + (random() - 0.5) * 2 * DRIFT;
    return { home: home * factor(), away: away * factor() };
  }
}
