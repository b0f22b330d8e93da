import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { databaseFolder, databaseOn, PGLITE_OPTIONS } from '../database/pglite';

let dump: Promise<Blob> | undefined;

/**
 * A migrated database in memory without players. PostgreSQL is set up once for
 * each worker of the test run, which takes ten times as long as loading a copy of it.
 */
export async function migratedDatabase(): Promise<Database> {
  dump ??= makeDump();
  return databaseOn(await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: await dump }));
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
