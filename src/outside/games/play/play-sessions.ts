import type { TableSeat } from '../tables/table-seat';
import type { PlaySession } from '../rounds/play-session';

/** A player's play of a title: rounds of their own, or those of a table. */
export type Play = PlaySession | TableSeat;

const LIFETIME_MS = 12 * 3_600_000;

/** The play sessions that pages name; each is kept for 12 hours after its last call. */
export class PlaySessions {
  readonly #now: () => number;
  /** Beyond them the one that was used longest ago is forgotten. */
  readonly #most: number;
  readonly #kept = new Map<string, { readonly play: Play; readonly until: number }>();

  constructor(now: () => number, most: number) {
    this.#now = now;
    this.#most = most;
  }

  add(name: string, play: Play): void {
    this.#sweep();
    this.#kept.set(name, { play, until: this.#now() + LIFETIME_MS });
  }

  /** The session in which a player plays a title; there is one at a time. */
  of(owner: string): Play | undefined {
    for (const { play } of this.#kept.values()) {
      if (play.owner === owner && !play.isRetired) return play;
    }
    return undefined;
  }

  /** The session that has a round of a player's own under way. */
  playing(roundId: string): PlaySession | undefined {
    for (const { play } of this.#kept.values()) {
      if (play.kind === 'own' && !play.isRetired && play.roundId === roundId) return play;
    }
    return undefined;
  }

  get(name: string): Play | undefined {
    const found = this.#kept.get(name);
    if (!found || found.until <= this.#now()) return undefined;
    // The last one of the map is the one that was used last.
    this.#kept.delete(name);
    this.add(name, found.play);
    return found.play;
  }

  #sweep(): void {
    for (const [name, { until }] of this.#kept) {
      if (until > this.#now() && this.#kept.size < this.#most) return;
      this.#kept.delete(name);
    }
  }
}
