import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeOf } from '@grandstand/bus-contracts/domain/files';
import { expect, test } from 'vitest';
import { PICTURES } from '../../testing/pictures';
import { DamagedDataError } from '../../platform/sealing/sealed';
import type { FileWork } from './file-work';
import { Files } from './files';
import { inspectFile } from './inspect-file';
import { openFiles } from './open-files';
import { memoryParts } from './parts';

const KEY = new Uint8Array(32).fill(1);
const bytes = (text: string): Uint8Array => Buffer.from(text);
const textOf = async (files: Files, id: string): Promise<string> =>
  Buffer.from(await files.read(id)).toString();

test('a file is read as it was written, part by part', async () => {
  const files = new Files(memoryParts(), KEY);
  expect(await textOf(files, 'a')).toBe('');
  await files.write('a', 0, bytes('one '));
  await files.write('a', 4, bytes('two '));
  await files.write('a', 8, bytes('three'));
  expect(await textOf(files, 'a')).toBe('one two three');
  await files.remove('a');
  expect(await textOf(files, 'a')).toBe('');
});

test('a part that arrives again takes the place of the former, and of a file that was whole too early', async () => {
  const files = new Files(memoryParts(), KEY);
  await files.write('a', 0, bytes('one '));
  await files.write('a', 4, bytes('lost on the way'));
  await files.replace('a', bytes('clean'));
  expect(await textOf(files, 'a')).toBe('clean');
  await files.write('a', 4, bytes('two'));
  expect(await textOf(files, 'a')).toBe('one two');
  await files.replace('a', bytes('clean'));
  await files.settle('a');
  expect(await textOf(files, 'a')).toBe('clean');
});

test('P120 a part is opened in its place, with its key, and unchanged, or not at all', async () => {
  const parts = memoryParts();
  const files = new Files(parts, KEY);
  await files.write('a', 0, bytes('passport of Ann'));
  const sealed = (await parts.get('a', '0')) ?? new Uint8Array();
  expect(Buffer.from(sealed).includes('Ann')).toBe(false);
  await parts.put('b', '0', sealed);
  await expect(files.read('b')).rejects.toThrow(DamagedDataError);
  await expect(new Files(parts, new Uint8Array(32)).read('a')).rejects.toThrow(DamagedDataError);
  for (const at of [0, 12, 28]) {
    const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
    await parts.put('a', '0', changed);
    await expect(files.read('a')).rejects.toThrow(DamagedDataError);
  }
  await parts.put('a', '0', sealed.subarray(0, 20));
  await expect(files.read('a')).rejects.toThrow(DamagedDataError);
});

test('P120 files of an earlier version are encrypted at the start, without their metadata', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-files-'));
  const plain = join(dataDir, 'uploads');
  await mkdir(plain);
  const picture = Buffer.concat([PICTURES['image/png'], Buffer.from('GPS')]);
  await writeFile(join(plain, 'whole'), picture);
  await writeFile(join(plain, 'begun'), 'half of it and what was not counted');
  await writeFile(join(plain, 'nobody’s'), 'left');
  const rows = [
    { id: 'whole', size: picture.length, received: picture.length, type: 'image/png' },
    { id: 'begun', size: 100, received: 10, type: null },
    { id: 'not-begun', size: 100, received: 0, type: null },
  ];
  const keys: { fingerprint: string }[] = [];
  const queries = {
    query: async (sql: string, values: readonly string[] = []) => {
      if (sql.includes('FROM uploads')) return rows;
      if (sql.startsWith('SELECT fingerprint')) return keys;
      keys.push({ fingerprint: values[1] ?? '' });
      return [];
    },
  } as never;
  const fileWork: Pick<FileWork, 'inspect'> = {
    inspect: async (read) => inspectFile(await read()),
  };
  const files = await openFiles(queries, { dataDir }, fileWork);
  const cleaned = Buffer.from(await files.read('whole'));
  expect(fileTypeOf(cleaned)).toBe('image/png');
  expect(cleaned.includes('GPS')).toBe(false);
  expect(await textOf(files, 'begun')).toBe('half of it');
  await files.write('begun', 10, bytes('.'));
  expect(await textOf(files, 'begun')).toBe('half of it.');
  expect((await readdir(dataDir)).toSorted()).toEqual(['files', 'files.key', 'uploads']);
  // What no upload is about may be of a database that is put back later.
  expect(await readdir(plain)).toEqual(['nobody’s']);

  const again = await openFiles(queries, { dataDir }, fileWork);
  expect(await textOf(again, 'begun')).toBe('half of it.');
  const fresh = await openFiles(queries, { dataDir, fresh: true }, fileWork);
  expect(await textOf(fresh, 'begun')).toBe('');
  await rm(dataDir, { recursive: true });
});
