import { AxeBuilder } from '@axe-core/playwright';
import {
  coupon,
  couponBets,
  openSingle,
  place,
  placeButton,
  placedTitle,
  sentRefIds,
  stake,
} from '../support/coupon';
import { balance, newPlayer } from '../support/player';
import { expect, test } from '../support/test';

test('P01 a placed bet is placed again by one press, and its selections can be loaded again', async ({
  page,
  sandbox,
  watch,
}) => {
  await newPlayer(page);
  const refIds = sentRefIds(page);
  const game = await openSingle(page, sandbox);
  await place(page);
  const again = coupon(page).getByRole('button', { name: 'Bet again · 5.00 EUR' });

  await test.step('by the keyboard: a new bet, whose result has the focus', async () => {
    await expect(placedTitle(page)).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('[data-coupon]').analyze();
    expect(violations).toEqual([]);
    // Axe writes styles of its own.
    watch.violations.length = 0;
    await again.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => refIds.length).toBe(2);
    await expect(placedTitle(page)).toBeFocused();
    await expect.poll(() => balance(page)).toBe(9000);
  });

  await test.step('a double press is one bet', async () => {
    await again.dblclick();
    await expect.poll(() => refIds.length).toBe(3);
    await expect(placedTitle(page)).toBeFocused();
    await expect.poll(() => balance(page)).toBe(8500);
    expect(new Set(refIds).size).toBe(3);
    for (const refId of refIds) expect(await sandbox.placements(refId)).toBe(1);
  });

  await test.step('at a price that fell it asks, with the selections in the coupon', async () => {
    await sandbox.setPrice(game.homeWin, 1.8);
    await again.click();
    await expect(couponBets(page)).toHaveCount(1);
    await coupon(page)
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeFocused();
    expect(refIds).toHaveLength(4);
  });

  await test.step('the selections are kept, with their stake', async () => {
    await coupon(page).getByRole('button', { name: 'Keep selections' }).press('Enter');
    await expect(couponBets(page)).toHaveCount(1);
    await expect(stake(page)).toHaveValue('5');
    await expect(placedTitle(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(couponBets(page).locator(':focus')).toHaveCount(1);
    await expect.poll(() => balance(page)).toBe(8000);
  });
});
