import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from './area-template.mjs';
import { newArea, pageOf } from './new-area.mjs';
import { digest } from '../digest.mjs';
import { bin, root, run } from '../run.mjs';
import { LOCK_FILE, SETUP_STAMP } from '../setup.mjs';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'areas-'));
});

afterEach(async () => rm(folder, { recursive: true, force: true }));

describe('npm run new:area', () => {
  it('makes manifest, both entries, tests and five dictionaries', async () => {
    await newArea('live-casino', folder);
    const area = join(folder, 'live-casino');
    expect(await readdir(join(area, 'i18n'))).toHaveLength(5);
    expect(await readdir(area)).toEqual(
      expect.arrayContaining([
        'manifest.ts',
        'client.tsx',
        'server.tsx',
        'live-casino.test.tsx',
        'live-casino.spec.ts',
      ]),
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

  it('takes the page that the route table has for the area', async () => {
    expect(await pageOf('lotto')).toEqual({ route: 'lotto', path: '/lotto' });
    expect(await pageOf('academy')).toBeUndefined();
  });

  it('makes an area that compiles, and passes its tests and (but for quick runs) its journey in the browser', async () => {
    const copy = await copyOfRepository();
    const node = async (...args: string[]): Promise<void> => {
      const { code, output } = await run(process.execPath, args, { cwd: copy });
      expect(code, output).toBe(0);
    };
    try {
      const before = await filesIn(copy);
      await node('src/tools/new/new-area.mjs', 'academy');
      const after = await filesIn(copy);
      const changed = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
      expect(changed.filter((file) => !file.startsWith('areas/academy/'))).toEqual([
        'docs/contracts.md',
        ROUTE_TABLE,
      ]);
      await writeFile(
        join(copy, 'tsconfig.area.json'),
        JSON.stringify({
          extends: './tsconfig.json',
          include: ['areas/academy', 'tests/page-setup.ts', ROUTE_TABLE],
        }),
      );
      await node(bin('tsc'), '--project', 'tsconfig.area.json', '--pretty', 'false');
      const tests = ['areas/academy', 'tests/areas/dictionaries', 'tests/boundaries', 'tests/docs'];
      await node(bin('vitest'), 'run', ...tests, 'tests/routes/table.test.ts');
      // The journey needs a whole build: `npm test` leaves it to the full run.
      if (process.env['TEST_RUNS'] !== 'part') {
        await node('src/tools/e2e.mjs', 'areas/academy', '--workers=1');
      }
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  });
});

/** A copy of the repository in which commands work as in the original; packages of others are linked. */
async function copyOfRepository(): Promise<string> {
  const copy = join(folder, 'repository');
  const apart = new Set(['.git', '.cache', 'node_modules', 'dist', 'test-results']);
  await mkdir(copy);
  for (const name of await readdir(root)) {
    if (!apart.has(name)) await cp(join(root, name), join(copy, name), { recursive: true });
  }
  const modules = join(root, 'node_modules');
  await mkdir(join(copy, 'node_modules/@grandstand'), { recursive: true });
  for (const name of await readdir(modules)) {
    if (name !== '@grandstand' && name !== SETUP_STAMP) {
      await symlink(join(modules, name), join(copy, 'node_modules', name));
    }
  }
  await writeFile(join(copy, 'node_modules', SETUP_STAMP), await digest([LOCK_FILE]));
  await cp(join(modules, '@grandstand'), join(copy, 'node_modules/@grandstand'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return copy;
}

/** The texts of all source files of a repository, by their paths. */
async function filesIn(copy: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const room of ['areas', 'bus-contracts', 'docs', 'e2e', 'src', 'tests']) {
    for (const entry of await readdir(join(copy, room), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(copy.length + 1), await readFile(path, 'latin1'));
    }
  }
  return files;
}
