import type { Page } from 'playwright/test';
import { areasAreReady, peek, send } from '../../harness/bus';
import {
  coupon,
  couponBets,
  couponType,
  placeButton,
  placedTitle,
  pressHomeWins,
  sentRefIds,
  shown,
  stake,
} from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import type { MadeGame } from '../../harness/sandbox';
import { expect, test } from '../../harness/test';

const WON = { home: 2, away: 0 };
const LOST = { home: 0, away: 2 };

test.describe('a coupon of each type is placed, settled and paid', () => {
  test.beforeEach(async ({ page }) => {
    await newPlayer(page);
  });

  test('CPN-03 CPN-12 CPN-15 a single', async ({ page, sandbox }) => {
    const { games, path } = await sandbox.makeGames([2.05]);
    const before = await open(page, path, games);
    await stake(page).fill('10');
    await expect(coupon(page)).toContainText(shown('Potential returns', '20.50'));
    await placeAndLook(page);
    await expect.poll(() => balance(page)).toBe(before - 1000);
    await expect(page.getByRole('main')).toContainText(shown('Potential returns', '20.50'));

    await end(sandbox, games, [WON]);
    await expect(page.getByRole('main')).toContainText(shown('Returns', '20.50'));
    await expect.poll(() => balance(page)).toBe(before + 1050);
  });

  test('CPN-03 an express', async ({ page, sandbox }) => {
    const { games, path } = await sandbox.makeGames([1.5, 2.2]);
    const before = await open(page, path, games);
    await couponType(page, 'Accumulator').check();
    await stake(page).fill('10');
    await expect(coupon(page)).toContainText(/Total odds\s*3\.30/);
    await expect(coupon(page)).toContainText(shown('Potential returns', '33.00'));
    await placeAndLook(page);
    await expect.poll(() => balance(page)).toBe(before - 1000);

    await end(sandbox, games, [WON, WON]);
    await expect(page.getByRole('main')).toContainText(shown('Returns', '33.00'));
    await expect.poll(() => balance(page)).toBe(before + 2300);
  });

  test('CPN-03 CPN-10 an express of three has its bonus bet, removed and restored by hand', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([1.5, 2, 3]);
    const before = await open(page, path, games);
    await couponType(page, 'Accumulator').check();
    await stake(page).fill('10');
    await expect(coupon(page)).toContainText(shown('Potential returns', '92.70'));
    await coupon(page).getByRole('button', { name: 'Decline bonus bet' }).click();
    await expect(coupon(page)).toContainText(shown('Potential returns', '90.00'));
    await coupon(page).getByRole('button', { name: 'Restore' }).click();
    await expect(coupon(page)).toContainText(shown('Potential returns', '92.70'));
    await placeAndLook(page);

    await end(sandbox, games, [WON, WON, WON]);
    await expect(page.getByRole('main')).toContainText(shown('Returns', '92.70'));
    await expect.poll(() => balance(page)).toBe(before + 8270);
  });

  test('CPN-03 CPN-04 a system with a banker, and its payout when one leg loses', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([1.4, 1.5, 2, 3]);
    const before = await open(page, path, games);
    await couponType(page, 'System').check();
    await coupon(page)
      .getByRole('button', { name: /^Banker:/ })
      .first()
      .click();
    await coupon(page)
      .getByLabel(/^System size, with 1 banker/)
      .selectOption('2');
    await stake(page).fill('30');
    await expect(coupon(page)).toContainText(shown('Potential returns', '189.00'));
    await coupon(page).getByText('Returns if some lose').click();
    const table = coupon(page).getByRole('region', { name: 'Returns if some lose' });
    await expect(table.getByRole('row', { name: /^0 / })).toContainText('189.00');
    await expect(table.getByRole('row', { name: /^1 / })).toContainText('84.00');
    await placeAndLook(page);

    await end(sandbox, games, [WON, LOST, WON, WON]);
    await expect(page.getByRole('main')).toContainText(shown('Returns', '84.00'));
    await expect.poll(() => balance(page)).toBe(before - 3000 + 8400);
  });

  test('CPN-03 CPN-07 CPN-08 CPN-14 CPN-15 several singles are one placement, a stake for each', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([2, 3]);
    const before = await open(page, path, games);
    const notOfBatches = [
      coupon(page).getByRole('switch', { name: 'Auto max' }),
      coupon(page).getByRole('switch', { name: 'VIP bet' }),
      coupon(page).getByText('Promo code', { exact: true }),
    ];
    for (const one of notOfBatches) await expect(one).toHaveCount(1);
    await couponType(page, 'Single').check();
    for (const one of notOfBatches) await expect(one).toHaveCount(0);
    const refIds = sentRefIds(page);
    const own = couponBets(page).getByRole('textbox', { name: /^Stake:/ });
    await own.nth(0).fill('5');
    await own.nth(1).fill('7.50');
    await expect(placeButton(page)).toContainText('12.50 EUR');
    await placeButton(page).click();
    await expect(coupon(page)).toContainText('2 of 2 bets placed');
    expect(refIds).toHaveLength(1);
    expect(await sandbox.placements(refIds[0] ?? '')).toBe(2);
    await expect.poll(() => balance(page)).toBe(before - 1250);

    await end(sandbox, games, [WON, LOST]);
    await expect.poll(() => balance(page)).toBe(before - 1250 + 1000);
    const { bets } = await send<{ bets: { payout: number; amount: number }[] }>(
      page,
      'bets.list',
      {},
    );
    expect(
      bets.map(({ amount, payout }) => [amount, payout]).toSorted(([a = 0], [b = 0]) => a - b),
    ).toEqual([
      [500, 1000],
      [750, 0],
    ]);
  });

  test('CPN-03 a leg of a cancelled match counts as price 1', async ({ page, sandbox }) => {
    const { games, path } = await sandbox.makeGames([1.5, 2.2]);
    const before = await open(page, path, games);
    await couponType(page, 'Accumulator').check();
    await stake(page).fill('10');
    await placeAndLook(page);
    const [off, other] = games;
    if (!off || !other) throw new Error('There are two matches.');
    await sandbox.callOff(off.id);
    await sandbox.finish(other.id, WON);
    await expect(page.getByRole('main')).toContainText(shown('Returns', '22.00'));
    await expect.poll(() => balance(page)).toBe(before + 1200);
  });
});

/** Opens a list of the matches, puts their home wins into the coupon, and gives the balance. */
async function open(page: Page, path: string, games: readonly MadeGame[]): Promise<number> {
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  return balance(page);
}

/** Places the coupon and goes to the page of the bet. */
async function placeAndLook(page: Page): Promise<void> {
  await placeButton(page).click();
  await expect(placedTitle(page)).toBeFocused();
  const { successCoupon } = await peek<{ successCoupon: { id: string } }>(page, 'coupon.state');
  await coupon(page).getByRole('link', { name: successCoupon.id, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/en/office/history/${successCoupon.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(successCoupon.id);
}

async function end(
  sandbox: { finish(gameId: number, score: typeof WON): Promise<void> },
  games: readonly MadeGame[],
  scores: readonly (typeof WON)[],
): Promise<void> {
  for (const [place, { id }] of games.entries()) await sandbox.finish(id, scores[place] ?? WON);
}
