import type { Database, Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import { findTitle } from './titles';

/** How many favourites a player may have. */
export const MOST_FAVOURITES = 100;
/** How many of the games that a player opened last are kept. */
export const MOST_RECENT = 30;

/** The games that players have marked, and those that they opened last. */
export class PlayerGames {
  readonly #database: Database;
  readonly #now: () => number;

  constructor({ database, now }: { readonly database: Database; readonly now: () => number }) {
    this.#database = database;
    this.#now = now;
  }

  /** The slugs of the player's favourites, the oldest first. */
  favourites(playerId: number): Promise<readonly string[]> {
    return favouritesOf(this.#database, playerId);
  }

  /** Marks a game, or takes the mark off; returns all. */
  setFavourite(playerId: number, game: string, isOn: boolean): Promise<readonly string[]> {
    return this.#database.transaction(async (queries) => {
      // One change after the other, so that none is counted without the other.
      await queries.query('SELECT 1 FROM players WHERE id = $1 FOR UPDATE', [playerId]);
      const before = await favouritesOf(queries, playerId);
      if (!isOn) {
        await queries.query('DELETE FROM casino_favourites WHERE player_id = $1 AND game = $2', [
          playerId,
          game,
        ]);
      } else if (!before.includes(game)) {
        if (!findTitle(game)) throw new ApiFault(422, 'unknown-game');
        if (before.length >= MOST_FAVOURITES) {
          throw new ApiFault(422, 'favourites-full', { limit: MOST_FAVOURITES });
        }
        await queries.query('INSERT INTO casino_favourites (player_id, game) VALUES ($1, $2)', [
          playerId,
          game,
        ]);
      }
      return favouritesOf(queries, playerId);
    });
  }

  /** The slugs of the games that the player opened last, the last one first. */
  async recent(playerId: number): Promise<readonly string[]> {
    const rows = await this.#database.query<{ game: string }>(
      'SELECT game FROM casino_recent WHERE player_id = $1 ORDER BY at DESC, game LIMIT $2',
      [playerId, MOST_RECENT],
    );
    return rows.map(({ game }) => game);
  }

  /** Notes that a player has opened a game for money. */
  async opened(queries: Queries, playerId: number, game: string): Promise<void> {
    await queries.query(
      `INSERT INTO casino_recent (player_id, game, at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id, game) DO UPDATE SET at = excluded.at`,
      [playerId, game, Math.floor(this.#now())],
    );
  }
}

async function favouritesOf(queries: Queries, playerId: number): Promise<readonly string[]> {
  const rows = await queries.query<{ game: string }>(
    'SELECT game FROM casino_favourites WHERE player_id = $1 ORDER BY place',
    [playerId],
  );
  return rows.map(({ game }) => game);
}
