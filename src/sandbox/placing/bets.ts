import type { Database } from '../database/database';
import type { BetRow, StoredBet } from './bet-rows';
import { SELECT_BETS, withLegs } from './bet-rows';

export interface BetsFilter {
  readonly status: 'all' | 'open' | 'settled';
  /** Placed at or after. */
  readonly since: number;
  /** Placed before this time, or at it with a lesser id. */
  readonly before: { readonly at: number; readonly id: number };
  readonly limit: number;
}

const CONDITIONS = {
  all: 'true',
  open: `b.status = 'accepted'`,
  settled: `b.status <> 'accepted'`,
};

/** Reads placed bets. */
export class Bets {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async byRef(playerId: number, refId: string): Promise<StoredBet | undefined> {
    return this.#first(`${SELECT_BETS} WHERE b.player_id = $1 AND b.ref_id = $2`, [
      playerId,
      refId,
    ]);
  }

  async byId(playerId: number, id: string): Promise<StoredBet | undefined> {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    return this.#first(`${SELECT_BETS} WHERE b.player_id = $1 AND b.id = $2`, [
      playerId,
      Number(id),
    ]);
  }

  /** Newest first, and whether there are more. */
  async list(
    playerId: number,
    { status, since, before, limit }: BetsFilter,
  ): Promise<{ bets: StoredBet[]; hasMore: boolean }> {
    const rows = await this.#database.query<BetRow>(
      `${SELECT_BETS}
       WHERE b.player_id = $1 AND b.placed_at >= $2 AND (b.placed_at, b.id) < ($3, $4)
         AND ${CONDITIONS[status]}
       ORDER BY b.placed_at DESC, b.id DESC LIMIT $5`,
      [playerId, since, before.at, before.id, limit + 1],
    );
    const bets = await withLegs(this.#database, rows.slice(0, limit));
    return { bets, hasMore: rows.length > limit };
  }

  /** Every bet that was ever accepted under a refId, whoever placed it. */
  async allByRef(refId: string): Promise<StoredBet[]> {
    const rows = await this.#database.query<BetRow>(`${SELECT_BETS} WHERE b.ref_id = $1`, [refId]);
    return withLegs(this.#database, rows);
  }

  async #first(sql: string, values: (string | number)[]): Promise<StoredBet | undefined> {
    const rows = await this.#database.query<BetRow>(sql, values);
    const [bet] = await withLegs(this.#database, rows);
    return bet;
  }
}
