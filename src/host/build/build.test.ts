import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createBuilder } from 'vite';
import type { Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryList } from './entry-list.ts';
import { entryName, SHARED_MODULES } from './shared-modules.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function build(environment: string): Promise<Rolldown.OutputBundle[string][]> {
  const builder = await createBuilder({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  });
  const target = builder.environments[environment];
  if (!target) throw new Error(`Failed to find the environment "${environment}".`);
  return ((await builder.build(target)) as Rolldown.RolldownOutput).output;
}

const QUERY = '@grandstand/bus-contracts/query';

const modulesOf = (output: readonly Rolldown.OutputBundle[string][]): string[] =>
  output.flatMap((one) => (one.type === 'chunk' ? Object.keys(one.modules) : []));

function entriesOf(output: readonly Rolldown.OutputBundle[string][]): EntryList {
  const list = output.find(({ fileName }) => fileName === 'entries.json');
  if (list?.type !== 'asset') throw new Error('Failed to find entries.json.');
  return JSON.parse(String(list.source)) as EntryList;
}

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

describe('the build', () => {
  it('has the embedded operator and its partners in the host', async () => {
    vi.stubEnv('BACKEND_ORIGIN', '');
    const modules = modulesOf(await build('ssr'));
    expect(modules.some((id) => id.includes('/src/sandbox/'))).toBe(true);
    expect(modules.some((id) => id.includes('/src/outside/'))).toBe(true);
  });

  it('omits the embedded operator and its partners if an operator’s own back end is named', async () => {
    vi.stubEnv('BACKEND_ORIGIN', 'https://operator.test');
    const modules = modulesOf(await build('ssr'));
    expect(modules.some((id) => id.includes('/src/host/'))).toBe(true);
    expect(modules.filter((id) => /src\/(?:sandbox|outside)\/|pglite/.test(id))).toEqual([]);
  });

  it('gives every shared module an entry with all of its names', async () => {
    const output = await build('client');
    const entries = entriesOf(output);
    expect(Object.keys(entries)).toEqual(
      expect.arrayContaining(['shell', ...SHARED_MODULES.map(entryName)]),
    );
    const react = output.find((one) => one.type === 'chunk' && one.name === 'shared-react');
    expect(react?.type === 'chunk' && react.exports).toEqual(
      expect.arrayContaining(['default', 'useState', 'use', 'Suspense', 'version', 'jsx', 'jsxs']),
    );
    // Nothing but imports and exports would be in a file that a page asks for beside the one that has the code.
    for (const name of ['shell', ...['react', 'react-dom/client', QUERY].map(entryName)]) {
      const entry = output.find((one) => one.type === 'chunk' && one.isEntry && one.name === name);
      expect(entry?.type === 'chunk' && Object.keys(entry.modules).length, name).toBeGreaterThan(1);
    }
  });

  it('leaves React and the contracts of an area to the page', async () => {
    const output = await build('area_sports');
    const { sports } = entriesOf(output);
    expect(sports?.shared).toEqual(
      expect.arrayContaining(['react', 'react/jsx-runtime', '@grandstand/bus-contracts', QUERY]),
    );
    // The script of a screen is in the page with the area's own.
    const game = output.find(({ fileName }) => fileName === sports?.screens?.['game']);
    expect(game?.type === 'chunk' && game.facadeModuleId).toMatch(
      /areas\/sports\/game\/screen\.tsx$/,
    );
    expect(Object.keys(sports?.integrity ?? {})).toContain(game?.fileName);
    expect(new Set(Object.values(sports?.texts ?? {}))).toEqual(new Set(LANGUAGES));
    // The schemas of the answers that an area reads are its own: `bus-contracts/answers`. The table of languages is no
    // contract: it stands with them, and the arithmetic of the domain reads it.
    expect(
      modulesOf(output).filter((id) =>
        /node_modules\/(react(-dom)?|@tanstack)\/|bus-contracts\/(?!domain|answers|contracts\/languages\.ts)/.test(
          id,
        ),
      ),
    ).toEqual([]);
  });
});
