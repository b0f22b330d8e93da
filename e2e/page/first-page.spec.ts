import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { matches, odds, openMatch, PRICE } from '../harness/steps/line';
import { header, newPlayer } from '../harness/steps/player';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { expect, test } from '../harness/test';

test.describe('the first page', () => {
  test('RTE-02 SPT-01 home shows matches in play and to come, with odds', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('heading', { name: /live/i }).first()).toBeVisible();
    expect(await matches(page).count()).toBeGreaterThan(5);
    await expect(odds(openMatch(page)).first()).toHaveAccessibleName(PRICE);
  });

  test('SPT-01 prices and live scores move while the player watches', async ({ page }) => {
    await page.goto('/en/live');
    const main = page.getByRole('main');
    await expect(odds(openMatch(page)).first()).toBeVisible();
    const names = (): Promise<string> =>
      main
        .getByRole('button', { name: PRICE })
        .evaluateAll((buttons) => buttons.map((b) => b.getAttribute('aria-label')).join('|'));
    const before = await names();
    await expect.poll(names).not.toBe(before);
  });

  test('LAY-01 header, content, footer and the ways around stand on the page', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bet slip', exact: true })).toBeVisible();
  });

  test('the list is readable and the links work with scripts off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto('/en/line/football');
    expect(await matches(page).count()).toBeGreaterThan(3);
    await expect(odds(openMatch(page)).first()).toHaveAccessibleName(PRICE);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: /^Live/ }).first().click();
    await expect(page).toHaveURL(/\/en\/live/);
    expect(await matches(page).count()).toBeGreaterThan(0);
    await context.close();
  });

  for (const who of ['a guest', 'a player'] as const) {
    test(`nothing jumps: the layout shift of the first load is 0 for ${who}`, async ({ page }) => {
      if (who === 'a player') await newPlayer(page);
      await recordShifts(page);
      for (const path of ['/en/', '/en/line/football', '/ru/live']) {
        await loadUndisturbed(page, path, async () => {
          await expect(odds(openMatch(page)).first()).toBeVisible();
          await areasAreReady(page);
          await expect(page.locator('main [aria-busy]')).toHaveCount(0);
          if (who === 'a player') await expect(header(page).getByText(/\d[.,]\d\d/)).toBeVisible();
          await twoFrames(page);
        });
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });
  }

  test('nothing jumps when what fills an empty coupon comes late, the top last', async ({
    page,
  }) => {
    await recordShifts(page);
    const late: (() => Promise<void>)[] = [];
    for (const call of ['**/line-api/v1/accumulators*', '**/line-api/v1/sports*']) {
      await page.route(call, (route) => {
        late.push(() => route.continue());
      });
    }
    await page.goto('/en/no/such/page');
    await shellIsUp(page);
    await expect(page.getByRole('textbox', { name: 'Bet slip code' })).toBeVisible();
    await expect.poll(() => late.length).toBeGreaterThan(0);
    await twoFrames(page);
    for (const answer of late.toReversed()) {
      await answer();
      await twoFrames(page);
    }
    await page.unrouteAll();
    await expect(page.getByRole('heading', { name: 'Bet generator' })).toBeVisible();
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('a long list comes a few rows at a time, so that a press is answered in between', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.addedRows = [];
      addEventListener('DOMContentLoaded', () => {
        const rows = (): number => document.querySelectorAll('[data-grid-row]').length;
        let before = rows();
        globalThis.addedRows.push(before);
        // Called once after each task that changed the page.
        new MutationObserver(() => {
          const now = rows();
          if (now > before) globalThis.addedRows.push(now - before);
          before = now;
        }).observe(document, { subtree: true, childList: true });
      });
    });
    await page.goto('/en/line');
    await areasAreReady(page);
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    const [first, ...later] = await page.evaluate(() => globalThis.addedRows);
    expect(first).toBe(18);
    expect(await matches(page).count()).toBeGreaterThan(40);
    expect(Math.max(...later)).toBeLessThanOrEqual(6);
  });

  for (const width of [1366, 390]) {
    test(`rows that are laid out late have their height from the start, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordShifts(page);
      await page.goto('/en/line');
      await areasAreReady(page);
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      const height = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      for (let y = 0; y < before; y += 700) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await twoFrames(page);
      }
      expect(await height()).toBe(before);
      expect(await shiftsOf(page)).toEqual([]);
      await matches(page).last().getByRole('link').first().focus();
      await twoFrames(page);
      await expect(matches(page).last()).toBeInViewport();
    });
  }

  test('P121 the line brings at most 26 kB of HTML with 42 kB of data, and 222 kB of JavaScript, in 14 files, and asks for at most 28 files until the page is at rest', async ({
    page,
  }) => {
    await withoutQa(page);
    const scripts: string[] = [];
    const all: string[] = [];
    page.on('request', (request) => {
      if (isOfQa(request.url())) return;
      all.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    // The last that a page does by itself, 8 s after it was ready: by then every service has come.
    const isAtRest = page.waitForRequest('**/web-api/session');
    const html = await (await page.goto('/en/line'))?.body();
    await isAtRest;
    const files = [...new Set(scripts)];
    expect(scripts, 'fetched once').toEqual(files);
    for (const part of ['/assets/sports/', '/assets/page-', '/assets/later-']) {
      expect(
        files.some((url) => url.includes(part)),
        part,
      ).toBe(true);
    }
    const answers = await Promise.all(files.map(async (url) => page.request.get(url)));
    const bodies = await Promise.all(answers.map(async (answer) => answer.body()));
    // The build compresses its files with brotli; the length is that of what is sent.
    const sent = sum(answers.map((answer) => Number(answer.headers()['content-length']))) / 1000;
    const zipped = sum(bodies.map((body) => gzipSync(body).byteLength)) / 1000;
    test.info().annotations.push({
      type: 'the line page',
      description: `${sent.toFixed(1)} kB of JavaScript as sent, ${zipped.toFixed(1)} kB with gzip, in ${files.length} files; ${all.length} requests`,
    });
    expect(sent).toBeLessThanOrEqual(222);
    expect(zipped).toBeLessThanOrEqual(252);
    expect(gzipSync(html ?? '').byteLength / 1000, 'HTML').toBeLessThanOrEqual(26);
    expect(dataIn(String(html)) / 1000, 'data').toBeLessThanOrEqual(42);
    expect(files.length).toBeLessThanOrEqual(14);
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(28);
  });

  test('every script that a press on a price needs is named in the HTML', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !isOfQa(request.url()))
        scripts.push(request.url());
    });
    await withoutQa(page);
    // Services that start when the page is idle are no part of the press.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    const answer = await page.goto('/en/line/football');
    const html = (await answer?.text()) ?? '';
    const coupon = page.getByRole('region', { name: 'Bet slip', exact: true });
    const added = coupon.getByRole('button', { name: /^Remove/ });
    // Pressed until the page reacts: without QA's interface no test can ask whether it has started.
    await expect(async () => {
      if (!(await added.isVisible())) await odds(openMatch(page)).first().click();
      await expect(added).toBeVisible({ timeout: 3000 });
    }).toPass();
    const named = new Set(
      [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
        ([, href = '']) => new URL(href, page.url()).href,
      ),
    );
    expect(scripts.filter((url) => !named.has(url))).toEqual([]);
  });

  test('the scripts that a player’s balance needs are named in the HTML of players alone', async ({
    page,
  }) => {
    const namesThem = async (): Promise<boolean> => {
      const answer = await page.goto('/en/line/football');
      return /rel="modulepreload"[^>]*\/player-bar-/.test((await answer?.text()) ?? '');
    };
    expect(await namesThem()).toBe(false);
    await newPlayer(page);
    expect(await namesThem()).toBe(true);
  });

  test.describe('for a visitor who has not chosen cookies', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    for (const path of ['/en/line', '/kz/live', '/ru/']) {
      test(`the largest paint is the page's own content, and comes with the first: ${path}`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          globalThis.largest = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as LargestPaint[]) {
              const { element } = entry;
              globalThis.largest.push(
                element?.closest('main') ? 'main' : (element?.outerHTML ?? ''),
              );
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        const offers = page.waitForResponse('**/line-api/v1/accumulators*');
        await page.goto(path);
        await expect(page.locator('section:has(> div > h2 + ul)')).toBeVisible();
        await areasAreReady(page);
        await offers;
        await twoFrames(page);
        expect(await page.evaluate(() => globalThis.largest)).toEqual(['main']);
      });
    }
  });
});

