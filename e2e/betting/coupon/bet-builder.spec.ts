import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { coupon, couponAlert, placeButton, placedTitle, stake } from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

function price(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name }).first();
}

async function coefOn(button: Locator): Promise<number> {
  return Number(/[\d.]+$/.exec((await button.textContent()) ?? '')?.[0]);
}

/** The number beside a name in the coupon. */
async function figure(page: Page, name: string): Promise<number> {
  const text = await coupon(page)
    .getByText(name, { exact: true })
    .locator('xpath=..')
    .textContent();
  return Number(/[\d.]+/.exec(text?.replace(name, '') ?? '')?.[0]);
}

const HOME = /^(1|.* to win) [\d.]+$/;
const BOTH_SCORE = /^Yes [\d.]+$/;
const OVER = /^.*[Oo]ver 2\.5.* [\d.]+$/;
const NOT_HOME = /^X2 [\d.]+$/;

test('P04 outcomes of one match are bet on together, at their own odds, from the line to the settled bet', async ({
  page,
  sandbox,
  watch,
}) => {
  await newPlayer(page);
  const [game] = (await sandbox.makeGames([2])).games;
  if (!game) throw new Error('There is a match.');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/en${game.path}`);
  await areasAreReady(page);
  const together = coupon(page).getByRole('list', { name: 'Same match' });
  const expectNoFaults = async (where: string): Promise<void> => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include(where).analyze();
    // Axe writes styles of its own.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  };

  await test.step('two outcomes are one leg, at less than the product of their odds', async () => {
    await price(page, BOTH_SCORE).press('Enter');
    await price(page, OVER).press('Enter');
    await expect(together.getByRole('listitem')).toHaveCount(2);
    await expect(coupon(page)).toContainText('Total odds');
    const [yes, over] = [await coefOn(price(page, BOTH_SCORE)), await coefOn(price(page, OVER))];
    expect(await figure(page, 'Total odds')).toBeLessThan(yes * over * 0.85);
    expect(await figure(page, 'Total odds')).toBeGreaterThanOrEqual(Math.max(yes, over));
    await expect(coupon(page)).toContainText('They are settled together, as the worst of them');
    await expectNoFaults('[aria-label="Bet slip"]');
  });

  await test.step('one that can’t win with the others is reported, and removed by the keyboard', async () => {
    await price(page, HOME).press('Enter');
    await price(page, NOT_HOME).press('Enter');
    await expect(together.getByRole('listitem')).toHaveCount(4);
    await stake(page).fill('5');
    await expect(couponAlert(page)).toContainText('These selections of one match can’t all win.');
    await expect(placeButton(page)).toBeDisabled();
    await expect(coupon(page)).not.toContainText('Total odds');
    await expect(coupon(page)).toContainText(/Potential returns\s*—/);
    await expectNoFaults('[aria-label="Bet slip"]');
    await couponAlert(page)
      .getByRole('button', { name: /^Remove Draw or/ })
      .press('Enter');
    await expect(together.getByRole('listitem')).toHaveCount(3);
    await expect(couponAlert(page)).toHaveCount(0);
  });

  await test.step('the same on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/en/coupon');
    await expect(together.getByRole('listitem')).toHaveCount(3);
    await expect(coupon(page)).toContainText('Total odds');
    await expectNoFaults('body');
  });

  const odds = await figure(page, 'Total odds');
  await test.step('placed by the keyboard at the odds on the screen', async () => {
    await stake(page).fill('5');
    await placeButton(page).press('Enter');
    await expect(placedTitle(page)).toBeVisible();
    // Named once, with all that was bet on it.
    await expect(coupon(page).getByText('Same match')).toHaveCount(1);
    expect(await figure(page, 'Total odds')).toBeGreaterThanOrEqual(odds);
    await expect.poll(() => balance(page)).toBe(9500);
  });
  const placed = await figure(page, 'Total odds');

  await test.step('in the history with its odds together, and paid by them', async () => {
    await coupon(page).getByRole('link', { name: /^\d+$/ }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Same match', { exact: true })).toHaveCount(3);
    await expect(main).toContainText('They are settled together, as the worst of them');
    await expect(main.getByRole('button', { name: /^Cash out/ })).toHaveCount(0);
    await expectNoFaults('main');
    await sandbox.finish(game.id, { home: 2, away: 1 });
    await expect(main.getByText('Won', { exact: true })).toHaveCount(4);
    await expect.poll(() => balance(page)).toBe(9500 + Math.floor(500 * placed + 1e-6));
  });
});
