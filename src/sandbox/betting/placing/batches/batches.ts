import type { Database, Queries } from '../../../platform/database/database';
import type { ApiFault } from '../../../platform/http/fault';
import type { StoredBet } from '../bet-rows';
import type { Bets } from '../bets';

/** The refusal of a single of a batch. */
export type SingleFault = Pick<ApiFault, 'code' | 'details'>;

/** The result of a single of a batch. */
export type SingleResult =
  | { readonly marketId: string; readonly bet: StoredBet }
  | { readonly marketId: string; readonly fault: SingleFault };

/** A single's result as it is stored. */
export type KeptResult =
  | { readonly marketId: string; readonly betId: number }
  | { readonly marketId: string; readonly fault: SingleFault };

export interface StoredBatch {
  readonly hash: string;
  readonly singles: readonly SingleResult[];
}

type BatchRow = { body_hash: string; results: string };

/** Stores the results of batches. */
export class Batches {
  readonly #database: Database;
  readonly #bets: Bets;

  constructor(database: Database, bets: Bets) {
    this.#database = database;
    this.#bets = bets;
  }

  async byRef(playerId: number, refId: string): Promise<StoredBatch | undefined> {
    const row = await this.#row(this.#database, playerId, refId);
    if (!row) return undefined;
    // Only `save` writes this column.
    const results = JSON.parse(row.results) as readonly KeptResult[];
    const singles: SingleResult[] = [];
    for (const result of results) {
      if ('fault' in result) {
        singles.push(result);
        continue;
      }
      const bet = await this.#bets.byId(playerId, String(result.betId));
      if (!bet) throw new Error(`Failed to read the batch "${refId}": one of its bets is missing.`);
      singles.push({ marketId: result.marketId, bet });
    }
    return { hash: row.body_hash, singles };
  }

  async has(queries: Queries, playerId: number, refId: string): Promise<boolean> {
    return (await this.#row(queries, playerId, refId)) !== undefined;
  }

  async save(
    queries: Queries,
    batch: {
      readonly playerId: number;
      readonly refId: string;
      readonly hash: string;
      readonly results: readonly KeptResult[];
    },
  ): Promise<void> {
    const { playerId, refId, hash, results } = batch;
    await queries.query(
      'INSERT INTO batches (player_id, ref_id, body_hash, results) VALUES ($1, $2, $3, $4)',
      [playerId, refId, hash, JSON.stringify(results)],
    );
  }

  async #row(queries: Queries, playerId: number, refId: string): Promise<BatchRow | undefined> {
    const [row] = await queries.query<BatchRow>(
      'SELECT body_hash, results FROM batches WHERE player_id = $1 AND ref_id = $2',
      [playerId, refId],
    );
    return row;
  }
}
