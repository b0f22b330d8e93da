import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../platform/database/database';
import { emptyTables } from '../platform/database/empty-tables';
import { migrate } from '../platform/database/migrate';
import { databaseFolder } from '../platform/database/database-folder';
import { databaseOn, PGLITE_OPTIONS } from '../platform/database/pglite';

let dump: Promise<Blob> | undefined;

/** Databases that tests have closed. */
const closed: PGlite[] = [];

/**
 * A migrated database in memory without players. A closed one is emptied and used again, since a new copy
 * takes eight times as long, and setting up PostgreSQL ten times as long again.
 */
export async function migratedDatabase(): Promise<Database> {
  const pglite = closed.pop();
  if (!pglite) {
    dump ??= makeDump();
    return lend(await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: await dump }));
  }
  const database = await databaseOn(pglite);
  // No rows, and all numbers from their first: how the migrations leave it.
  await database.transaction((queries) => emptyTables(queries, ['migrations']));
  return lend(pglite);
}

/** A database that comes back when it is closed; what still uses it then is refused, as by any closed one. */
async function lend(pglite: PGlite): Promise<Database> {
  const database = await databaseOn(pglite);
  let isClosed = false;
  const whileOpen = <T>(work: () => Promise<T>): Promise<T> =>
    isClosed ? Promise.reject(new Error('The database is closed.')) : work();
  return {
    query: (sql, values) => whileOpen(() => database.query(sql, values)),
    script: (sql) => whileOpen(() => database.script(sql)),
    transaction: (work) => whileOpen(() => database.transaction(work)),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      // Ends after what is under way.
      await pglite.query('SELECT 1');
      closed.push(pglite);
    },
  };
}

/** A folder for the operator's data, with a migrated database without players. */
export async function migratedFolder(): Promise<string> {
  dump ??= makeDump();
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-'));
  const pglite = await PGlite.create(databaseFolder(folder), { loadDataDir: await dump });
  await pglite.close();
  return folder;
}

async function makeDump(): Promise<Blob> {
  const pglite = await PGlite.create(PGLITE_OPTIONS);
  await migrate(await databaseOn(pglite));
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  return copy;
}
