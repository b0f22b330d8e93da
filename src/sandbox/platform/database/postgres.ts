import postgres from 'postgres';
import type { Database, Queries, Row, SqlValue } from './database';
import { INT8, SCHEMA, safeInteger } from './database';
import { lockPostgres } from './postgres-lock';
import { repeatOnConflict } from './repeat-on-conflict';

interface Runner {
  unsafe(sql: string, values?: never[]): Promise<unknown> & { simple(): Promise<unknown> };
}

function queriesOf(runner: Runner): Queries {
  return {
    async query<R extends Row>(sql: string, values: readonly SqlValue[] = []) {
      const rows = await runner.unsafe(sql, [...values] as never[]);
      return [...(rows as Iterable<R>)];
    },
    async script(sql) {
      await runner.unsafe(sql).simple();
    },
  };
}

interface OpenOptions {
  /** How long it waits for a process that is just ending, ms. */
  readonly waitMs?: number;
}

/**
 * Opens a PostgreSQL database for this process alone; all tables are in one schema.
 * @throws DatabaseInUseError if another process uses it.
 */
export async function openPostgres(
  url: string,
  fresh: boolean,
  { waitMs = 5_000 }: OpenOptions = {},
): Promise<Database> {
  const lock = await lockPostgres(url, waitMs);
  const sql = postgres(url, {
    connection: { search_path: SCHEMA },
    types: {
      int8: {
        to: INT8,
        from: [INT8],
        parse: safeInteger,
        serialize: (value: number) => `${value}`,
      },
    },
    // Notices contain only "already exists, skipping".
    onnotice: () => {},
  });
  try {
    if (fresh) await sql.unsafe(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
    await sql.unsafe(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  } catch (error) {
    await sql.end();
    await lock.free();
    throw error;
  }
  const pool = queriesOf(sql);
  return {
    async query<R extends Row>(text: string, values?: readonly SqlValue[]) {
      lock.require();
      return repeatOnConflict(() => pool.query<R>(text, values));
    },
    async script(text) {
      lock.require();
      return pool.script(text);
    },
    async transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
      lock.require();
      return repeatOnConflict(async () => {
        const box: { value?: T } = {};
        await sql.begin(async (runner) => {
          box.value = await work(queriesOf(runner));
        });
        return box.value as T;
      });
    },
    async close() {
      await sql.end({ timeout: 5 });
      await lock.free();
    },
  };
}
