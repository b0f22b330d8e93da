import { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, Row, SqlValue } from './database';
import { INT8, SCHEMA, safeInteger } from './database';
import { prepareDatabaseFolder, removeData } from './database-folder';

interface Runner {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>;
  exec(sql: string): Promise<unknown>;
}

function queriesOf(runner: Runner): Queries {
  return {
    async query<R extends Row>(sql: string, values: readonly SqlValue[] = []) {
      const { rows } = await runner.query(sql, [...values]);
      return rows as R[];
    },
    async script(sql) {
      await runner.exec(sql);
    },
  };
}

export const PGLITE_OPTIONS = { parsers: { [INT8]: safeInteger } };

/**
 * The embedded PostgreSQL: in a folder of `dataDir`, or in memory. One process at a time may open a folder.
 * @throws OperatorDataError where the folder is neither a database nor free for a new one.
 */
export async function openPglite(dataDir: string | undefined, fresh: boolean): Promise<Database> {
  if (dataDir === undefined) return databaseOn(await PGlite.create('memory://', PGLITE_OPTIONS));
  if (fresh) await removeData(dataDir);
  const folder = await prepareDatabaseFolder(dataDir, async (next) => {
    const made = await PGlite.create(next, PGLITE_OPTIONS);
    await made.close();
  });
  return databaseOn(await PGlite.create(folder, PGLITE_OPTIONS));
}

/** The operator's database on a PGlite that was made with `PGLITE_OPTIONS`. */
export async function databaseOn(pglite: PGlite): Promise<Database> {
  await pglite.exec(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}; SET search_path TO ${SCHEMA}`);
  return {
    ...queriesOf(pglite),
    transaction: (work) => pglite.transaction((runner) => work(queriesOf(runner))),
    close: () => pglite.close(),
  };
}
