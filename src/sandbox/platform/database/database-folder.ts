import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorDataError } from '../data-error';

/** Where PostgreSQL has its files in the folder of the operator's data. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'operator');

/** What every database of PostgreSQL has. */
const PARTS = ['PG_VERSION', join('global', 'pg_control'), 'base', 'pg_wal'] as const;
/** What is in a data folder that has been used. */
const TRACES = ['profile.key', 'files.key', 'files', 'bank.jsonl'] as const;

const ADVICE =
  'Nothing was changed. Please put the data folder back from a backup, or give another one with --data or DATA_DIR.';

/** Deletes the database and the other data of earlier runs, for a fresh start. */
export async function removeData(dataDir: string): Promise<void> {
  for (const name of ['operator', ...TRACES]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * Prepares the folder of the database: one that is empty or missing gets a new database, by `make`, in a folder of its
 * own first, so that one that was cut short is never taken for a database.
 * @throws OperatorDataError where something else is in its place, or data of players are there without their database.
 */
export async function prepareDatabaseFolder(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = databaseFolder(dataDir);
  const missing = await missingOf(folder, PARTS);
  if (missing.length === 0) return folder;
  if ((await namesIn(folder)).length > 0) {
    throw new OperatorDataError(
      `Failed to open ${folder}: it is neither empty nor a whole database (${missing.join(', ')} missing). ${ADVICE}`,
    );
  }
  const traces = await tracesIn(dataDir);
  if (traces.length > 0) {
    throw new OperatorDataError(
      `Failed to open ${folder}: there is no database, but ${dataDir} was used before (${traces.join(', ')}). ${ADVICE}`,
    );
  }
  const next = `${folder}.new`;
  await rm(next, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await make(next);
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  return folder;
}

async function missingOf(folder: string, parts: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    parts.map(async (part) => ((await isThere(join(folder, part))) ? [] : [part])),
  );
  return found.flat();
}

async function tracesIn(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    TRACES.map(async (name) => {
      const path = join(dataDir, name);
      if (!(await isThere(path))) return [];
      // An empty folder of files is nothing.
      return name === 'files' && (await namesIn(path)).length === 0 ? [] : [name];
    }),
  );
  return found.flat();
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return false;
    },
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
}