/** The bytes of the data that a page starts from: its own, and the states of its areas. */
function dataIn(html: string): number {
  const own = [...html.matchAll(/<script[^>]* id="boot">(.*)<\/script>/g)];
  const states = [...html.matchAll(/<script[^>]*>(.*__areaState.*)<\/script>/g)];
  expect([own.length, states.length]).toEqual([1, 2]);
  return Buffer.byteLength([...own, ...states].map(([, code]) => code).join(''));
}

/** Loads a page; once more where it came without its list, or where a match began or ended meanwhile, for that is news and no jump. */
async function loadUndisturbed(
  page: Page,
  path: string,
  isReady: () => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await page.goto(path);
    const sent = matchesIn((await answer?.text()) ?? '');
    await isReady();
    // A busy host sends the page without the list of an area that is late; the page then gets it itself.
    if (sent.length === 0) continue;
    // The HTML has the first matches of a long list.
    const shown = matchesIn(await page.content()).slice(0, sent.length);
    if (JSON.stringify(shown) === JSON.stringify(sent)) return;
  }
  throw new Error(`Failed to load ${path} undisturbed: the list changed every time.`);
}

/** The matches of a page in their order, from its HTML. */
function matchesIn(html: string): string[] {
  // The host escapes the apostrophe of "Newell's Old Boys", the browser does not.
  return [...html.matchAll(/<section[^>]* aria-label="([^"]+ – [^"]+)"/g)].map(([, name = '']) =>
    name.replaceAll('&#x27;', "'"),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const isOfQa = (url: string): boolean => url.includes('/qa-bus-');

/** QA's way in is no part of a player's page. */
async function withoutQa(page: Page): Promise<void> {
  await page.route(/\/qa-bus-/, async (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const exposeQaBus = () => {};',
    }),
  );
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}

declare global {
  /** Where each largest paint was: "main", or the markup of an element outside of it. */
  var largest: string[];
  /** The rows of the HTML, and those that each later task added. */
  var addedRows: number[];
}
