import postgres from 'postgres';
import type { Database, Queries, Row, SqlValue } from './database';
import { INT8, SCHEMA, safeInteger } from './database';

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

/** Opens a PostgreSQL database; all tables are in one schema. */
export async function openPostgres(url: string, fresh: boolean): Promise<Database> {
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
  if (fresh) await sql.unsafe(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
  await sql.unsafe(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  return {
    ...queriesOf(sql),
    transaction: async <T>(work: (queries: Queries) => Promise<T>): Promise<T> => {
      const box: { value?: T } = {};
      await sql.begin(async (runner) => {
        box.value = await work(queriesOf(runner));
      });
      return box.value as T;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
