import { expect, type Locator, type Page } from 'playwright/test';
import { areasAreReady } from '../bus';
import type { MadeGame, SandboxControl } from '../sandbox';

export function coupon(page: Page): Locator {
  return page.getByRole('region', { name: 'Bet slip', exact: true });
}

export function couponType(page: Page, name: 'Single' | 'Accumulator' | 'System'): Locator {
  return coupon(page)
    .getByRole('radio', { name, exact: true })
    .or(coupon(page).getByRole('tab', { name, exact: true }));
}

export function stake(page: Page): Locator {
  return coupon(page)
    .getByRole('textbox', { name: /^Stake( on all)?$/ })
    .or(coupon(page).getByRole('spinbutton', { name: 'Stake' }));
}

export function placeButton(page: Page): Locator {
  return coupon(page).getByRole('button', { name: /^Place bet/ });
}

/** The button that leads a guest to sign in, and places the bet then. */
export function signInAndBet(page: Page): Locator {
  return coupon(page).getByRole('button', { name: /^Sign in and bet/ });
}

/** The bets in the coupon, by the names of their matches. */
export function couponBets(page: Page): Locator {
  return coupon(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: / – / }) });
}

/** Places the coupon; where a price moves under the finger it is accepted, as a player would. */
export async function place(page: Page): Promise<void> {
  const accept = coupon(page).getByRole('button', { name: /^Accept/ });
  // Until the operator has named a bet, its row is not counted.
  await expect(couponBets(page)).not.toHaveCount(0);
  await expect(async () => {
    if (await accept.first().isVisible()) await accept.first().click({ timeout: 1000 });
    if ((await couponBets(page).count()) > 0) await placeButton(page).click({ timeout: 1000 });
    await expect(couponBets(page)).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}

/** Opens the coupon where it is a drawer; on a wide page it is beside the content. */
export async function openCoupon(page: Page): Promise<void> {
  const opener = page
    .getByRole('navigation', { name: 'Sections', exact: true })
    .getByRole('button', { name: /^Bet slip/, expanded: false });
  if (await opener.isVisible()) await opener.click();
}

/** Puts the home sides' wins of these matches into the coupon, by presses, and opens it. */
export async function pressHomeWins(page: Page, games: readonly MadeGame[]): Promise<void> {
  for (const game of games) {
    await homeWin(page, game).click();
    await expect(homeWin(page, game)).toHaveAttribute('aria-pressed', 'true');
  }
  await openCoupon(page);
  await expect(couponBets(page)).toHaveCount(games.length);
}

/** Opens a list of one match, with its home win at 2.00 in the coupon and a stake of 5.00. */
export async function openSingle(page: Page, sandbox: SandboxControl): Promise<MadeGame> {
  const { games, path } = await sandbox.makeGames([2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await stake(page).fill('5');
  return game;
}

/** The button of the home side's win in a list. */
export function homeWin(page: Page, { title }: MadeGame): Locator {
  return page
    .getByRole('main')
    .getByRole('region', { name: title, exact: true })
    .getByRole('button', { name: /^1 [\d.]+$/ });
}

/** The message that the operator took the bet. */
export function placedTitle(page: Page): Locator {
  return coupon(page).getByRole('heading', { name: 'Bet placed' });
}

/** The text of the problem that prevents placing, or of the error. */
export function couponAlert(page: Page): Locator {
  return coupon(page).getByRole('alert').filter({ hasText: /\w/ });
}

/** The refIds under which this tab sends coupons, in their order. */
export function sentRefIds(page: Page): string[] {
  const refIds: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/web-api/coupon/place')) return;
    refIds.push((request.postDataJSON() as { refId: string }).refId);
  });
  return refIds;
}

/** A fact with its amount, as in "Potential returns 20.50 EUR"; the space within may be one that does not break. */
export function shown(name: string, amount: string): RegExp {
  return new RegExp(`${name}\\s*${amount.replace('.', '\\.')}\\sEUR`);
}
