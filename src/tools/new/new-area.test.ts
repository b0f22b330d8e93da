import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROUTE_TABLE, routeRow } from './area-template.mjs';
import { newArea, nextSteps } from './new-area.mjs';
import { bin, root, run } from '../run.mjs';

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

  it('makes an area that compiles, and prints a row that compiles in its table', async () => {
    const steps = await nextSteps('academy');
    // Within the repository, so that its packages are found.
    await mkdir(join(root, '.cache'), { recursive: true });
    const copies = await mkdtemp(join(root, '.cache/new-area-'));
    try {
      const row = routeRow('academy');
      expect(steps).toContain(ROUTE_TABLE);
      expect(steps).toContain(row);
      const text = await readFile(join(root, ROUTE_TABLE), 'utf8');
      const end = text.lastIndexOf('];');
      const copy = `${text.slice(0, end)}  ${row}\n${text.slice(end)}`;
      const here = (_: string, from: string): string =>
        `'${join(root, dirname(ROUTE_TABLE), from)}'`;
      await mkdir(join(copies, dirname(ROUTE_TABLE)), { recursive: true });
      await writeFile(join(copies, ROUTE_TABLE), copy.replaceAll(/'(\.\.?\/[^']+)'(?=;)/g, here));
      await newArea('academy', join(copies, 'areas'));
      const project = { extends: '../../tsconfig.json', include: ['.'] };
      await writeFile(join(copies, 'tsconfig.json'), JSON.stringify(project));
      const { output } = await run(bin('tsc'), ['--project', copies, '--pretty', 'false']);
      expect(output).toBe('');
    } finally {
      await rm(copies, { recursive: true, force: true });
    }
  });

  it('names the table that already has rows for the area', async () => {
    expect(await nextSteps('lotto')).toContain(ROUTE_TABLE);
    expect(await nextSteps('lotto')).not.toContain(routeRow('lotto'));
    expect(await nextSteps('casino')).toContain('src/routes/table/casino.ts');
  });
});
