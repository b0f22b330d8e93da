import {
  type BonusGame,
  type PrizeTable,
  prizeTableSchema,
} from '@grandstand/bus-contracts/domain/bonus-games';
import { canonicalJson } from '@grandstand/bus-contracts/domain/fair';
import { hash as hashOf } from 'node:crypto';
import * as v from 'valibot';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { newBook, newTables } from './tables';

/** A table as it was fixed for a day. */
export interface DailyTable {
  readonly day: string;
  /** The SHA-256 of the table's canonical JSON. */
  readonly hash: string;
  readonly table: PrizeTable;
}

type TableRow = { day: string; hash: string; prize_table: string };

const storedSchema = v.pipe(v.string(), v.parseJson(), prizeTableSchema);
const ticketsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()));

/** The tables of a day, in the order of the games. The first call of a day fixes them, also across a change of the program. */
export async function tablesOfDay(queries: Queries, day: string): Promise<DailyTable[]> {
  const found = await readTables(queries, day);
  if (found.length > 0) return found;
  for (const table of newTables()) {
    const text = canonicalJson(table);
    await queries.query(
      `INSERT INTO bonus_tables (day, game, hash, prize_table) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [day, table.game, hashOf('sha256', text, 'hex'), text],
    );
    if (table.book === undefined) continue;
    await queries.query(
      'INSERT INTO bonus_books (day, tickets) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [day, JSON.stringify(newBook(table))],
    );
  }
  return readTables(queries, day);
}

/** The table of a game on a day that has begun. */
export async function tableOf(queries: Queries, day: string, game: BonusGame): Promise<DailyTable> {
  const found = (await tablesOfDay(queries, day)).find(({ table }) => table.game === game);
  if (!found) throw new Error(`Failed to find the table of ${game} on ${day}.`);
  return found;
}

async function readTables(queries: Queries, day: string): Promise<DailyTable[]> {
  const rows = await queries.query<TableRow>(
    'SELECT day, hash, prize_table FROM bonus_tables WHERE day = $1',
    [day],
  );
  const order = newTables().map(({ game }) => game);
  return rows
    .map(({ prize_table, ...row }) => ({ ...row, table: v.parse(storedSchema, prize_table) }))
    .toSorted((a, b) => order.indexOf(a.table.game) - order.indexOf(b.table.game));
}

/** The tickets that are left of a day's book, by the places of their prizes. */
export async function ticketsOf(
  queries: Queries,
  day: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<number[]> {
  const { tickets } = one(
    await queries.query<{ tickets: string }>(
      `SELECT tickets FROM bonus_books WHERE day = $1 ${lock}`,
      [day],
    ),
  );
  return v.parse(ticketsSchema, tickets);
}

/** Takes the ticket with the prize of a place out of the book, whose row must be locked. */
export async function takeTicket(
  queries: Queries,
  day: string,
  { tickets, place }: { tickets: readonly number[]; place: number },
): Promise<void> {
  const left = tickets.map((count, at) => (at === place ? count - 1 : count));
  await queries.query('UPDATE bonus_books SET tickets = $2 WHERE day = $1', [
    day,
    JSON.stringify(left),
  ]);
}
