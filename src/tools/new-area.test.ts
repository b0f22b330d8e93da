import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newArea } from './new-area.mjs';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'areas-'));
});

afterEach(async () => rm(folder, { recursive: true, force: true }));

describe('npm run new:area', () => {
  it('makes manifest, both entries, a test and five dictionaries', async () => {
    await newArea('live-casino', folder);
    const area = join(folder, 'live-casino');
    expect(await readdir(join(area, 'i18n'))).toHaveLength(5);
    expect(await readdir(area)).toEqual(
      expect.arrayContaining(['manifest.ts', 'client.tsx', 'server.tsx', 'live-casino.test.tsx']),
    );
    expect(await readFile(join(area, 'manifest.ts'), 'utf8')).toContain("name: 'live-casino'");
    expect(JSON.parse(await readFile(join(area, 'i18n/en.json'), 'utf8'))).toHaveProperty('title');
  });

  it.each([
    undefined,
    '',
    'Casino',
    '../casino',
    'live/casino',
    'live--casino',
    '-casino',
    '1x',
    'a'.repeat(41),
    'assets',
  ])('refuses the name %s', async (name) => {
    await expect(newArea(name, folder)).rejects.toThrow('Failed to make the area');
    expect(await readdir(folder)).toEqual([]);
  });

  it('overwrites nothing', async () => {
    await newArea('casino', folder);
    await expect(newArea('casino', folder)).rejects.toThrow('exists');
  });
});
