import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFolder, prepareDatabaseFolder, removeData } from './database-folder';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

const PARTS = ['PG_VERSION', 'global/pg_control', 'base/1', 'pg_wal/1'];

async function write(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'x');
}
async function makeDatabase(folder: string): Promise<void> {
  for (const part of PARTS) await write(join(folder, part));
}
const tree = async (): Promise<string[]> =>
  (await readdir(dataDir, { recursive: true })).toSorted();
/** Prepares the folder; counts the databases that were made. */
async function prepare(): Promise<number> {
  let made = 0;
  await prepareDatabaseFolder(dataDir, async (folder) => {
    made += 1;
    await makeDatabase(folder);
  });
  return made;
}

describe('the folder of the database', () => {
  test('gets a database where there is nothing, or a start was cut short, once', async () => {
    await write(join(`${databaseFolder(dataDir)}.new`, 'base', 'half'));
    expect(await prepare()).toBe(1);
    expect(await prepare()).toBe(0);
    expect(await readdir(dataDir)).toEqual(['operator']);
  });

  test('gets one where it is empty', async () => {
    await mkdir(databaseFolder(dataDir));
    expect(await prepare()).toBe(1);
  });

  // Each part of a backup may be missing.
  test.each(PARTS)('is refused and kept as it is without %s', async (part) => {
    await makeDatabase(databaseFolder(dataDir));
    await rm(
      join(
        databaseFolder(dataDir),
        part.split('/')[0] === 'global' ? part : (part.split('/')[0] ?? ''),
      ),
      {
        recursive: true,
      },
    );
    const before = await tree();
    await expect(prepare()).rejects.toThrow(
      /neither empty nor a whole database .*Nothing was changed\. Please put the data folder back from a backup/,
    );
    expect(await tree()).toEqual(before);
  });

  test('is refused and kept as it is where there is something else', async () => {
    await write(join(databaseFolder(dataDir), 'notes.txt'));
    await expect(prepare()).rejects.toThrow('neither empty nor a whole database');
    expect(await readdir(databaseFolder(dataDir))).toEqual(['notes.txt']);
  });

  test.each(['profile.key', 'files.key', 'files/abc/whole', 'bank.jsonl'])(
    'is not made anew beside %s: its database was lost',
    async (trace) => {
      await write(join(dataDir, trace));
      const before = await tree();
      await expect(prepare()).rejects.toThrow('there is no database');
      expect(await tree()).toEqual(before);
      await removeData(dataDir);
      expect(await prepare()).toBe(1);
    },
  );
});
