import { sportOf } from '../sports/sports';
import type { Fixture, Pair } from '../play/fixture';
import type { PastCourse } from '../play/course/course';
import { goalEvents } from '../play/course/goal-events';
import type { AddedEvent, MatchEvent, TimedEvent } from '../play/course/match-events';
import { shareAt } from '../play/course/match-events';
import { playerOf, sideEvents } from '../play/course/side-events';
import type { PeriodScores, SportModel, Timeline } from '../play/timeline';
import { periodStarts } from '../play/timeline';
import { withSubstitution, type LineUps } from '../play/squads/line-ups';
import { lineUpsOf } from '../play/squads/line-ups-of';
import type { SecretDraws } from './secret-draws';

/** What happens in a match beside its goals. */
interface Others {
  readonly timeline: Timeline;
  readonly added: readonly AddedEvent[];
  readonly starts: readonly number[];
  readonly lineUps: LineUps;
  readonly events: readonly MatchEvent[];
}

/** The course of a match with so many frames and other events. */
interface KeptCourse {
  readonly others: Others;
  readonly frames: number;
  readonly events: number;
  readonly course: PastCourse;
}

/** A moment of a match. */
interface Moment {
  readonly timeline: Timeline;
  /** Seconds of play since kick-off. */
  readonly until: number;
  /** The score at that time; null before kick-off. */
  readonly score: PeriodScores | null;
}

const NOTHING_ADDED: readonly AddedEvent[] = [];

/** The players of a match and what they do, in sports that publish it. */
export class MatchCourse {
  readonly #fixture: Fixture;
  readonly #draws: SecretDraws;
  readonly #clock: SportModel['clock'];
  #added: readonly AddedEvent[];
  #others: Others | undefined;
  #kept: KeptCourse | undefined;

  constructor(
    fixture: Fixture,
    draws: SecretDraws,
    {
      clock,
      added = NOTHING_ADDED,
    }: { clock: SportModel['clock']; added?: readonly AddedEvent[] | undefined },
  ) {
    this.#fixture = fixture;
    this.#draws = draws;
    this.#clock = clock;
    this.#added = added;
  }

  /** Applies what QA added. */
  change(added: readonly AddedEvent[] = NOTHING_ADDED): void {
    this.#added = added;
  }

  /** Whether the goals, cards and corners of the match are published. */
  get isPublished(): boolean {
    return sportOf(this.#fixture.sportId).hasCourse === true;
  }

  /** How many published events there were until a second of play; nothing in other sports. */
  count(timeline: Timeline, until: number, score: Pair): { readonly events?: number } {
    if (!this.isPublished) return {};
    const { events } = this.#othersOf(timeline);
    const past = events.filter(({ at, kind }) => at <= until && kind !== 'shot');
    return { events: score.home + score.away + past.length };
  }

  /** What happened until a second of play; the same object until something more has. */
  until({ timeline, until, score }: Moment): PastCourse {
    const others = this.#othersOf(timeline);
    if (!score) return { events: [], lineUps: others.lineUps, periods: 0 };
    const frames = timeline.frames.filter(({ at }) => at <= until);
    const past = others.events.filter(({ at }) => at <= until);
    // A score that QA ended the match with comes with no frame.
    const isAsPlayed = frames.at(-1)?.score === score;
    const kept = this.#kept;
    const isKept =
      isAsPlayed &&
      kept?.others === others &&
      kept.frames === frames.length &&
      kept.events === past.length;
    if (isKept) return kept.course;
    const lastAt = Math.min(until, timeline.duration);
    const events = this.#timedEvents({ others, frames, past, end: { at: lastAt, score } });
    const course = { events, lineUps: others.lineUps, periods: score.period };
    if (isAsPlayed) {
      this.#kept = { others, frames: frames.length, events: past.length, course };
    }
    return course;
  }

  /** The goals up to an end and what else happened, in order. */
  #timedEvents({
    others,
    frames,
    past,
    end,
  }: {
    readonly others: Others;
    readonly frames: Timeline['frames'];
    readonly past: readonly MatchEvent[];
    readonly end: { readonly at: number; readonly score: PeriodScores };
  }): TimedEvent[] {
    const { id } = this.#fixture;
    const { timeline, starts, lineUps, events } = others;
    const goals = goalEvents([...frames, end], {
      starts,
      lineUps,
      others: events,
      added: this.#added,
      drawsOf: (side, number) => this.#draws('goal', id, side, number),
    });
    const running = { home: 0, away: 0 };
    return [...goals, ...past]
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, ...event }): TimedEvent => {
        if (event.kind === 'goal') running[event.side] += 1;
        return {
          ...event,
          period: frames.findLast((frame) => frame.at <= at)?.score.period ?? 1,
          minute: this.#clock(timeline, at).minute ?? 0,
          score: event.kind === 'goal' ? { ...running } : null,
        };
      });
  }

  /** The line-ups with what QA changed. */
  lineUps(timeline: Timeline): LineUps {
    return this.#othersOf(timeline).lineUps;
  }

  #othersOf(timeline: Timeline): Others {
    const known = this.#others;
    if (known?.timeline === timeline && known.added === this.#added) return known;
    const { id, strength } = this.#fixture;
    const starts = periodStarts(timeline);
    const added = this.#added;
    const lineUps = substituted(lineUpsOf(this.#fixture), added, starts);
    const random = this.#draws('course', id);
    const events = sideEvents({ starts, strength, lineUps, added, random });
    this.#others = { timeline, added, starts, lineUps, events };
    return this.#others;
  }
}

/** The line-ups with QA's substitutions. */
function substituted(
  planned: LineUps,
  added: readonly AddedEvent[],
  starts: readonly number[],
): LineUps {
  const lineUps = { ...planned };
  for (const { at, kind, side, player, off: replaced } of added) {
    const on = playerOf(lineUps, side, player);
    const off = playerOf(lineUps, side, replaced);
    if (kind !== 'substitution' || !on || !off) continue;
    lineUps[side] = withSubstitution(lineUps[side], { at: shareAt(starts, at), on, off });
  }
  return lineUps;
}
