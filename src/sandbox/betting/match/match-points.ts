import type { Fixture } from '../play/fixture';
import {
  basketsOf,
  pointsUntil,
  type Basket,
  type PlayerPoints,
} from '../play/points/player-points';
import type { Scorers } from '../play/points/scorers';
import type { PeriodScores, Timeline } from '../play/timeline';
import { sportOf } from '../sports/sports';
import type { SecretDraws } from './secret-draws';

/** A moment of a match. */
interface Moment {
  readonly timeline: Timeline;
  /** Seconds of play since kick-off. */
  readonly until: number;
  /** The score at that time; null before kick-off. */
  readonly score: PeriodScores | null;
}

interface Drawn {
  readonly timeline: Timeline;
  readonly baskets: readonly Basket[];
}

/** Who scores the points of a match, in sports whose players are known. */
export class MatchPoints {
  readonly #fixture: Fixture;
  readonly #draws: SecretDraws;
  #drawn: Drawn | undefined;
  #scorers: Scorers | undefined;

  constructor(fixture: Fixture, draws: SecretDraws) {
    this.#fixture = fixture;
    this.#draws = draws;
  }

  get areKnown(): boolean {
    return sportOf(this.#fixture.sportId).scorersOf !== undefined;
  }

  /** What the players have scored; of a score that QA ended the match with, the points that it has beyond the others too. */
  until({ timeline, until, score }: Moment): PlayerPoints {
    const scorers = this.#scorersOf();
    const frames = timeline.frames.filter(({ at }) => at <= until);
    const isAsPlayed = !score || frames.at(-1)?.score === score;
    const baskets = isAsPlayed
      ? this.#basketsOf(timeline, scorers)
      : this.#draw(
          { ...timeline, frames: [...frames, { at: until, score, isBig: true }] },
          scorers,
        );
    return pointsUntil(baskets, scorers, until);
  }

  #scorersOf(): Scorers {
    this.#scorers ??= sportOf(this.#fixture.sportId).scorersOf?.(this.#fixture);
    return this.#scorers ?? { home: [], away: [] };
  }

  #basketsOf(timeline: Timeline, scorers: Scorers): readonly Basket[] {
    if (this.#drawn?.timeline !== timeline) {
      this.#drawn = { timeline, baskets: this.#draw(timeline, scorers) };
    }
    return this.#drawn.baskets;
  }

  #draw(timeline: Timeline, scorers: Scorers): readonly Basket[] {
    return basketsOf(timeline, scorers, this.#draws('baskets', this.#fixture.id));
  }
}
