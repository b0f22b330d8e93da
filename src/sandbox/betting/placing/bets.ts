import type { Database } from '../../platform/database/database';
import type { BetRow, StoredBet } from './bet-rows';
import { SELECT_BETS, withLegs } from './bet-rows';
import type { TotalsRow } from './bet-totals';
import { BY_CURRENCY, SELECT_TOTALS } from './bet-totals';

export interface BetsFilter {
  readonly status: 'all' | 'open' | 'settled';
  /** Placed at or after. */
  readonly since: number;
  /** Only bets with a leg on this game; any game by default. */
  readonly gameId?: number | undefined;
  /** Only bets with these digits in their number. */
  readonly number?: string | undefined;
}

export interface BetsPage {
  /** Placed before this time, or at this time with a lower id. */
  readonly before: { readonly at: number; readonly id: number };
  readonly limit: number;
}

const CONDITIONS = {
  all: 'true',
  open: `b.status = 'accepted'`,
  settled: `b.status <> 'accepted'`,
};

/** The bets of a filter, by the first four values of the statement. */
function filtered({ status }: BetsFilter): string {
  return `b.player_id = $1 AND b.placed_at >= $2 AND ${CONDITIONS[status]}
    AND ($3::bigint = 0 OR b.id IN (SELECT bet_id FROM bet_legs WHERE game_id = $3::bigint))
    AND strpos(b.id::text, $4) > 0`;
}

function filterValues(playerId: number, { since, gameId, number }: BetsFilter) {
  // No game has the id 0, and no digits are in every number.
  return [playerId, since, gameId ?? 0, number ?? ''];
}

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

  /** Of these bets those of the player, newest first. */
  async byIds(playerId: number, ids: readonly string[]): Promise<StoredBet[]> {
    const rows = await this.#database.query<BetRow>(
      `${SELECT_BETS} WHERE b.player_id = $1
         AND b.id = ANY (string_to_array($2, ',')::bigint[]) ORDER BY b.id DESC`,
      [playerId, ids.join(',')],
    );
    return withLegs(this.#database, rows);
  }

  /** A page of bets, newest first, and whether there are more. */
  async list(
    playerId: number,
    filter: BetsFilter,
    { before, limit }: BetsPage,
  ): Promise<{ bets: StoredBet[]; hasMore: boolean }> {
    const rows = await this.#database.query<BetRow>(
      `${SELECT_BETS}
       WHERE ${filtered(filter)} AND (b.placed_at, b.id) < ($5, $6)
       ORDER BY b.placed_at DESC, b.id DESC LIMIT $7`,
      [...filterValues(playerId, filter), before.at, before.id, limit + 1],
    );
    const bets = await withLegs(this.#database, rows.slice(0, limit));
    return { bets, hasMore: rows.length > limit };
  }

  /** The totals of the bets of a filter, by currency; bonus money after the player's own. */
  async totals(playerId: number, filter: BetsFilter): Promise<TotalsRow[]> {
    return this.#database.query<TotalsRow>(
      `${SELECT_TOTALS} WHERE ${filtered(filter)} ${BY_CURRENCY}`,
      filterValues(playerId, filter),
    );
  }

  /** All bets of all players under a refId, also in batches. */
  async allByRef(refId: string): Promise<StoredBet[]> {
    const rows = await this.#database.query<BetRow>(
      `${SELECT_BETS} WHERE b.ref_id = $1 OR starts_with(b.ref_id, $1 || '/') ORDER BY b.id`,
      [refId],
    );
    return withLegs(this.#database, rows);
  }

  async #first(sql: string, values: (string | number)[]): Promise<StoredBet | undefined> {
    const rows = await this.#database.query<BetRow>(sql, values);
    const [bet] = await withLegs(this.#database, rows);
    return bet;
  }
}
