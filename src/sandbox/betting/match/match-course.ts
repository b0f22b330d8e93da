import type { Course, Score } from '@grandstand/bus-contracts';
import { sportOf } from '../sports/sports';
import type { Fixture, Pair } from '../play/fixture';
import type { SideEvent } from '../play/course';
import { courseOf, eventCount, sideEvents } from '../play/course';
import type { SportModel, Timeline } from '../play/timeline';
import { NO_SCORE } from '../play/timeline';
import type { SecretDraws } from './secret-draws';

/** The cards and corners of a match beside its goals, in sports that publish them. */
export class MatchCourse {
  readonly #fixture: Fixture;
  readonly #draws: SecretDraws;
  #others: { readonly timeline: Timeline; readonly events: readonly SideEvent[] } | undefined;

  constructor(fixture: Fixture, draws: SecretDraws) {
    this.#fixture = fixture;
    this.#draws = draws;
  }

  /** Whether the goals, cards and corners of the match are published. */
  get isPublished(): boolean {
    return sportOf(this.#fixture.sportId).hasCourse === true;
  }

  /** How many events there were until a second of play; nothing in other sports. */
  count(timeline: Timeline, until: number, score: Pair): { readonly events?: number } {
    return this.isPublished ? { events: eventCount(this.#othersOf(timeline), until, score) } : {};
  }

  /** What happened until a second of play. */
  until(
    timeline: Timeline,
    until: number,
    score: Score | null,
    clock: SportModel['clock'],
  ): Course {
    return courseOf({
      timeline,
      others: this.#othersOf(timeline),
      until,
      score: score ?? { ...NO_SCORE, period: 0 },
      minuteAt: (at) => clock(timeline, at).minute ?? 0,
    });
  }

  #othersOf(timeline: Timeline): readonly SideEvent[] {
    if (this.#others?.timeline !== timeline) {
      const { id, strength } = this.#fixture;
      const events = sideEvents(timeline, strength, this.#draws('course', id));
      this.#others = { timeline, events };
    }
    return this.#others.events;
  }
}
