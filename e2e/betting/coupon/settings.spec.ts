import type { Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import {
  coupon,
  couponBets,
  homeWin,
  placedTitle,
  pressHomeWins,
  sentRefIds,
  shown,
} from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

const ONE_CLICK = 'Place a bet as soon as odds are selected';
const DROP = 'Cancel the bet if the score changes';
const WIN_SHOWN = 'Potential returns';
const EXACT = 'Request these odds instead';

test.describe('the coupon’s settings', () => {
  test('CST-02 one-click betting asks before it empties the coupon', async ({ page, sandbox }) => {
    const { games, path } = await sandbox.makeGames([2]);
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await openSettings(page);
    const dialog = page.getByRole('dialog', { name: 'Your bet slip will be cleared' });

    await toggle(page, ONE_CLICK).click();
    await dialog.getByRole('button', { name: 'Keep as it is' }).click();
    await expect(dialog).toBeHidden();
    await expect(toggle(page, ONE_CLICK)).not.toBeChecked();
    await expect(coupon(page)).toContainText('1 selection in the bet slip');

    await toggle(page, ONE_CLICK).click();
    await dialog.getByRole('button', { name: 'Clear and turn on' }).click();
    await expect(toggle(page, ONE_CLICK)).toBeChecked();
    await expect(coupon(page)).toContainText('0 selections in the bet slip');
    await coupon(page).getByRole('button', { name: 'Done' }).click();
    await expect(couponBets(page)).toHaveCount(0);
    await expect(coupon(page)).toContainText('One-click betting is on');
  });

  test('CST-01 CST-03 CST-04 P08 exclusive settings are never on together, through a reload', async ({
    page,
  }) => {
    await page.goto('/en/line');
    await areasAreReady(page);
    await openSettings(page);
    const exact = coupon(page).getByRole('textbox', { name: EXACT });

    await exact.fill('2.5');
    await toggle(page, DROP).check();
    await toggle(page, ONE_CLICK).check();
    await expect(toggle(page, DROP)).not.toBeChecked();
    await toggle(page, DROP).check();
    await expect(toggle(page, ONE_CLICK)).not.toBeChecked();

    // Chosen in the instant of leaving, and kept all the same.
    await Promise.all([
      page.waitForEvent('load'),
      toggle(page, WIN_SHOWN).evaluate((element: HTMLElement) => {
        element.click();
        location.reload();
      }),
    ]);
    await areasAreReady(page);
    await openSettings(page);
    await expect(exact).toHaveValue('2.5');
    await expect(toggle(page, DROP)).toBeChecked();
    await expect(toggle(page, WIN_SHOWN)).not.toBeChecked();

    await exact.fill('0');
    await expect(toggle(page, DROP)).not.toBeChecked();
    await exact.fill('nonsense');
    await expect(coupon(page)).toContainText('Enter odds such as 2.5, or leave the field empty.');
    await expect(toggle(page, DROP)).not.toBeChecked();
  });

  test('CST-05 one click places at once, with its own stake', async ({ page, sandbox }) => {
    await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2, 3]);
    const [first, second] = games;
    if (!first || !second) throw new Error('There are two matches.');
    const refIds = sentRefIds(page);
    await page.goto(path);
    await areasAreReady(page);
    const before = await balance(page);
    await openSettings(page);
    await toggle(page, ONE_CLICK).check();
    await coupon(page).getByRole('textbox', { name: 'One-click stake' }).fill('7');
    await coupon(page).getByRole('button', { name: 'Done' }).click();
    await expect(coupon(page)).toContainText('selecting odds places a bet of');

    await homeWin(page, first).click();
    await expect(placedTitle(page)).toBeVisible();
    await expect(coupon(page)).toContainText(shown('Stake', '7.00'));
    await expect.poll(() => balance(page)).toBe(before - 700);
    await homeWin(page, second).click();
    await expect.poll(() => balance(page)).toBe(before - 1400);
    await expect(couponBets(page)).toHaveCount(0);
    expect(new Set(refIds).size).toBe(2);

    await coupon(page).getByRole('button', { name: 'Turn off' }).click();
    await homeWin(page, second).click();
    await expect(couponBets(page)).toHaveCount(1);
    expect(refIds).toHaveLength(2);
  });
});

async function openSettings(page: Page): Promise<void> {
  await coupon(page).getByRole('button', { name: 'Bet slip settings' }).click();
}

function toggle(page: Page, name: string): ReturnType<Page['locator']> {
  return coupon(page).getByRole('switch', { name });
}
