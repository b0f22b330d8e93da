import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../harness/bus';
import { coupon, openSingle, place } from '../../../harness/steps/coupon';
import { balance, newPlayer } from '../../../harness/steps/player';
import { expect, test } from '../../../harness/test';

test('P04 an open bet is cashed out in part from the coupon and whole from the history, for the amount on the button', async ({
  page,
  sandbox,
  watch,
}) => {
  await newPlayer(page);
  const game = await openSingle(page, sandbox);
  await place(page);
  const dialog = page.getByRole('dialog', { name: 'Cash out' });
  const take = dialog.getByRole('button', { name: /^Cash out/ });

  await test.step('the offer follows the price, with the fair value beside it', async () => {
    await coupon(page).getByRole('button', { name: 'My bets' }).click();
    const offer = coupon(page).getByRole('button', { name: /^Cash out/ });
    await expect(offer).toHaveText('Cash out 4.52 EUR');
    await sandbox.setPrice(game.homeWin, 1.5);
    await expect(offer).toHaveText('Cash out 6.02 EUR');
    await offer.press('Enter');
    await expect(dialog).toContainText('6.34 EUR');
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    // Axe writes styles of its own.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  });

  await test.step('half of it by the keyboard: the rest stays in play', async () => {
    await dialog.getByRole('radio', { name: '100%' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText('2.50 EUR stays in play, to return up to 5.00 EUR.');
    await expect(take).toHaveText('Cash out 3.01 EUR');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(take).toBeFocused();
    await page.keyboard.press('Enter');
    const done = dialog.getByRole('button', { name: 'Done' });
    await expect(done).toBeFocused();
    // It is read with the button, which has the focus now.
    await expect(done).toHaveAccessibleDescription(/^Cashed out: 3\.01/);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => balance(page)).toBe(9801);
  });

  await test.step('suspended: no press; then the rest from the history', async () => {
    await page.goto('/en/office/history');
    await areasAreReady(page);
    await sandbox.suspend(game.homeWin);
    await expect(page.getByRole('button', { name: 'Cash-out suspended' })).toBeDisabled();
    await sandbox.resume(game.homeWin);
    await page.getByRole('main').getByRole('button', { name: 'Cash out 3.01 EUR' }).click();
    await take.click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('main').getByText('Cashed out')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('6.02 EUR');
    await expect.poll(() => balance(page)).toBe(10_102);
  });
});
