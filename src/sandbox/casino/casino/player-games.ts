import { currencyOf } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { findTitle } from './titles';
import { lockPlayer } from '../../platform/database/lock-player';

/** How many favourites a player may have. */
export const MAX_FAVOURITES = 100;
/** How many of the games that a player opened last are kept. */
export const MAX_RECENT = 30;

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
      await lockPlayer(queries, playerId);
      const before = await favouritesOf(queries, playerId);
      if (!isOn) {
        await queries.query('DELETE FROM casino_favourites WHERE player_id = $1 AND game = $2', [
          playerId,
          game,
        ]);
      } else if (!before.includes(game)) {
        if (!findTitle(game)) throw new ApiFault(422, 'unknown-game');
        if (before.length >= MAX_FAVOURITES) {
          throw new ApiFault(422, 'favourites-full', { limit: MAX_FAVOURITES });
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
      [playerId, MAX_RECENT],
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

const MAX_ROUNDS = 50;

/** A player's last rounds of a game, the newest first. */
export async function roundsOf(queries: Queries, playerId: number, game: string) {
  const rows = await queries.query<{
    round_id: string;
    began_at: number;
    status: 'open' | 'closed' | 'void';
    staked: number;
    won: number;
    is_free: boolean;
    currency_id: number;
    commitment: string | null;
    nonce: number | null;
  }>(
    `SELECT g.round_id, g.began_at, g.status, g.staked, g.won - coalesce(b.cut, 0) AS won,
       coalesce(b.is_free, false) AS is_free, a.currency_id, s.commitment, r.nonce
     FROM game_rounds g
     JOIN accounts a ON a.id = g.account_id
     LEFT JOIN LATERAL (
       SELECT sum(cut)::bigint AS cut, bool_or(free_spins_id IS NOT NULL) AS is_free
       FROM game_bets WHERE round = g.id
     ) b ON true
     LEFT JOIN fair_rounds r
       ON r.player_id = g.player_id AND r.ref_id = g.provider || ':' || g.round_id
     LEFT JOIN fair_seeds s ON s.id = r.seeds_id
     WHERE g.player_id = $1 AND g.game = $2 ORDER BY g.began_at DESC, g.id DESC LIMIT $3`,
    [playerId, game, MAX_ROUNDS],
  );
  return rows.map(({ round_id: id, began_at: at, currency_id: currencyId, ...row }) => {
    const { iso, scale } = currencyOf(currencyId);
    const { is_free: isFree, ...round } = row;
    return { id, at, ...round, isFree, iso, scale };
  });
}

async function favouritesOf(queries: Queries, playerId: number): Promise<readonly string[]> {
  const rows = await queries.query<{ game: string }>(
    'SELECT game FROM casino_favourites WHERE player_id = $1 ORDER BY place',
    [playerId],
  );
  return rows.map(({ game }) => game);
}
