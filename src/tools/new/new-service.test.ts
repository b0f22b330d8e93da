import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDeclaredServices } from '../../host/build/parts/declared-services';
import { newContract } from './new-contract.mjs';
import { newService } from './new-service.mjs';
import { bin, root, run } from '../run.mjs';

const DECLARATIONS = 'src/services/declaration';

let copy = '';

beforeEach(async () => {
  // Within the repository, so that its packages are found.
  await mkdir(join(root, '.cache'), { recursive: true });
  copy = await mkdtemp(join(root, '.cache/new-service-'));
  await mkdir(join(copy, 'src/services/page'), { recursive: true });
});

afterEach(async () => rm(copy, { recursive: true, force: true }));

async function copyOf(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(root, path), join(copy, path), { recursive: true });
  }
}

const read = async (path: string): Promise<string> => readFile(join(copy, path), 'utf8');

/** Compiles the copy, with all other files from the repository, and returns the compiler's errors. */
async function compile(): Promise<string> {
  const project = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      rootDirs: ['.', '../..'],
      paths: {
        '@grandstand/bus-contracts': ['./bus-contracts/index.ts'],
        '@grandstand/bus-contracts/bus': ['./bus-contracts/bus.ts'],
        '@grandstand/bus-contracts/*': ['./bus-contracts/*/index.ts'],
      },
    },
    include: ['src', 'bus-contracts/shell', 'bus-contracts/contracts', 'bus-contracts/player'],
  };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(project));
  return (await run(bin('tsc'), ['--project', copy, '--pretty', 'false'])).output;
}

describe('npm run new:service', () => {
  it('makes a service, its test, its declaration and a contract that compile', async () => {
    await copyOf('bus-contracts', DECLARATIONS);
    await newService('page/zebra-crossing', 'shell', copy);
    await newService('page/raffle-wheel', 'area', copy);
    await newService('rewards/raffle-prizes', 'player', copy);
    await newContract('page/raffle', 'area', copy);
    await newContract('rewards/vouchers', 'player', copy);
    expect(await compile()).toBe('');
    expect(await readdir(join(copy, 'src/services/page/zebra-crossing'))).toEqual([
      'index.ts',
      'service.ts',
      'zebra-crossing.test.ts',
    ]);
    expect(await readdir(join(copy, 'bus-contracts/shell/page'))).toContain('zebra-crossing.ts');
    const started = readDeclaredServices(copy).map(({ name, group }) => [name, group]);
    expect(started).toEqual([
      ['raffle-prizes', 'later'],
      ['raffle-wheel', 'later'],
      ['zebra-crossing', 'later'],
    ]);
  });

  it.each([
    undefined,
    '',
    'feed',
    'page',
    'page/',
    'page/Feed',
    '../page/feed',
    'page/a--b',
    'page/feed',
    'ports/feed',
  ])('refuses the place %s', async (place) => {
    await mkdir(join(copy, 'src/services/page/feed'));
    await expect(newService(place, 'shell', copy)).rejects.toThrow('Failed to make the service');
    expect(await readdir(join(copy, 'src/services'))).toEqual(['page']);
    expect(await readdir(join(copy, 'src/services/page'))).toEqual(['feed']);
  });
});

describe('npm run new:contract', () => {
  it.each([
    ['area', 'contracts/index.ts', './draws/raffle'],
    ['player', 'player/contracts.ts', './draws/raffle'],
    ['shell', 'shell/contracts.ts', './draws/raffle'],
  ])('makes one for the audience %s, and exports it', async (audience, barrel, path) => {
    await copyOf('bus-contracts/contracts', 'bus-contracts/player', 'bus-contracts/shell');
    await newContract('draws/raffle', audience, copy);
    expect(await read(`bus-contracts/${barrel}`)).toContain(`export * from '${path}';\n`);
    const list = await read('bus-contracts/contracts/all.ts');
    expect(list.includes('  raffleState,\n];')).toBe(audience === 'area');
  });

  it('overwrites nothing, and accepts no other audience', async () => {
    await copyOf('bus-contracts/shell');
    await expect(newContract('page/feed', 'shell', copy)).rejects.toThrow('exists');
    await expect(newContract('draws/raffle', 'everybody', copy)).rejects.toThrow(
      'there is no audience',
    );
    for (const place of ['draws/Raffle', 'draws/raffle2', '../raffle', 'raffle', 'ports/raffle']) {
      await expect(newContract(place, 'shell', copy)).rejects.toThrow(
        'npm run new:contract SUBJECT/NAME',
      );
    }
  });
});
