import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, Row, SqlValue } from './database';
import { INT8, SCHEMA, safeInteger } from './database';

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

/** Where PostgreSQL has its files in the folder of the operator's data. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'operator');

/** The embedded PostgreSQL: in a folder of `dataDir`, or in memory. One process at a time may open a folder. */
export async function openPglite(dataDir: string | undefined, fresh: boolean): Promise<Database> {
  const folder = dataDir === undefined ? undefined : databaseFolder(dataDir);
  if (folder !== undefined) {
    if (fresh) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  return databaseOn(await PGlite.create(folder ?? 'memory://', PGLITE_OPTIONS));
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
