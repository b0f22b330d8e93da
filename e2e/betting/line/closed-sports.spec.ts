import { areasAreReady } from '../../harness/bus';
import {
  coupon,
  couponAlert,
  couponBets,
  openCoupon,
  placeButton,
  stake,
} from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`SPT-03 live betting that closes for a player leaves the menu, and page and coupon say why, ${width} wide`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    const player = await newPlayer(page);
    const { games } = await sandbox.makeGames([2.2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await sandbox.start(game.id);
    await page.goto(`/en${game.path.replace('/line/', '/live/')}`);
    await areasAreReady(page);
    const main = page.getByRole('main');
    const menu = page.getByRole('navigation', { name: 'Sections', exact: true });
    const live = menu.getByRole('link', { name: 'Live', exact: true });
    await expect(live).toHaveCount(1);
    const before = await balance(page);
    await main
      .getByRole('group', { name: 'Match result', exact: true })
      .getByRole('button')
      .first()
      .click();
    await openCoupon(page);
    await expect(couponBets(page)).toHaveCount(1);
    await stake(page).fill('5');

    await sandbox.setSports(player.login, { isCClive: true });
    await expect(main.getByRole('heading', { name: 'No bets on this match' })).toBeVisible();
    await expect(main.getByText('Live betting is closed for you').first()).toBeVisible();
    await expect(live).toHaveCount(0);
    await placeButton(page).click();
    await expect(couponAlert(page).first()).toContainText('closed for you');
    expect(await balance(page)).toBe(before);
    await coupon(page).getByRole('button', { name: 'Remove it' }).click();
    await expect(couponBets(page)).toHaveCount(0);

    await page.goto('/en/live');
    await areasAreReady(page);
    await expect(main.getByText('Live betting is closed for you').first()).toBeVisible();
  });
}
