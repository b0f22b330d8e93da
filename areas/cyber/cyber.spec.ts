import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../e2e/harness/bus';
import { recordShifts, shiftsOf } from '../../e2e/harness/checks/shifts';
import { couponBets, openCoupon, place, stake } from '../../e2e/harness/steps/coupon';
import { matches } from '../../e2e/harness/steps/line';
import { newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`RTE-20 CYB-01 a bet on map 2 of a best of three is placed, settles, and is in the history, ${width} wide`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    await newPlayer(page);
    const game = await sandbox.makeCyberGame('dota-2', 'ember-league');
    await page.goto('/en/cyber');
    await expect(page).toHaveURL(/\/en\/cyber\/real$/);
    await areasAreReady(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Dota 2/ }).click();
    await main.getByRole('link', { name: 'Championships' }).click();
    await main.getByRole('link', { name: /^Ember League/ }).click();
    const row = main.getByRole('region', { name: game.title, exact: true });
    await row.getByRole('link', { name: / markets?: / }).click();
    await expect(page).toHaveURL(new RegExp(`/en${game.path}$`));
    await main.getByRole('radio', { name: 'Map 2' }).check();
    const winner = main.getByRole('group', { name: 'Winner' });
    await winner.getByRole('button', { name: /^2 [\d.]+$/ }).click();
    await openCoupon(page);
    await expect(couponBets(page)).toHaveCount(1);
    await stake(page).fill('5');
    await place(page);
    await page.keyboard.press('Escape');
    await sandbox.start(game.id);
    await sandbox.score(game.id, { home: 1, away: 0 });
    await expect(main.getByRole('list', { name: 'Score by map' })).toBeVisible();
    await sandbox.score(game.id, { home: 1, away: 1 });
    await page.goto('/en/office/history');
    await areasAreReady(page);
    const bet = main.getByRole('listitem').filter({ hasText: game.title });
    await expect(bet).toContainText('Map 2');
    await expect(bet).toContainText('Won');
  });

  test(`RTE-20 CYB-01 virtual games and broadcasts are there now, and a broadcast is drawn and told, ${width} wide`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    for (const type of ['virtual', 'stream']) {
      await page.goto(`/en/esports/${type}`);
      await areasAreReady(page);
      await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
      expect(await matches(page).count()).toBeGreaterThan(0);
    }
    await matches(page).first().getByRole('link', { name: / – / }).first().click();
    const main = page.getByRole('main');
    await expect(main.getByText('Simulated broadcast, 8 s late')).toBeVisible();
    await expect(main.getByRole('list', { name: /^Events of the game/ })).toBeVisible();
    const canvas = main.frameLocator('iframe').locator('canvas');
    await expect(canvas).toHaveAttribute('aria-label', 'Simulated broadcast');
    await expect
      .poll(async () => canvas.evaluate((one: HTMLCanvasElement) => one.width))
      .toBeGreaterThan(300);
    // The canvas has pixels of the device: what counts is that its frame fits.
    expect((await main.locator('iframe').boundingBox())?.width).toBeLessThanOrEqual(width);
    expect(watch.errors).toEqual([]);
  });
}

for (const path of [
  '/cyber/real',
  '/cyber/virtual',
  '/cyber/real/disciplines',
  '/cyber/real/cs2',
]) {
  test(`RTE-20 the page ${path} moves nothing while it loads, is accessible, and fits a phone`, async ({
    page,
    watch,
  }) => {
    await recordShifts(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/en${path}`);
    await areasAreReady(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('RTE-20 an unknown discipline, championship and game are not found', async ({ page }) => {
  for (const path of [
    '/cyber/real/chess',
    '/cyber/real/cs2/other',
    '/cyber/real/cs2/steel-masters/1-a',
  ]) {
    expect([path, (await page.request.get(`/en${path}`)).status()]).toEqual([path, 404]);
  }
});
