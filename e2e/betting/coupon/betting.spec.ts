import type { Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { coupon, couponBets, place, placeButton, stake } from '../../harness/steps/coupon';
import { odds, openMatch } from '../../harness/steps/line';
import { MOTION } from '../../harness/checks/motion';
import { balance, header, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test.use(MOTION);

interface StoredCoupon {
  bets: { market: { game: { id: number }; typeId: number } }[];
}

test.describe('a bet', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await newPlayer(page);
    // A match of each test's own, with a price that does not change.
    const { path } = await sandbox.makeGames([2]);
    await page.goto(path);
    await areasAreReady(page);
  });

  test('P01 OFC-01 is placed, debited, shown in the history and settled', async ({
    page,
    sandbox,
  }) => {
    const before = await balance(page);
    await odds(openMatch(page)).first().click();
    await expect(couponBets(page)).toHaveCount(1);
    const gameId = await couponGame(page);
    await stake(page).fill('5');
    await expect(coupon(page)).toContainText(/Potential returns\s*[\d,]+\.\d{2}/);
    await place(page);
    await expect.poll(() => balance(page)).toBe(before - 500);

    await header(page).getByRole('link', { name: 'Bet history' }).click();
    await expect(page).toHaveURL(/\/en\/office\/history/);
    const main = page.getByRole('main');
    await expect(main.getByText(/5\.00/).first()).toBeVisible();
    await expect(main.getByText(/accepted|open/i).first()).toBeVisible();

    // The first outcome of the match result is the home side: this score makes it win.
    await sandbox.finish(gameId, { home: 3, away: 0 });
    await expect(main.getByText(/won/i).first()).toBeVisible();
    await expect.poll(() => balance(page)).toBeGreaterThan(before);
  });

  test('P01 is placed once, however often the button is pressed', async ({ page }) => {
    const before = await balance(page);
    await odds(openMatch(page)).first().click();
    await stake(page).fill('5');
    // Nothing is placed before the operator has named the bet.
    await expect(couponBets(page)).toHaveCount(1);
    await placeButton(page).click({ clickCount: 5 });
    await expect.poll(() => balance(page)).toBe(before - 500);
    await header(page).getByRole('link', { name: 'Bet history' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/accepted|open/i)
        .first(),
    ).toBeVisible();
    expect(await betCount(page)).toBe(1);
  });

  test('P02 with a lost answer is looked up, not sent again as a new one', async ({ page }) => {
    const before = await balance(page);
    const refIds: string[] = [];
    await page.route('**/web-api/coupon/place', async (route) => {
      refIds.push((route.request().postDataJSON() as { refId: string }).refId);
      // The operator takes the bet; only its answer never arrives.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await odds(openMatch(page)).first().click();
    await stake(page).fill('5');
    await expect(couponBets(page)).toHaveCount(1);
    await placeButton(page).click();
    await expect.poll(() => balance(page)).toBe(before - 500);
    await expect.poll(() => couponBets(page).count()).toBe(0);
    expect(new Set(refIds).size).toBe(1);
    await page.unrouteAll();
    expect(await betCount(page)).toBe(1);
  });

  test('with a stake of "abc", "-1" or "1e9" is refused in words and never placed', async ({
    page,
  }) => {
    let placements = 0;
    await page.route('**/web-api/coupon/place', async (route) => {
      placements += 1;
      await route.continue();
    });
    await odds(openMatch(page)).first().click();
    for (const text of ['abc', '-1', '1e9']) {
      await stake(page).fill('');
      await stake(page).pressSequentially(text);
      await stake(page).press('Enter');
      await expect(coupon(page).getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    }
    expect(placements).toBe(0);
    await expect(couponBets(page)).toHaveCount(1);
  });

  test('with a stake above the balance is refused with the balance', async ({ page }) => {
    await odds(openMatch(page)).first().click();
    await stake(page).fill('99999999');
    await expect(coupon(page)).toContainText(/maximum stake|Your balance is/);
    await expect(couponBets(page)).toHaveCount(1);
  });

  for (const [what, answer] of [
    [
      'a 500',
      {
        status: 500,
        contentType: 'application/json',
        body: '{"error":{"code":"oops","message":"x"}}',
      },
    ],
    [
      'HTML where JSON was due',
      { status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' },
    ],
  ] as const) {
    test(`P33 with ${what} for an answer is explained in words, and nothing is lost`, async ({
      page,
    }) => {
      const before = await balance(page);
      await page.route('**/web-api/coupon/place', (route) => route.fulfill(answer));
      await odds(openMatch(page)).first().click();
      await stake(page).fill('5');
      await expect(couponBets(page)).toHaveCount(1);
      await placeButton(page).click();
      await expect(coupon(page)).toContainText(/You have not been charged|asking the operator/);
      await page.unrouteAll();
      await expect(coupon(page)).toContainText('5');
      await expect(couponBets(page)).toHaveCount(1);
      expect(await balance(page)).toBe(before);
    });
  }
});

async function couponGame(page: Page): Promise<number> {
  const state = await page.evaluate(() => globalThis.grandstand?.bus.peek('coupon.state'));
  const id = (state as StoredCoupon).bets[0]?.market.game.id;
  if (id === undefined) throw new Error('Failed to read the coupon: it is empty.');
  return id;
}

async function betCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = (await globalThis.grandstand?.bus.send('bets.list', {})) as { bets: unknown[] };
    return answer.bets.length;
  });
}
