import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { odds, openMatch, SMALL_LIST } from '../harness/steps/line';
import { MOTION } from '../harness/checks/motion';
import { newPlayer } from '../harness/steps/player';
import { propose } from '../harness/steps/purchase';
import { expect, test } from '../harness/test';

const HEIGHT = 844;

test.use({ ...MOTION, viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true });

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Filters and markets' });
const filters = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters and markets' });

async function openFilters(page: Page): Promise<void> {
  await page.goto(`/en${SMALL_LIST}`);
  await areasAreReady(page);
  await opener(page).tap();
  await expect(filters(page)).toBeVisible();
}

test('a sheet is at the bottom of a phone, and keeps the page behind it still', async ({
  page,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFilters(page);
  const box = await filters(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(HEIGHT);
  expect(
    await filters(page).evaluate((dialog) => getComputedStyle(dialog).animationName),
    'motion',
  ).toBe('none');
  await page.mouse.move(200, 40);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(watch.violations).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  // Axe adds styles of its own.
  watch.violations.length = 0;
  expect(violations).toEqual([]);
});

test('the keyboard stays in a sheet, and returns to its button', async ({ page }) => {
  await openFilters(page);
  await expect(filters(page).getByRole('heading', { name: 'Filters and markets' })).toBeFocused();
  const controls = await filters(page).locator('a, button, select').count();
  for (let press = 0; press < controls + 2; press += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls may have the focus in between.
    const isInPage = await page.evaluate(
      () => document.activeElement?.closest('body > *, dialog') !== null,
    );
    if (isInPage) await expect(filters(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(filters(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a tap on the backdrop closes a sheet, and presses nothing behind it', async ({ page }) => {
  await openFilters(page);
  const price = odds(openMatch(page)).first();
  const box = await price.boundingBox();
  if (!box) throw new Error('Failed to find a price behind the sheet.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(filters(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
  // Without the sheet the same tap adds the bet.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
});

test('the filters are on the title’s line where the sheet can’t be fetched', async ({
  page,
  watch,
}) => {
  await page.route('**/filter-sheet-*.js*', (route) => route.abort());
  await page.goto('/en/line');
  await areasAreReady(page);
  await opener(page).tap();
  await page
    .getByRole('navigation', { name: 'Starts within' })
    .getByRole('link', { name: '3 h' })
    .tap();
  await expect(page).toHaveURL(/hours=3$/);
  watch.errors.length = 0;
});

test('a purchase is confirmed in a sheet, whose buttons are in view on a low screen', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const offer = await sandbox.makeOffer({ title: 'Draw 1204', price: 2.5 });
  await page.goto('/en/line');
  await areasAreReady(page);
  await propose(page, offer, 'wish-on-a-phone');
  const sheet = page.getByRole('dialog', { name: 'Confirm your purchase' });
  await expect(sheet.getByRole('button', { name: /^Buy for/ })).toBeInViewport({ ratio: 1 });
  const box = await sheet.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  await page.setViewportSize({ width: 390, height: 300 });
  await sheet.getByRole('button', { name: /^Buy for/ }).scrollIntoViewIfNeeded();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
