import type { Database } from '../../platform/database/database';
import type { Fixture } from '../play/fixture';
import type { GameChanges } from '../match/game-changes';
import type { Segment } from '../match/match-clock';
import { firstSegment } from '../match/match-clock';

/** Stores the match clock's segments and QA's changes of games. */
export class WorldStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The match clock's segments; starts the clock on the first run. */
  async segments(now: number, pace: number): Promise<Segment[]> {
    const rows = await this.#database.query<{ real_at: number; match_at: number; pace: number }>(
      'SELECT real_at, match_at, pace FROM clock_segments ORDER BY place',
    );
    if (rows.length > 0) {
      return rows.map((row) => ({ realAt: row.real_at, matchAt: row.match_at, pace: row.pace }));
    }
    const first = firstSegment(now, pace);
    await this.addSegment(1, first);
    return [first];
  }

  async addSegment(place: number, { realAt, matchAt, pace }: Segment): Promise<void> {
    await this.#database.query(
      'INSERT INTO clock_segments (place, real_at, match_at, pace) VALUES ($1, $2, $3, $4)',
      [place, Math.round(realAt), matchAt, pace],
    );
  }

  async changes(): Promise<Map<number, GameChanges>> {
    const rows = await this.#database.query<{ game_id: number; body: string }>(
      'SELECT game_id, body FROM game_changes',
    );
    return new Map(rows.map(({ game_id, body }) => [game_id, JSON.parse(body) as GameChanges]));
  }

  async keepChanges(gameId: number, changes: GameChanges): Promise<void> {
    await this.#database.query(
      `INSERT INTO game_changes (game_id, body) VALUES ($1, $2)
       ON CONFLICT (game_id) DO UPDATE SET body = excluded.body`,
      [gameId, JSON.stringify(changes)],
    );
  }

  async madeGames(): Promise<Fixture[]> {
    const rows = await this.#database.query<{ body: string }>('SELECT body FROM made_games');
    return rows.map(({ body }) => JSON.parse(body) as Fixture);
  }

  async keepMadeGame(fixture: Fixture): Promise<void> {
    await this.#database.query('INSERT INTO made_games (id, body) VALUES ($1, $2)', [
      fixture.id,
      JSON.stringify(fixture),
    ]);
  }

  /** Deletes the games that QA changed and made. */
  async clear(): Promise<void> {
    await this.#database.script('DELETE FROM game_changes; DELETE FROM made_games');
  }
}
