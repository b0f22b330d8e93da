import type { Page } from 'playwright/test';
import { areasAreReady, peek } from '../../harness/bus';
import {
  coupon,
  couponAlert,
  couponBets,
  couponType,
  placeButton,
  placedTitle,
  pressHomeWins,
  shown,
  stake,
} from '../../harness/steps/coupon';
import { newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test.describe('ways into a coupon', () => {
  test('CPN-15 a shared code loads the coupon elsewhere, with a report on each bet', async ({
    page,
    browser,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([2, 3, 4, 5]);
    const [, moved, suspended, over] = games;
    if (!moved || !suspended || !over) throw new Error('There are four matches.');
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await couponType(page, 'Accumulator').check();
    await coupon(page).getByText('Share or load a bet slip').click();
    await coupon(page).getByRole('button', { name: 'Get a code' }).click();
    const code = await coupon(page)
      .getByText(/^[A-Z0-9]{8}$/)
      .innerText();

    await sandbox.setPrice(moved.homeWin, 3.5);
    await sandbox.suspend(suspended.homeWin);
    await sandbox.finish(over.id, { home: 1, away: 0 });

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto('/en/');
    await areasAreReady(other);
    await loadCode(other, 'NOSUCHCD');
    await expect(coupon(other)).toContainText('There is no bet slip with this code.');
    await loadCode(other, code.toLowerCase());
    const report = coupon(other).getByRole('region', { name: 'Loaded bet slip' });
    await expect(report).toContainText('Bet slip loaded; 3 of 4 selections have changed.');
    for (const [game, words] of [
      [games[0], ['Unchanged', 'Was 2.00, now 2.00']],
      [moved, ['Odds changed', 'Was 3.00, now 3.50']],
      [suspended, ['Suspended', 'Was 4.00, now 4.00']],
      [over, ['Over', 'Was 5.00']],
    ] as const) {
      const leg = report.getByRole('listitem').filter({ hasText: game?.home ?? '' });
      for (const word of words) await expect(leg).toContainText(word);
    }
    await expect(couponType(other, 'Accumulator')).toBeChecked();
    await report.getByRole('button', { name: 'Got it' }).click();
    await expect(report).toHaveCount(0);
    await elsewhere.close();
  });

  test('CPN-16 an accumulator of the day fills the coupon', async ({ page }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    const take = coupon(page)
      .getByRole('button', { name: /^Add to bet slip at/ })
      .first();
    await take.click();
    await expect(couponType(page, 'Accumulator')).toBeChecked();
    const { expressId, bets } = await peek<{ expressId: number | null; bets: unknown[] }>(
      page,
      'coupon.state',
    );
    expect(expressId).not.toBeNull();
    expect(bets.length).toBeGreaterThan(1);
    await expect(couponBets(page)).toHaveCount(bets.length);
    // With a bet less it is an express of the player's own.
    await couponBets(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect
      .poll(async () => (await peek<{ expressId: number | null }>(page, 'coupon.state')).expressId)
      .toBeNull();
  });

  test('CPN-16 the bet generator fills the coupon for the requested win', async ({ page }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    const field = (name: string) => coupon(page).getByRole('textbox', { name });
    const find = coupon(page).getByRole('button', { name: 'Fill the bet slip' });
    await field('Stake').fill('10');
    await field('Target returns').fill('9');
    await find.click();
    await expect(coupon(page)).toContainText('Enter more than the stake.');
    await field('Stake').fill('abc');
    await find.click();
    await expect(coupon(page)).toContainText('Enter a stake such as 25 or 25.50.');
    await field('Stake').fill('10');
    await field('Target returns').fill('60');
    await find.click();
    await expect(couponBets(page).first()).toBeVisible();
    await expect(stake(page)).toHaveValue(/^10/);
    const { possibleWin } = await peek<{ possibleWin: number }>(page, 'coupon.state');
    // The generator may miss by a tenth, and prices move meanwhile.
    expect(possibleWin).toBeGreaterThan(5100);
    expect(possibleWin).toBeLessThan(6900);
  });

  test('CPN-16 disabled offers are not shown', async ({ page }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    await expect(coupon(page).getByRole('heading', { name: 'Bet generator' })).toBeVisible();
    await coupon(page).getByRole('button', { name: 'Bet slip settings' }).click();
    for (const name of [
      'Accumulator of the day in an empty bet slip',
      'Live accumulator of the day in an empty bet slip',
      'Bet generator in an empty bet slip',
    ]) {
      const toggle = coupon(page).getByRole('switch', { name, exact: true });
      await toggle.click();
      await expect(toggle).not.toBeChecked();
    }
    await coupon(page).getByRole('button', { name: 'Done' }).click();
    await expect(coupon(page).getByRole('textbox', { name: 'Bet slip code' })).toBeVisible();
    await expect(coupon(page).getByRole('heading', { name: 'Accumulator of the day' })).toHaveCount(
      0,
    );
    await expect(coupon(page).getByRole('heading', { name: 'Bet generator' })).toHaveCount(0);
  });

  test('CPN-08 CPN-14 a promo code raises the win; an unknown one is refused; a batch accepts none', async ({
    page,
    sandbox,
  }) => {
    await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2, 3]);
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await couponType(page, 'Accumulator').check();
    await stake(page).fill('10');
    await coupon(page).getByText('Promo code', { exact: true }).click();
    const own = coupon(page).getByRole('textbox', { name: 'Your code' });
    await own.fill('NOTHING');
    await own.press('Enter');
    await expect(couponAlert(page).first()).toContainText('does not accept this promo code');
    await own.fill('SECRET25');
    await own.press('Enter');
    // A quarter of the net win of 50.00 on top.
    await expect(coupon(page)).toContainText(shown('Potential returns', '72.50'));
    await coupon(page).getByRole('combobox', { name: 'Offered to you' }).selectOption('BOOST10');
    await expect(coupon(page)).toContainText(shown('Potential returns', '65.00'));
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    await expect(coupon(page)).toContainText(shown('Potential returns', '65.00'));

    await coupon(page).getByRole('button', { name: 'New bet slip' }).click();
    await pressHomeWins(page, games);
    await couponType(page, 'Single').check();
    await expect(coupon(page).getByText('Promo code', { exact: true })).toHaveCount(0);
  });

  test('CPN-17 RTE-09 a placed coupon is printed by its number; other addresses are not found', async ({
    page,
    sandbox,
  }) => {
    await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2]);
    const [game] = games;
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await stake(page).fill('5');
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    // Beside the page, which stays as it is.
    const opened = page.waitForEvent('popup');
    await coupon(page).getByRole('link', { name: 'Print' }).click();
    const paper = await opened;
    await expect(placedTitle(page)).toBeVisible();
    await expect(paper).toHaveURL(/\/en\/print-coupon\/\d+$/);
    await expect(paper.getByRole('cell', { name: game?.title })).toBeVisible();
    // The paper says whose bet it is and when the match begins, and has a code that leads to it.
    await expect(paper.getByRole('main').getByText('Grandstand', { exact: true })).toBeVisible();
    await expect(paper.getByRole('img', { name: 'Scan to open this bet' })).toBeVisible();
    await expect(paper.getByText(/\/en\/office\/history\/\d+$/)).toBeVisible();
    await expect(paper.getByRole('cell', { name: game?.title }).locator('small')).toHaveText(
      /\d, \d{2}:\d{2}$/,
    );
    await expect(paper.getByText(shown('Stake', '5.00'))).toBeVisible();
    await expect(paper.getByText(shown('Potential returns', '10.00'))).toBeVisible();
    await expect(paper.getByRole('banner')).toHaveCount(0);
    for (const wrong of ['abc', '12a', '1.5', '-1', '%00']) {
      const answer = await page.request.get(`/en/print-coupon/${wrong}`);
      expect(answer.status(), wrong).toBe(404);
    }
    // Another player's bet, or none: explained in words, on the same sheet.
    await page.goto('/en/print-coupon/1');
    await expect(page.getByText('There is no such bet.')).toBeVisible();
  });

  test('CPN-17 the coupon has its own page, with the same bets', async ({ page, sandbox }) => {
    const { games, path } = await sandbox.makeGames([2, 3]);
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await coupon(page).getByText('Share or load a bet slip').click();
    await coupon(page).getByRole('link', { name: 'Bet slip on its own page' }).click();
    await expect(page).toHaveURL(/\/en\/coupon$/);
    await expect(page.getByRole('heading', { name: 'Bet slip', level: 1 })).toBeVisible();
    for (const { home } of games) {
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: home }),
      ).toHaveCount(1);
    }
  });
});

async function loadCode(page: Page, code: string): Promise<void> {
  await coupon(page).getByRole('textbox', { name: 'Bet slip code' }).fill(code);
  await coupon(page).getByRole('button', { name: 'Load', exact: true }).click();
}
