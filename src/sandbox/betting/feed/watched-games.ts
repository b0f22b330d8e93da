/** The games whose prices each browser's feed has in full, by the name of the feed. */
export class WatchedGames {
  /** Until when, by feed and game. */
  readonly #until = new Map<string, Map<number, number>>();

  watch(feed: string, gameId: number, until: number): void {
    const games = this.#until.get(feed) ?? new Map<number, number>();
    this.#until.set(feed, games);
    games.set(gameId, Math.max(until, games.get(gameId) ?? 0));
  }

  isWatched(feed: string, gameId: number, now: number): boolean {
    return now <= (this.#until.get(feed)?.get(gameId) ?? -Infinity);
  }

  /** Watches until a time whatever was watched and is not forgotten yet: a connection was away for a while. */
  extend(feed: string, until: number): void {
    for (const gameId of this.#until.get(feed)?.keys() ?? []) this.watch(feed, gameId, until);
  }

  /** Forgets what was watched until a time. */
  forget(before: number): void {
    for (const [feed, games] of this.#until) {
      for (const [gameId, until] of games) if (until < before) games.delete(gameId);
      if (games.size === 0) this.#until.delete(feed);
    }
  }
}
