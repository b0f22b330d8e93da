import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolderError, lockData } from './data-lock';
import { processIdentity } from './process-identity';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
});

afterEach(async () => rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('is taken and released', async () => {
    const free = await lockData(join(folder, 'new'));
    await free();
    expect(await readdir(join(folder, 'new'))).toEqual([]);
  });

  it.each([
    ['a file is in its place', async () => writeFile(join(folder, 'data'), '')],
    ['a file is in its place', async () => writeFile(join(folder, 'data'), ''), 'deeper'],
  ])('reports that %s, and what to do', async (reason, prepare, deeper = '') => {
    await prepare();
    const path = join(folder, 'data', deeper);
    await expect(lockData(path)).rejects.toThrow(
      `Failed to open ${path}: ${reason}. Please fix that, or give another folder with --data or DATA_DIR.`,
    );
  });

  it.each([
    ['EACCES', 'this user may not write there'],
    ['EPERM', 'this user may not write there'],
    ['EROFS', 'its disk is read-only'],
    ['ENOSPC', 'its disk is full'],
  ])('reports %s in plain words', (code, reason) => {
    const error = Object.assign(new Error(`${code}: mkdir`), { code });
    expect(dataFolderError(error, '/data')).toMatchObject({
      name: 'DataFolderError',
      message: expect.stringContaining(`Failed to open /data: ${reason}. Please`) as string,
      cause: error,
    });
  });

  // Permissions are nothing to root.
  it.skipIf(process.getuid?.() === 0)('says that it may not write there', async () => {
    await chmod(folder, 0o500);
    await expect(lockData(folder)).rejects.toThrow('this user may not write there');
    await chmod(folder, 0o700);
  });

  const lock = (text: string): Promise<void> => writeFile(join(folder, 'in-use-by'), text);
  const ownerOf = (pid: number): string => `${pid} ${processIdentity(pid)}`;

  it('is refused while another living process holds it, and while this one does', async () => {
    await lock(ownerOf(process.ppid));
    await expect(lockData(folder)).rejects.toThrow(`process ${process.ppid} uses it`);
    await lock(ownerOf(process.pid));
    await expect(lockData(folder)).rejects.toThrow(`process ${process.pid} uses it`);
  });

  it.each(['999999999', '', 'x', String(process.pid), '999999999 boot/1'])(
    'is taken over from a dead process: "%s"',
    async (left) => {
      await lock(left);
      const free = await lockData(folder);
      await free();
    },
  );

  // The numbers of processes begin anew with the machine, and come again after a while.
  it.each([
    ['before the machine was restarted', (own: string) => own.replace(/ [^/]+/, ' another-boot')],
    ['before this program got its number', (own: string) => own.replace(/\d+$/, '1')],
  ])('is taken over from a dead process whose number a stranger has: %s', async (_, former) => {
    for (const pid of [1, process.ppid]) {
      await lock(former(ownerOf(pid)));
      const free = await lockData(folder);
      expect(await readFile(join(folder, 'in-use-by'), 'utf8')).toBe(ownerOf(process.pid));
      await free();
    }
  });

  it('of which nothing but a number is known never asks to end a stranger’s process', async () => {
    await lock(String(process.ppid));
    await expect(lockData(folder)).rejects.toThrow(
      `process ${process.ppid} may use it. Please end it if it is this site; if it is another program, delete ${join(folder, 'in-use-by')}.`,
    );
  });
});
