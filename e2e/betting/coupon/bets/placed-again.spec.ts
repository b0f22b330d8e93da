import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../harness/bus';
import {
  coupon,
  couponBets,
  couponType,
  openSingle,
  place,
  placeButton,
  placedTitle,
  pressHomeWins,
  sentRefIds,
  stake,
} from '../../../harness/steps/coupon';
import { balance, newPlayer } from '../../../harness/steps/player';
import { expect, test } from '../../../harness/test';

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

test('P01 several singles are placed again by one press, and return with their stakes', async ({
  page,
  sandbox,
  watch,
}) => {
  await newPlayer(page);
  const refIds = sentRefIds(page);
  const { games, path } = await sandbox.makeGames([2, 3]);
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await couponType(page, 'Single').check();
  const own = couponBets(page).getByRole('textbox', { name: /^Stake:/ });
  await own.nth(0).fill('5');
  await own.nth(1).fill('7.50');
  await placeButton(page).click();
  const title = coupon(page).getByRole('heading', { name: '2 of 2 bets placed' });
  await expect(title).toBeFocused();
  const again = coupon(page).getByRole('button', { name: 'Bet again · 12.50 EUR' });

  await test.step('by the keyboard: two new bets, whose result has the focus', async () => {
    const { violations } = await new AxeBuilder({ page }).include('[data-coupon]').analyze();
    expect(violations).toEqual([]);
    // Axe writes styles of its own.
    watch.violations.length = 0;
    await again.press('Enter');
    await expect.poll(() => balance(page)).toBe(10_000 - 2 * 1250);
    await expect(title).toBeFocused();
    expect(refIds).toHaveLength(2);
    for (const refId of refIds) expect(await sandbox.placements(refId)).toBe(2);
  });

  await test.step('the selections are kept, each with its stake, and a closed one is named', async () => {
    await sandbox.suspend(games[1]?.homeWin ?? '');
    await coupon(page).getByRole('button', { name: 'Keep selections' }).press('Enter');
    await expect(couponBets(page)).toHaveCount(2);
    await expect(own.nth(0)).toHaveValue('5');
    await expect(own.nth(1)).toHaveValue('7.50');
    await expect(couponType(page, 'Single')).toBeChecked();
    await expect(couponBets(page).nth(1)).toContainText('Suspended');
    await expect(title).toHaveCount(0);
    expect(refIds).toHaveLength(2);
  });
});
