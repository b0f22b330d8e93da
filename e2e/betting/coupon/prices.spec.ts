import type { Page } from 'playwright/test';
import { areasAreReady, send } from '../../harness/bus';
import {
  coupon,
  couponAlert,
  couponBets,
  openSingle,
  placeButton,
  placedTitle,
  sentRefIds,
} from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

const PLACE = '**/web-api/coupon/place';
const ASK = 0;
const ANY = 1;
const RAISED = 2;

test.describe('a price that moves', () => {
  test.beforeEach(async ({ page }) => {
    await newPlayer(page);
  });

  test('P05 CPN-13 needs consent when it fell, and is reported when it rose, in a fresh profile', async ({
    page,
    sandbox,
  }) => {
    const game = await openSingle(page, sandbox);
    const refIds = sentRefIds(page);
    await sandbox.setPrice(game.homeWin, 1.8);
    await expect(couponBets(page)).toContainText('Odds moved from 2.00 to 1.80');
    expect(refIds).toEqual([]);
    await couponBets(page).getByRole('button', { name: 'Accept', exact: true }).click();
    await sandbox.setPrice(game.homeWin, 2.4);
    await expect(couponBets(page)).toContainText('Odds moved from 1.80 to 2.40');
    // A price that rose needs no consent.
    await expect(couponBets(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    expect(await takenPrice(page)).toBe(2.4);
    expect(refIds).toHaveLength(1);
  });

  test('P05 CPN-13 that fell is accepted and bet on by one press', async ({ page, sandbox }) => {
    const game = await openSingle(page, sandbox);
    await sandbox.setPrice(game.homeWin, 1.8);
    await expect(couponBets(page)).toContainText('Odds moved from 2.00 to 1.80');
    await coupon(page)
      .getByRole('button', { name: /^Accept and place/ })
      .click();
    await expect(placedTitle(page)).toBeVisible();
    expect(await takenPrice(page)).toBe(1.8);
  });

  // The operator's rule for a price that moved while the bet was in flight.
  for (const { mode, name, down, up } of [
    { mode: ASK, name: '"ask me"', down: null, up: null },
    { mode: ANY, name: '"take any price"', down: 1.8, up: 2.4 },
    { mode: RAISED, name: '"take it when it rose"', down: null, up: 2.4 },
  ] as const) {
    test(`P05 CPN-13 ${name}: down and up, between the click and the operator`, async ({
      page,
      sandbox,
    }) => {
      await page.goto('/en/');
      // Settings about money are the player's own: they are set once the player is known.
      await balance(page);
      await send(page, 'couponSettings.set', { changeCoefAction: mode });
      for (const [coef, taken] of [
        [1.8, down],
        [2.4, up],
      ] as const) {
        const game = await openSingle(page, sandbox);
        const before = await balance(page);
        await page.route(PLACE, async (route) => {
          await sandbox.setPrice(game.homeWin, coef);
          await route.continue();
        });
        await placeButton(page).click();
        if (taken === null) {
          await expect(couponBets(page)).toContainText(
            `Odds moved from 2.00 to ${coef.toFixed(2)}`,
          );
          await expect(couponAlert(page).first()).toContainText('Odds have changed.');
          expect(await balance(page)).toBe(before);
          await coupon(page).getByRole('button', { name: 'Clear bet slip' }).click();
        } else {
          await expect(placedTitle(page)).toBeVisible();
          expect(await takenPrice(page)).toBe(taken);
          await expect.poll(() => balance(page)).toBe(before - 500);
        }
        await page.unrouteAll();
      }
    });
  }

  test('P05 CPN-13 is reported in a mode that accepts it, and the bet placed without a question', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    await coupon(page).getByRole('button', { name: 'Bet slip settings' }).click();
    const choice = coupon(page).getByRole('combobox', { name: 'When odds change' });
    await expect(choice).toHaveValue(String(RAISED));
    await choice.selectOption('Accept any odds');
    await expect(choice).toHaveValue(String(ANY));
    const game = await openSingle(page, sandbox);
    await expect(coupon(page)).toContainText('Any odds changes are accepted.');
    await sandbox.setPrice(game.homeWin, 1.8);
    await expect(couponBets(page)).toContainText('Odds moved from 2.00 to 1.80');
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    expect(await takenPrice(page)).toBe(1.8);
  });
});

/** The price at which the operator took the last bet. */
async function takenPrice(page: Page): Promise<number | undefined> {
  const { bets } = await send<{ bets: { legs: { coef: number }[] }[] }>(page, 'bets.list', {});
  return bets[0]?.legs[0]?.coef;
}
