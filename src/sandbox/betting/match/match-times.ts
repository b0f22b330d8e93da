import type { Fixture } from '../play/fixture';
import type { MatchClock } from './match-clock';

/** Real seconds before and after a moment. */
interface Margin {
  readonly before: number;
  readonly after: number;
}

/** When a game starts, and how long it has been played, by the calendar or by the match clock. */
export class MatchTimes {
  readonly #kickoff: Fixture['kickoff'];
  readonly #clock: MatchClock;
  /** The kick-off that QA set, on the match clock. */
  #moved: number | undefined;

  constructor(kickoff: Fixture['kickoff'], clock: MatchClock, moved: number | undefined) {
    this.#kickoff = kickoff;
    this.#clock = clock;
    this.#moved = moved;
  }

  /** Applies QA's change of the kick-off. */
  move(moved: number | undefined): void {
    this.#moved = moved;
  }

  /** Milliseconds since the epoch. */
  get startsAt(): number {
    const { on, at } = this.#kickoff;
    if (this.#moved !== undefined) return Math.round(this.#clock.realTime(this.#moved));
    return on === 'calendar' ? at : Math.round(this.#clock.realTime(at));
  }

  /** The kick-off on the match clock. */
  get kickoffAt(): number {
    const { on, at } = this.#kickoff;
    return this.#moved ?? (on === 'match' ? at : this.#clock.matchTime(at));
  }

  /** Seconds of play since kick-off at a real time; negative before it. */
  playedAt(now: number): number {
    const { on, at } = this.#kickoff;
    if (this.#moved === undefined && on === 'calendar' && now < at) return -1;
    return this.playedAtMatch(this.#clock.matchTime(now));
  }

  /** The same at a time of the match clock. */
  playedAtMatch(match: number): number {
    return (match - this.kickoffAt) / 1000;
  }

  /** Whether a moment of play is within some real seconds of another one. */
  isNear(at: number, moment: number, { before, after }: Margin): boolean {
    const pace = this.#clock.movingPace;
    return at >= moment - before * pace && at < moment + after * pace;
  }
}
