import type { Queries } from '../database/database';
import { one } from '../database/database';

/** A round of a table. */
export interface SharedRow {
  readonly id: number;
  /** Null until it was drawn. */
  readonly drawnAt: number | null;
}

interface SharedName {
  readonly provider: string;
  readonly game: string;
  /** The provider's. */
  readonly name: string;
}

type Row = { id: number; drawn_at: number | null; chain_id: number | null; name: string };

/** The round of a table on which a bet is made; it is not drawn before the transaction has ended. */
export async function lockShared(queries: Queries, shared: SharedName): Promise<SharedRow> {
  await begin(queries, shared);
  return rowOf(one(await select(queries, shared, 'FOR SHARE')));
}

/** The round of a table that is drawn; bets on it come before or after the transaction. */
export async function lockForDraw(
  queries: Queries,
  shared: SharedName,
): Promise<SharedRow & { readonly chainId: number | null }> {
  await begin(queries, shared);
  const row = one(await select(queries, shared, 'FOR UPDATE'));
  return { ...rowOf(row), chainId: row.chain_id };
}

/** The round of a table on which a round has bet. */
export async function sharedOfRound(
  queries: Queries,
  id: number,
): Promise<SharedRow & { readonly name: string; readonly chainId: number | null }> {
  const row = one(
    await queries.query<Row>(
      'SELECT id, drawn_at, chain_id, name FROM shared_rounds WHERE id = $1 FOR SHARE',
      [id],
    ),
  );
  return { ...rowOf(row), name: row.name, chainId: row.chain_id };
}

async function begin(queries: Queries, { provider, game, name }: SharedName): Promise<void> {
  await queries.query(
    `INSERT INTO shared_rounds (provider, game, name) VALUES ($1, $2, $3)
     ON CONFLICT (provider, game, name) DO NOTHING`,
    [provider, game, name],
  );
}

async function select(
  queries: Queries,
  { provider, game, name }: SharedName,
  lock: 'FOR SHARE' | 'FOR UPDATE',
): Promise<Row[]> {
  return queries.query<Row>(
    `SELECT id, drawn_at, chain_id, name FROM shared_rounds
     WHERE provider = $1 AND game = $2 AND name = $3 ${lock}`,
    [provider, game, name],
  );
}

function rowOf({ id, drawn_at: drawnAt }: Row): SharedRow {
  return { id, drawnAt };
}
