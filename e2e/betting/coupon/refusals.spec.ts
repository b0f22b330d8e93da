import type { Page } from 'playwright/test';
import { areasAreReady, peek } from '../../harness/bus';
import {
  coupon,
  couponAlert,
  couponBets,
  couponType,
  homeWin,
  placeButton,
  placedTitle,
  pressHomeWins,
  sentRefIds,
  stake,
} from '../../harness/steps/coupon';
import { balance, newPlayer, signIn, type Credentials } from '../../harness/steps/player';
import type { MadeGame, MadeGames } from '../../harness/sandbox';
import { createSignal } from '../../harness/signal';
import { expect, test } from '../../harness/test';

const BANNED = 'The operator has restricted your account';

test.describe('a refused bet is explained, with a button that solves it', () => {
  let player: Credentials;
  test.beforeEach(async ({ page }) => {
    player = await newPlayer(page);
  });

  test('P07 CPN-11 a bet that is suspended at the press is refused, without a debit', async ({
    page,
    sandbox,
  }) => {
    const [game, other] = await open(page, await sandbox.makeGames([2, 3]));
    await couponType(page, 'Accumulator').check();
    await stake(page).fill('5');
    const before = await balance(page);
    await page.route('**/web-api/coupon/place', async (route) => {
      await sandbox.suspend(game.homeWin);
      await route.continue();
    });
    await placeButton(page).click();
    const bet = couponBets(page).filter({ hasText: game.home });
    await expect(bet).toContainText('Suspended');
    await expect(couponAlert(page).first()).toContainText('A selection is suspended.');
    expect(await balance(page)).toBe(before);
    await page.unrouteAll();

    // Pressed again it is not even sent.
    const refIds = sentRefIds(page);
    await placeButton(page).click();
    await expect(couponAlert(page).first()).toContainText('A selection is suspended.');
    expect(refIds).toEqual([]);
    await bet.getByRole('button', { name: 'Remove it' }).click();
    await expect(couponBets(page)).toHaveCount(1);
    await expect(couponBets(page)).toContainText(other.home);
    await couponType(page, 'Single').check();
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
  });

  test('P96 a banned player is offered no press, and told why and what to do', async ({
    page,
    sandbox,
  }) => {
    await open(page, await sandbox.makeGames([2]));
    await stake(page).fill('5');
    const before = await balance(page);
    await sandbox.ban(player.login, 3);
    await expect(couponAlert(page).first()).toContainText(BANNED);
    await expect(placeButton(page)).toHaveCount(0);
    await expect(coupon(page).getByRole('link', { name: 'What you can do' })).toBeVisible();
    expect(await balance(page)).toBe(before);
  });

  test('LIM-06 a player back from a self-exclusion is offered no press until they say that they want to play again, in every tab', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.endExclusion(player.login);
    await page.goto('/en');
    await signIn(page, player);
    await balance(page);
    const made = await sandbox.makeGames([2]);
    await open(page, made);
    await stake(page).fill('5');
    const other = await context.newPage();
    await other.goto(made.path);
    for (const tab of [page, other]) {
      await expect(couponAlert(tab).first()).toContainText('Your self-exclusion is over.');
      await expect(placeButton(tab)).toHaveCount(0);
    }
    await coupon(page).getByRole('link', { name: 'Your limits' }).click();
    await expect(page).toHaveURL(/\/en\/office\/responsible$/);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Play again: Self-exclusion' })
      .click();
    for (const tab of [page, other]) {
      await expect(placeButton(tab)).toBeEnabled();
      await expect(couponAlert(tab)).toHaveCount(0);
    }
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
  });

  test('P96 a player who has not heard of their ban gets the operator’s reason, without a debit; it stays when the feed connects', async ({
    page,
    sandbox,
  }) => {
    const feed = createSignal();
    await page.route('**/feed-api/**', async (route) => {
      await feed.happened;
      await route.fallback();
    });
    await open(page, await sandbox.makeGames([2]));
    await stake(page).fill('5');
    const before = await balance(page);
    await sandbox.ban(player.login, 3);
    await placeButton(page).click();
    await expect(couponAlert(page).first()).toContainText(BANNED);
    expect(await balance(page)).toBe(before);
    feed.happen();
    await expect
      .poll(async () => (await peek<{ status: string }>(page, 'feed.state')).status)
      .toBe('live');
    await expect(couponAlert(page).first()).toContainText(BANNED);
  });

  test('P07 CPN-11 a suspended bet that opens again can be placed', async ({ page, sandbox }) => {
    const [game] = await open(page, await sandbox.makeGames([2]));
    await stake(page).fill('5');
    await sandbox.suspend(game.homeWin);
    await expect(couponBets(page)).toContainText('Suspended');
    await sandbox.resume(game.homeWin);
    await expect(couponBets(page)).not.toContainText('Suspended');
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
  });

  test('P07 CPN-11 a bet whose match is over is marked and removed by a press', async ({
    page,
    sandbox,
  }) => {
    const [game] = await open(page, await sandbox.makeGames([2, 3]));
    await couponType(page, 'Accumulator').check();
    await stake(page).fill('5');
    await sandbox.finish(game.id, { home: 1, away: 0 });
    const bet = couponBets(page).filter({ hasText: game.home });
    await expect(bet).toContainText('The match is over');
    const refIds = sentRefIds(page);
    await placeButton(page).click();
    await expect(couponAlert(page).first()).toContainText('A match is over.');
    expect(refIds).toEqual([]);
    await bet.getByRole('button', { name: 'Remove it' }).click();
    await expect(couponBets(page)).toHaveCount(1);
  });

  test('CPN-11 bets that depend on each other are split into singles', async ({
    page,
    sandbox,
  }) => {
    const { games } = await sandbox.makeGames([2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await page.goto(`/en${game.path}`);
    await areasAreReady(page);
    const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
    await button(/^(1|.* to win) [\d.]+$/).click();
    // The operator does not combine the next goal with another outcome of the match.
    await button(/^None [\d.]+$/).click();
    await couponType(page, 'Accumulator').check();
    const rows = coupon(page).getByRole('list', { name: 'Same match' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Can’t be combined with another selection');
    await expect(rows.last()).toContainText('Can’t be combined with another selection');
    await stake(page).fill('5');
    await expect(couponAlert(page).first()).toContainText('These selections can’t be combined.');
    await expect(placeButton(page)).toBeDisabled();
    await expect(coupon(page)).not.toContainText('Total odds');
    await expect(coupon(page)).toContainText(/Potential returns\s*—/);
    await expect(coupon(page).getByRole('button', { name: /^Remove No goal/ })).toHaveCount(2);
    await coupon(page).getByRole('button', { name: 'Split into singles' }).click();
    await expect(couponType(page, 'Single')).toBeChecked();
    await expect(couponBets(page).first()).not.toContainText(
      'Can’t be combined with another selection',
    );
    await placeButton(page).click();
    await expect(coupon(page)).toContainText('2 of 2 bets placed');
  });

  test('CPN-11 a bet that is excluded from an express is split off into singles', async ({
    page,
    sandbox,
  }) => {
    const made = await sandbox.makeGames([2, 3]);
    const [banned] = made.games;
    if (!banned) throw new Error('There are matches.');
    await sandbox.banFromExpress(banned.homeWin);
    await open(page, made);
    await couponType(page, 'Accumulator').check();
    const bet = couponBets(page).filter({ hasText: banned.home });
    await expect(bet).toContainText('Not available in accumulators');
    await stake(page).fill('5');
    await expect(couponAlert(page).first()).toContainText('not available in accumulators');
    await expect(placeButton(page)).toBeDisabled();
    await coupon(page).getByRole('button', { name: 'Split into singles' }).click();
    await expect(bet).not.toContainText('Not available in accumulators');
    await placeButton(page).click();
    await expect(coupon(page)).toContainText('2 of 2 bets placed');
  });

  test('CPN-09 a stake out of bounds is set to the bound by a press', async ({ page, sandbox }) => {
    await sandbox.deposit(player.login, 10_000);
    await open(page, await sandbox.makeGames([2]));
    await stake(page).fill('7000');
    await expect(couponAlert(page).first()).toContainText('The maximum stake is');
    await coupon(page)
      .getByRole('button', { name: /^Stake 5,000\.00/ })
      .click();
    await expect(stake(page)).toHaveValue(/^5000(\.00)?$/);
    await stake(page).fill('0.01');
    await expect(couponAlert(page).first()).toContainText('The minimum stake is');
    await coupon(page)
      .getByRole('button', { name: /^Stake 0\.20/ })
      .click();
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
  });

  test('the player’s own limit is shown at the stake, and the stake is set within it', async ({
    page,
    sandbox,
  }) => {
    await sandbox.setLimit(player.login, 10, 8);
    await open(page, await sandbox.makeGames([2]));
    await expect(coupon(page)).toContainText(/Loss limit left today\s*8\.00/);
    await stake(page).fill('9');
    await expect(couponAlert(page).first()).toContainText('You have reached your own limit.');
    await coupon(page)
      .getByRole('button', { name: /^Stake 8\.00/ })
      .click();
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
  });
});

/** Opens the list of these matches and puts their home wins into the coupon. */
async function open(page: Page, { games, path }: MadeGames): Promise<[MadeGame, MadeGame]> {
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  const [first, second = first] = games;
  if (!first || !second) throw new Error('There is a match.');
  await expect(homeWin(page, first)).toBeVisible();
  return [first, second];
}
