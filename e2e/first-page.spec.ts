import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { areasAreReady } from './support/bus';
import { matches, odds, openMatch, PRICE } from './support/line';
import { header, newPlayer } from './support/player';
import { expect, test } from './support/test';

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
    await expect.poll(names, { timeout: 30_000 }).not.toBe(before);
  });

  test('LAY-01 header, content, footer and the ways around stand on the page', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Coupon', exact: true })).toBeVisible();
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
          if (who === 'a player') await expect(header(page).getByText(/\d[.,]\d\d/)).toBeVisible();
          await twoFrames(page);
        });
        expect(await page.evaluate(() => globalThis.shifts), path).toEqual([]);
      }
    });
  }

  test('the first load of the line brings at most 150 kB of JavaScript', async ({ page }) => {
    // QA's way in is no part of a player's page.
    await page.route(/\/qa-door-/, async (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const openQaDoor = () => {};',
      }),
    );
    const scripts = new Set<string>();
    let isFirst = true;
    page.on('request', (request) => {
      const url = request.url();
      // What keeps the page current is fetched once an area answers presses.
      if (url.includes('/page-services-')) isFirst = false;
      if (url.includes('/qa-door-') || url.includes('/assets/footer/')) return;
      const isOfTheArea = url.includes('/assets/sports/');
      if (request.resourceType() === 'script' && (isFirst || isOfTheArea)) scripts.add(url);
    });
    const isUp = page.waitForRequest(/\/page-services-/);
    await page.goto('/en/line');
    await isUp;
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
    const files = [...scripts];
    expect(files.some((url) => url.includes('/assets/sports/'))).toBe(true);
    const sizes = await Promise.all(
      files.map(async (url) => gzipSync(await (await page.request.get(url)).body()).byteLength),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({
      type: 'JavaScript of the line page, gzip',
      description: `${(total / 1000).toFixed(1)} kB in ${files.length} files`,
    });
    expect(files.length).toBeGreaterThan(2);
    expect(total / 1000).toBeLessThanOrEqual(150);
  });
});

/** Loads a page; once more where a match began or ended meanwhile, for that is news and no jump. */
async function loadUndisturbed(
  page: Page,
  path: string,
  isReady: () => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await page.goto(path);
    const sent = matchesIn((await answer?.text()) ?? '');
    await isReady();
    expect(sent.length).toBeGreaterThan(0);
    if (JSON.stringify(matchesIn(await page.content())) === JSON.stringify(sent)) return;
  }
  throw new Error(`Failed to load ${path} undisturbed: the list changed every time.`);
}

/** The matches of a page in their order, from its HTML. */
function matchesIn(html: string): string[] {
  return [...html.matchAll(/<section[^>]* aria-label="([^"]+ – [^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
}

/** After two frames all that a load sets off has been laid out. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

declare global {
  var shifts: { value: number; what: string }[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Keeps every layout shift that no press of the player caused, with what moved. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.outerHTML.slice(0, 120) ?? 'a removed node';
          return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        });
        globalThis.shifts.push({ value, what: what.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
