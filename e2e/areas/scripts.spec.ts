import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { script, SPORTS_ENTRY, unpin } from '../harness/area-scripts';
import { areasAreReady, peek } from '../harness/bus';
import { odds, openMatch } from '../harness/steps/line';
import { copyBuild } from '../harness/own-area';
import { startOwnSite } from '../harness/own-operator';
import { expect, test } from '../harness/test';

const RUNS = 'globalThis.ran = true;';

/** The ways in which a script of an area may try to run another one. */
const TRIES: readonly (readonly [string, string])[] = [
  ['of an unregistered origin', `await import(FOREIGN)`],
  ['in its own address', `await import('data:text/javascript,globalThis.ran=true')`],
  [
    'made on the spot',
    `await import(URL.createObjectURL(new Blob(['${RUNS}'], { type: 'text/javascript' })))`,
  ],
  [
    'inline, without the nonce',
    `const made = document.createElement('script'); made.append('${RUNS}'); document.head.append(made)`,
  ],
  ['behind a redirect to a foreign origin', `await import(new URL('/moved.js', import.meta.url))`],
  [
    'of an unregistered origin, fetched ahead',
    `const ahead = document.createElement('link');
     Object.assign(ahead, { rel: 'modulepreload', href: FOREIGN });
     ahead.nonce = document.querySelector('script[nonce]').nonce;
     document.head.append(ahead);
     await new Promise((resolve) => { ahead.onload = ahead.onerror = resolve; })`,
  ],
];

interface Shown {
  readonly status: string;
}

/** A server of a foreign origin; it answers every request with a script. */
async function startForeign() {
  let requested = 0;
  const server = createServer((_request, response) => {
    requested += 1;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/javascript').end(RUNS);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    script: `http://localhost:${port}/evil.js`,
    requested: () => requested,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.has(globalThis, 'ran'));

test.describe('the scripts of an area', () => {
  for (const [what, attempt] of TRIES) {
    test(`P85 can't run a script ${what}`, async ({ page, watch }) => {
      const foreign = await startForeign();
      await page.route('**/moved.js', (route) =>
        route.fulfill({
          status: 302,
          headers: { location: foreign.script, 'Access-Control-Allow-Origin': '*' },
        }),
      );
      await unpin(page);
      await page.route(
        SPORTS_ENTRY,
        script(
          `const FOREIGN = '${foreign.script}';
           try { ${attempt} } catch {} finally { globalThis.tried = true; }`,
        ),
      );
      await page.goto('/en/line');
      await page.waitForFunction(() => Reflect.has(globalThis, 'tried'));
      expect(await hasRun(page)).toBe(false);
      expect(foreign.requested()).toBe(0);
      await foreign.stop();
      watch.violations.length = 0;
      watch.errors.length = 0;
    });
  }

  for (const [what, file] of [
    ['entry', SPORTS_ENTRY],
    ['script that its entry imports', /\/sports\/app-[\w-]+\.js$/],
    ['script that it imports on demand', /\/sports\/game-screen-[\w-]+\.js$/],
  ] as const) {
    test(`P85 an area's ${what} is refused if its hash is not the registered one`, async ({
      page,
      watch,
    }) => {
      await page.route(file, async (route) => {
        const body = await (await route.fetch()).text();
        await script(`${RUNS}\n${body}`)(route);
      });
      await page.goto('/en/line');
      if (what.includes('demand')) {
        await areasAreReady(page);
        await openMatch(page).getByRole('link').first().click();
        await expect(page).toHaveURL(/\/\d+-/);
      }
      // At the further tries it is fetched under other addresses: it is refused at each.
      const last = what.includes('demand') ? 0 : 3;
      await expect
        .poll(async () => (await peek<Record<string, Shown>>(page, 'areas.state'))['sports'])
        .toMatchObject({
          status: expect.stringMatching(/^(error|not-exist)$/),
          attempt: last,
        });
      expect(await hasRun(page)).toBe(false);
      watch.errors.length = 0;
    });
  }

  test('P85 a malformed hash in the registry refuses even the right script', async ({
    baseURL,
    page,
    watch,
  }) => {
    const build = await copyBuild();
    const list = join(build.folder, 'areas', 'sports', 'client', 'entries.json');
    const entries = await readFile(list, 'utf8');
    await writeFile(list, entries.replace(/(?<="sports-[\w-]+\.js": "sha256-)[^"]+/, 'x'));
    const site = await startOwnSite(baseURL ?? '', {}, build.folder);
    try {
      await page.goto(`${site.origin}/en/line`);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
      await page.goto(`${site.origin}/en/500`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    } finally {
      await site.stop();
      await build.remove();
    }
    watch.errors.length = 0;
  });

  test('P85 the pages of the site run with the hashes that the build pins', async ({ page }) => {
    await page.goto('/en/line');
    const pinned = await page.evaluate(() => {
      const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
      return Object.keys((JSON.parse(map) as { integrity: object }).integrity);
    });
    await areasAreReady(page);
    await odds(openMatch(page)).first().click();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/(sports|footer)\/.*\.js$/.test(name)),
    );
    expect(loaded.length).toBeGreaterThan(2);
    expect(pinned).toEqual(expect.arrayContaining(loaded));
  });
});
