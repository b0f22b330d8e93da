import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { recordShifts, shiftsOf } from '../harness/checks/shifts';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id }) => id);
}

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`CAS-01 RTE-24 a player finds a game by a mistyped word, marks it, opens it and comes back to the same place, at ${width}`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await newPlayer(page);
    await recordShifts(page);
    // The stakes come again in the player's currency. Axe keeps the page busy, and may do so for longer than a call may take.
    const inCurrency = page.waitForResponse(/\/third-party\/lobby\?.*iso=/);
    await page.goto('/en/casino');
    await areasAreReady(page);
    await inCurrency;
    const main = page.getByRole('main');
    const field = main.getByRole('combobox', { name: 'Search games' });
    await expect(main.getByRole('region', { name: 'New games' })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);

    await main
      .getByRole('link', { name: /^Fast games/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/fast-games$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fast games');

    await field.fill('plinco');
    await expect(main.getByRole('option', { name: /^Plinko/ })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/casino-search\?search=plinco$/);
    const heart = main.getByRole('button', { name: 'Favourite: Plinko' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await faultsOf(page)).toEqual([]);

    await main.getByRole('link', { name: 'Plinko', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/casino\/game\/\d+\/plinko$/);
    await expect(main.getByText('98.98–99.12 %', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Play for money' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try without money' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await page.goto('/en/my-casino/favorites');
    await areasAreReady(page);
    await expect(main.getByRole('link', { name: 'Plinko', exact: true })).toBeVisible();

    await page.goto('/en/othergames');
    await areasAreReady(page);
    const last = main.getByRole('article').last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await last.click();
    await expect(page).toHaveURL(/\/game\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
  });
}

test('CAS-01 the lobby is readable with scripts off, and brings at most 60 kB of its own', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    locale: 'en-GB',
  });
  const still = await context.newPage();
  await still.goto('/en/casino');
  const slots = still.getByRole('region', { name: 'Slots' });
  await expect(slots.getByRole('article').first()).toContainText(/RTP/);
  await still.getByRole('combobox', { name: 'Search games' }).fill('roulete');
  await still.keyboard.press('Enter');
  await expect(still.getByRole('link', { name: 'Terrace Roulette' })).toBeVisible();
  await context.close();

  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/casino\/.*\.(?:js|css)$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/en/casino');
  await areasAreReady(page);
  expect(scripts.length).toBeGreaterThan(0);
  const answers = await Promise.all(
    [...new Set(scripts)].map(async (url) => page.request.get(url)),
  );
  const sent = answers.reduce((sum, one) => sum + Number(one.headers()['content-length']), 0);
  expect(sent).toBeLessThanOrEqual(60_000);
});
