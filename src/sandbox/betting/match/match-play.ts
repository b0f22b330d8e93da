import type { Course, Score } from '@grandstand/bus-contracts';
import { countsPeriods, sportUnits } from '@grandstand/bus-contracts/domain';
import type { Fixture } from '../play/fixture';
import { shownCourse, type PastCourse } from '../play/course/course';
import { oversOf, writtenScore } from '../play/cricket/innings';
import type { GoalOrder } from '../play/goals/goal-order';
import { goalOrder } from '../play/goals/goal-order';
import { once } from '../play/discrete-chances';
import { isPartOver } from '../play/parts';
import type { PlayerPoints } from '../play/points/player-points';
import type { PeriodScores, PlayState, SportModel, Timeline } from '../play/timeline';
import { NO_SCORE, frameAt } from '../play/timeline';
import type { GameChanges } from './game-changes';
import type { MatchClock } from './match-clock';
import { MatchCourse } from './match-course';
import { MatchPoints } from './match-points';
import { MatchTimes } from './match-times';
import type { SecretDraws } from './secret-draws';

export type Phase = 'upcoming' | 'live' | 'finished';

/** Real seconds before and after a goal in which betting is suspended. */
const PAUSE = { before: 1.5, after: 5 };
/** Seconds of play in which each match ends. */
export const MAX_MATCH_S = 14_000;

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
  /** In sports whose players score points. */
  readonly points: (() => PlayerPoints) | undefined;
}

/** What a match is a function of, beside its fixture and QA's changes. */
export interface MatchWorld {
  readonly draws: SecretDraws;
  readonly clock: MatchClock;
}

/** A score as it is published: of cricket in its own words too. */
function shownScore({ innings, arrival: _arrival, ...score }: PeriodScores): Omit<Score, 'minute'> {
  return innings ? { ...score, written: writtenScore(innings) } : score;
}

/** How a game goes: its score and what happens in it, at any time. */
export class MatchPlay {
  readonly #fixture: Fixture;
  readonly #draws: SecretDraws;
  readonly #clock: MatchClock;
  readonly #model: SportModel;
  readonly #times: MatchTimes;
  readonly #course: MatchCourse;
  readonly #points: MatchPoints;
  #changes: GameChanges;
  #timeline: Timeline | undefined;

  constructor(
    fixture: Fixture,
    { draws, clock }: MatchWorld,
    { changes, model }: { readonly changes: GameChanges; readonly model: SportModel },
  ) {
    this.#fixture = fixture;
    this.#draws = draws;
    this.#clock = clock;
    this.#changes = changes;
    this.#model = model;
    this.#times = new MatchTimes(fixture.kickoff, clock, changes.kickoff);
    this.#course = new MatchCourse(fixture, draws, {
      clock: (timeline, at) => model.clock(timeline, at),
      added: changes.events,
    });
    this.#points = new MatchPoints(fixture, draws);
  }

  /** Milliseconds since the epoch. */
  get startsAt(): number {
    return this.#times.startsAt;
  }

  /** When it is over, on the match clock. */
  get overAt(): number {
    const { end } = this.#changes;
    return end?.at ?? this.#times.kickoffAt + this.timeline().duration * 1000;
  }

  /** Applies QA's changes. */
  change(changes: GameChanges): void {
    this.#changes = changes;
    this.#times.move(changes.kickoff);
    this.#course.change(changes.events);
    this.#timeline = undefined;
  }

  phase(now: number): Phase {
    const { end } = this.#changes;
    const match = this.#clock.matchTime(now);
    if (end && match >= end.at) return 'finished';
    const at = this.playedAt(now);
    if (at < 0) return 'upcoming';
    // The course of a match that ended long ago is simulated when its score is asked for.
    return at >= MAX_MATCH_S || at >= this.timeline().duration ? 'finished' : 'live';
  }

  state(now: number): MatchState {
    const phase = this.phase(now);
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
      score: this.#fixture.isOutright ? null : { ...shownScore(score), ...clock },
      isPaused: this.#isPaused(timeline, at),
      ...(score.innings && { over: oversOf(score.innings) }),
    };
  }

  /** The final score, with QA's changes so far. */
  final(): FinalScore {
    const { end } = this.#changes;
    const score = end ? end.score : (this.timeline().frames.at(-1)?.score ?? NO_SCORE);
    return this.#facts(score, this.#endedAt());
  }

  /** The score up to now, by which parts that have ended are settled; the final one where the match is over. */
  played(now: number): FinalScore {
    const phase = this.phase(now);
    if (phase === 'finished') return this.final();
    const score = phase === 'live' ? this.playState(now).score : null;
    return this.#facts(score, this.playedAt(now));
  }

  #facts(score: PeriodScores | null, until: number): FinalScore {
    const timeline = this.timeline();
    const points = this.#points;
    return {
      score,
      goals: () => (score ? goalOrder(timeline, until, score) : []),
      course: this.hasCourse ? () => this.#course.until({ timeline, until, score }) : undefined,
      points: points.areKnown ? () => points.until({ timeline, until, score }) : undefined,
    };
  }

  /** Seconds of play until QA's end; Infinity without one. */
  #endedAt(): number {
    const { end } = this.#changes;
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
    const phase = this.phase(now);
    if (phase !== 'live') return phase === 'finished' && this.#isDecided;
    const countsSets = countsPeriods(sportUnits(this.#fixture.sportId));
    return isPartOver(this.playState(now), part, { countsSets });
  }

  /** Whether the result of a match that is over is known: where it is drawn, it has been, or it is called off. */
  get #isDecided(): boolean {
    return this.#model.drawn?.isKnown() !== false || this.#changes.end !== undefined;
  }

  /** What the chances of a match that is not over follow from. */
  playState(now: number): PlayState {
    const phase = this.phase(now);
    const points = this.#points;
    const isLive = phase === 'live';
    const until = isLive ? this.playedAt(now) : -1;
    const score = isLive ? frameAt(this.timeline(), until).score : null;
    const others = {
      ...(this.hasCourse && { course: once(() => this.#pastCourse(now, phase)) }),
      ...(points.areKnown && {
        points: once(() => points.until({ timeline: this.timeline(), until, score })),
      }),
    };
    if (!score) return { score: NO_SCORE, left: 1, periodLeft: 1, ...others };
    const { left, periodLeft } = this.#model.clock(this.timeline(), until);
    return { score, left, periodLeft, ...others };
  }

  timeline(): Timeline {
    // It has another end once the result is drawn.
    if (this.#model.drawn) return this.#play();
    this.#timeline ??= this.#play();
    return this.#timeline;
  }

  #play(): Timeline {
    const { id } = this.#fixture;
    const timeline = this.#model.play(this.#fixture, this.#draws('play', id));
    const { turn } = this.#changes;
    if (!turn) return timeline;
    const random = this.#draws('turn', id, turn.at);
    return this.#model.continueFrom(timeline, turn, this.#fixture, random);
  }

  /** Seconds of play since kick-off; negative before it. */
  playedAt(now: number): number {
    return this.#times.playedAt(now);
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
}
