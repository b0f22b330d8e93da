import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { coupon } from '../harness/steps/coupon';
import { odds, openMatch } from '../harness/steps/line';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const opener = (page: Page): Locator => page.locator('button[aria-controls="coupon"]');

test.describe('the coupon as a drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function openDrawer(page: Page): Promise<void> {
    await page.goto('/en/live');
    await areasAreReady(page);
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await odds(openMatch(page)).first().click();
    await opener(page).click();
    await expect(coupon(page)).toBeInViewport();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  }

  test('is closed by the way back, and opened again by the way forward and a reload', async ({
    page,
  }) => {
    await openDrawer(page);
    await page.evaluate(() => history.back());
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/\/en\/line\/football$/);
    await page.evaluate(() => history.forward());
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await areasAreReady(page);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => history.back());
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/en\/live$/);
  });

  test('leaves no entry behind when it is closed otherwise', async ({ page }) => {
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/en\/live$/);
  });

  test('gives its entry to the page that a link in it opens', async ({ page }) => {
    await openDrawer(page);
    await coupon(page).locator('a[href^="/en/line/"]').first().click();
    await expect(page).toHaveURL(/\/en\/line\/football\/.+/);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/en\/line\/football$/);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/en\/live$/);
  });
});

test('the pages of the office have its menu beside them, and nothing moves when it comes', async ({
  page,
}) => {
  await newPlayer(page);
  await page.setViewportSize({ width: 1366, height: 700 });
  await recordShifts(page);
  await page.goto('/en/office/recharge');
  await areasAreReady(page);
  await balance(page);
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await expect(menu.getByRole('link', { name: 'Deposit', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await twoFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
  for (const [name, path] of [
    ['Verification', 'verification'],
    ['Withdrawal', 'deduce'],
    ['Your limits', 'responsible'],
    ['Bonuses', 'bonuses/deposit'],
  ]) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/en/office/${path}$`));
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});
