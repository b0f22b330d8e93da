import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from './data-lock';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
});

afterEach(async () => rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('is taken, and given free', async () => {
    const free = await lockData(join(folder, 'new'));
    await free();
    expect(await readdir(join(folder, 'new'))).toEqual([]);
  });

  it('is refused while another process lives that holds it', async () => {
    await writeFile(join(folder, 'in-use-by'), String(process.ppid));
    await expect(lockData(folder)).rejects.toThrow(`process ${process.ppid} uses it`);
  });

  it.each(['999999999', '', 'x', String(process.pid)])(
    'is taken over from a process that is dead: "%s"',
    async (left) => {
      await writeFile(join(folder, 'in-use-by'), left);
      const free = await lockData(folder);
      await free();
    },
  );
});
