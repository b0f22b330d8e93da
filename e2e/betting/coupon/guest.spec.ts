import type { Page } from 'playwright/test';
import { send } from '../../harness/bus';
import {
  couponAlert,
  couponBets,
  openSingle,
  placedTitle,
  placeButton,
  sentRefIds,
  signInAndBet,
} from '../../harness/steps/coupon';
import { fillSignIn, newPlayer, signIn, type Credentials } from '../../harness/steps/player';
import type { MadeGame, SandboxControl } from '../../harness/sandbox';
import { expect, test } from '../../harness/test';

test.describe('a guest with a bet in the coupon', () => {
  test('P01 CPN-12 signs in by the button of the bet, and the same bet is placed once', async ({
    page,
    sandbox,
  }) => {
    const { player } = await openAsGuest(page, sandbox);
    const refIds = sentRefIds(page);
    await signInAndBet(page).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    // One obstacle at a time.
    await expect(couponAlert(page)).toHaveCount(0);
    await fillSignIn(page, player);
    await expect(placedTitle(page)).toBeVisible();
    const { bets } = await send<{ bets: { amount: number; legs: { coef: number }[] }[] }>(
      page,
      'bets.list',
      {},
    );
    expect(bets).toMatchObject([{ amount: 500, legs: [{ coef: 2 }] }]);
    expect(refIds).toHaveLength(1);
  });

  test('P05 is asked about a price that fell while they signed in', async ({ page, sandbox }) => {
    const { player, game } = await openAsGuest(page, sandbox);
    const refIds = sentRefIds(page);
    await signInAndBet(page).click();
    await sandbox.setPrice(game.homeWin, 1.8);
    await expect(couponBets(page)).toContainText('Odds moved from 2.00 to 1.80');
    await fillSignIn(page, player);
    await expect(couponAlert(page).first()).toContainText('Odds have changed.');
    expect(refIds).toEqual([]);
  });

  test('P01 does not place the bet by a later sign-in, once the dialog was closed', async ({
    page,
    sandbox,
  }) => {
    const { player } = await openAsGuest(page, sandbox);
    const refIds = sentRefIds(page);
    await signInAndBet(page).click();
    await page.getByRole('dialog', { name: 'Sign in' }).press('Escape');
    const checked = page.waitForResponse(/\/web-api\/coupon\/check/);
    await signIn(page, player);
    await checked;
    await expect(couponBets(page)).toHaveCount(1);
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    expect(refIds).toHaveLength(1);
  });
});

/** A guest's coupon of one bet at 2.00 with a stake of 5.00, and a player who is not signed in here. */
async function openAsGuest(
  page: Page,
  sandbox: SandboxControl,
): Promise<{ game: MadeGame; player: Credentials }> {
  const player = await newPlayer(page);
  await page.context().clearCookies();
  const game = await openSingle(page, sandbox);
  return { game, player };
}
