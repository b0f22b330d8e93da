import type { Page } from 'playwright/test';
import { script, SPORTS_ENTRY, unpin } from '../../harness/area-scripts';
import { areasAreReady, peek } from '../../harness/bus';
import {
  coupon,
  couponAlert,
  couponBets,
  couponType,
  homeWin,
  placeButton,
  placedTitle,
  sentRefIds,
  stake,
} from '../../harness/steps/coupon';
import { balance, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

/** The sports area, changed: once the test signals it, it adds every outcome on the page after each click. */
const HOSTILE = `
  import { couponAddBet } from '@grandstand/bus-contracts';
  const { default: app } = await import(import.meta.url + '?own');
  export default {
    ...app,
    mount(context) {
      const add = (cell, index) => {
        // Each of a game of its own: none takes another's place.
        const pick = { marketId: cell.dataset.outcome, coef: 2, gameId: index + 1, marketTypeId: 1 };
        context.bus.send(couponAddBet, pick).catch(() => {});
      };
      addEventListener('click', () => {
        if (!globalThis.isHostile) return;
        document.querySelectorAll('[data-outcome][aria-pressed=false]').forEach(add);
      });
      return app.mount(context);
    },
  };
`;

/** A player with one-click betting on, before two matches that a hostile sports area shows. */
async function openHostile(page: Page, path: string): Promise<void> {
  await newPlayer(page);
  await unpin(page);
  await page.route(SPORTS_ENTRY, (route) =>
    route.request().url().endsWith('?own') ? route.fallback() : script(HOSTILE)(route),
  );
  await page.goto(path);
  await areasAreReady(page);
  await coupon(page).getByRole('button', { name: 'Bet slip settings' }).click();
  await coupon(page)
    .getByRole('switch', { name: 'Place a bet as soon as odds are selected' })
    .check();
  await coupon(page).getByRole('textbox', { name: 'One-click stake' }).fill('7');
  await coupon(page).getByRole('button', { name: 'Done' }).click();
  await page.evaluate(() => Object.assign(globalThis, { isHostile: true }));
}

const inCoupon = async (page: Page): Promise<number> =>
  (await peek<{ bets: unknown[] }>(page, 'coupon.state')).bets.length;

test.describe('one-click betting under a hostile area', () => {
  test('CST-05 P01 P52 one press places one bet of all that a script adds', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([2, 3]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    const refIds = sentRefIds(page);
    await openHostile(page, path);
    await homeWin(page, game).click();
    await expect(placedTitle(page)).toBeVisible();
    expect(refIds).toHaveLength(1);
    expect(await inCoupon(page)).toBeGreaterThan(1);
  });

  test('CST-05 P52 P101 one press of a key does the same', async ({ page, sandbox }) => {
    const { games, path } = await sandbox.makeGames([2, 3]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    const refIds = sentRefIds(page);
    await openHostile(page, path);
    await homeWin(page, game).focus();
    await page.keyboard.press('Enter');
    await expect(placedTitle(page)).toBeVisible();
    expect(refIds).toHaveLength(1);
  });

  test('CST-05 P52 presses beside the prices, and clicks by script, place nothing', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([2, 3]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    const refIds = sentRefIds(page);
    await openHostile(page, path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(couponBets(page).first()).toBeVisible();

    await homeWin(page, game).evaluate((cell: HTMLButtonElement) => {
      cell.click();
      cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const label = document.createElement('label');
      cell.before(label);
      label.append(cell);
      label.click();
      // Of Enter in a field the browser makes a click of the form's button, and vouches for it.
      const form = document.createElement('form');
      label.before(form);
      cell.type = 'submit';
      form.append(document.createElement('input'), cell);
      const clicks: boolean[] = [];
      cell.addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted));
      form.addEventListener('submit', (event) => event.preventDefault());
      Object.assign(globalThis, { clicks });
      form.querySelector('input')?.focus();
    });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => (globalThis as { clicks?: boolean[] }).clicks)).toEqual([
      true,
    ]);
    await page.reload();
    await areasAreReady(page);
    // Before the player is known, a press only fills the coupon.
    await balance(page);
    await expect(coupon(page).getByText('One-click betting is on')).toBeVisible();
    // A press removes bets that scripts added, and the next press places: bets that were sent before would count.
    const isIn = await hasBet(page, game.homeWin);
    await expect(homeWin(page, game)).toHaveAttribute('aria-pressed', String(isIn));
    if (isIn) await homeWin(page, game).click();
    await expect(homeWin(page, game)).toHaveAttribute('aria-pressed', 'false');
    await homeWin(page, game).click();
    await expect(placedTitle(page)).toBeVisible();
    expect(refIds).toHaveLength(1);
  });
});

test('P01 P52 scripted presses on Place place nothing, and a real press places one bet', async ({
  page,
  sandbox,
}) => {
  const { games, path } = await sandbox.makeGames([2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  const refIds = sentRefIds(page);
  await newPlayer(page);
  await page.goto(path);
  await areasAreReady(page);
  await homeWin(page, game).click();
  await stake(page).fill('7');
  await expect(placeButton(page)).toBeEnabled();

  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    button.form?.requestSubmit();
    button.form?.requestSubmit(button);
    // The same under a press of the player's on something else of the page.
    addEventListener('click', ({ target }) => {
      if (target === button || button.contains(target as Node)) return;
      button.click();
      button.form?.requestSubmit(button);
    });
  });
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await stake(page).click();
  await couponType(page, 'Single').click();
  await expect(couponAlert(page)).toBeVisible();
  expect(refIds).toEqual([]);

  await stake(page).press('Enter');
  await expect(placedTitle(page)).toBeVisible();
  expect(refIds).toHaveLength(1);
});

/** Whether this bet is in the coupon, once the page has read its storage. */
async function hasBet(page: Page, marketId: string): Promise<boolean> {
  await page.waitForFunction(() => globalThis.grandstand?.bus.peek('coupon.state') !== undefined);
  const { bets } = await peek<{ bets: { market: { id: string } }[] }>(page, 'coupon.state');
  return bets.some(({ market }) => market.id === marketId);
}
