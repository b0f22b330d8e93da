import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode } from '../../src/tools/build-node.mjs';
import { root } from '../../src/tools/run.mjs';
import { freePorts } from '../../src/tools/site/site.mjs';
import { openFramedProvider } from '../../tests/outside/provider-check/framed-provider';
import { SECRET } from '../../tests/outside/provider-check/in-process';
import { expect, test } from '../harness/test';

const OUT = join(root, '.cache/provider-check-test');
const load = async (name: string) => import(pathToFileURL(join(OUT, `${name}.js`)).href);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await buildForNode(OUT, {
    check: 'src/outside/provider-check/index.ts',
    games: 'src/host/partners/games-alone.ts',
  });
});

/** The names of the checks that a page passes and fails in its frame. */
async function tried(browser: unknown, provider: (siteOrigin: string) => Promise<Provider>) {
  const { openCheckSite, runFrameChecks } = await load('check');
  const site = await openCheckSite({ port: 0, secret: SECRET, gameCode: 'dice' });
  const { address, close } = await provider(site.origin);
  try {
    const played = { browser, address, press: 'Play', freeSpin: null };
    const results = (await runFrameChecks(site, played)) as Result[];
    const names = (isPassed: boolean): string[] =>
      results.filter(({ faults }) => (faults.length === 0) === isPassed).map(({ name }) => name);
    return { passed: names(true), failed: names(false) };
  } finally {
    await close();
    await site.close();
  }
}

interface Provider {
  readonly address: string;
  close(): Promise<void>;
}

interface Result {
  readonly name: string;
  readonly faults: readonly string[];
}

test('the check of providers passes the page of a game of the house', async ({ browser }) => {
  const { passed, failed } = await tried(browser, async (siteOrigin) => {
    const { listenGames } = await load('games');
    const [port] = await freePorts(1);
    const dist = join(root, 'dist');
    const games = await listenGames({ dist, port, siteOrigin, secret: SECRET });
    return { address: `${games.origin}/play`, close: async () => games.close() };
  });
  expect(failed).toEqual([]);
  expect(passed).toContain('rest');
});

test('the check of providers finds by name each thing that a page does wrong in its frame', async ({
  browser,
}) => {
  const right = await tried(browser, async (origin) => openFramedProvider(origin, true));
  expect(right.failed).toEqual([]);
  const wrong = await tried(browser, async (origin) => openFramedProvider(origin, false));
  expect(wrong.passed).toEqual([]);
  expect(wrong.failed).toEqual(right.passed);
});
