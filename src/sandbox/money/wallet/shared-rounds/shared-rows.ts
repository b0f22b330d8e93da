import type { Queries } from '../../../platform/database/database';
import { one } from '../../../platform/database/database';

/** A round of a table. */
export interface SharedRow {
  readonly id: number;
  /** Null until it was drawn. */
  readonly drawnAt: number | null;
  /** Whether the operator has voided it: it is never drawn. */
  readonly isVoid: boolean;
}

interface SharedName {
  readonly provider: string;
  readonly game: string;
  /** The provider's. */
  readonly name: string;
}

type Row = {
  id: number;
  drawn_at: number | null;
  is_void: boolean;
  chain_id: number | null;
  name: string;
};
const COLUMNS = 'id, drawn_at, is_void, chain_id, name';

/** A table that was opened. */
export interface TableRow {
  readonly provider: string;
  readonly game: string;
  /** Null until its first chain was made. */
  readonly chainId: number | null;
  /** Whether no new round begins. */
  readonly isPaused: boolean;
  /** Whether the next round is not drawn. */
  readonly isNextVoid: boolean;
}

type Table = {
  provider: string;
  game: string;
  chain_id: number | null;
  is_paused: boolean;
  is_next_void: boolean;
};

/** The tables that were opened. */
export async function tables(queries: Queries): Promise<TableRow[]> {
  const rows = await queries.query<Table>('SELECT * FROM game_tables ORDER BY provider, game');
  return rows.map(tableOf);
}

/** The table of a game, which is not opened or drawn elsewhere until the transaction has ended; undefined: there is none. */
export async function lockTable(
  queries: Queries,
  provider: string,
  game: string,
): Promise<TableRow | undefined> {
  const [row] = await queries.query<Table>(
    'SELECT * FROM game_tables WHERE provider = $1 AND game = $2 FOR UPDATE',
    [provider, game],
  );
  return row && tableOf(row);
}

/** Voids a round in place of its draw. */
export async function voidRound(
  queries: Queries,
  id: number,
  { provider, game }: Pick<SharedName, 'provider' | 'game'>,
): Promise<void> {
  await queries.query('UPDATE shared_rounds SET is_void = true WHERE id = $1', [id]);
  await queries.query(
    'UPDATE game_tables SET is_next_void = false WHERE provider = $1 AND game = $2',
    [provider, game],
  );
}

function tableOf(row: Table): TableRow {
  const { provider, game, chain_id: chainId, is_paused: isPaused, is_next_void: isNextVoid } = row;
  return { provider, game, chainId, isPaused, isNextVoid };
}

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
    await queries.query<Row>(`SELECT ${COLUMNS} FROM shared_rounds WHERE id = $1 FOR SHARE`, [id]),
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
    `SELECT ${COLUMNS} FROM shared_rounds
     WHERE provider = $1 AND game = $2 AND name = $3 ${lock}`,
    [provider, game, name],
  );
}

function rowOf({ id, drawn_at: drawnAt, is_void: isVoid }: Row): SharedRow {
  return { id, drawnAt, isVoid };
}
