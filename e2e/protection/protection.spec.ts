import type { Locator, Page } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { couponBets, stake } from '../harness/steps/coupon';
import { odds, openMatch } from '../harness/steps/line';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const MINUTE = 60_000;
const LIMIT_CALLS = '**/limit-service-api/**';

interface SessionLimit {
  readonly endsAt: number | null;
  readonly hasEnded: boolean;
}

const endOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Your session time is over' });
const checkOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Reality check' });

/** Opens a page of a player, and waits until a state of theirs is known. */
async function openPlayers(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areasAreReady(page);
  await expect(header(page)).toContainText('Balance');
  await page.waitForFunction(
    () =>
      (globalThis.grandstand?.bus.peek('limits.state') as { status: string })?.status === 'ready',
  );
}

async function isGuest(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
}

test('LIM-09 P97 the end of the session stops play within a second, survives a reload, and closing it signs out', async ({
  page,
  context,
  sandbox,
}) => {
  const { login } = await newPlayer(page);
  await sandbox.deposit(login, 50);
  await sandbox.setLimit(login, 31, 1);
  await context.clock.install();
  await openPlayers(page, '/en/line/football');
  await odds(openMatch(page)).first().click();
  await expect(couponBets(page)).toHaveCount(1);
  await stake(page).fill('2');

  // From here on the page's time is the test's.
  await context.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await sandbox.leaveOfSession(login, 60);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const leftMs = async (): Promise<number> => {
    const { endsAt } = await peek<SessionLimit>(page, 'sessionLimit.state');
    return (endsAt ?? Infinity) - (await page.evaluate(() => Date.now()));
  };
  await expect.poll(leftMs).toBeLessThan(MINUTE + 1000);
  // The operator's clock is not moved with the page's: by it there is time left.
  await context.route(LIMIT_CALLS, (route) => route.abort());
  await context.clock.runFor(Math.max(0, (await leftMs()) - 1000));
  expect((await peek<SessionLimit>(page, 'sessionLimit.state')).hasEnded).toBe(false);
  await context.clock.runFor(2000);
  await expect(endOf(page)).toBeVisible();
  await context.clock.resume();
  await expect(endOf(page).getByRole('button', { name: 'Sign out' }).last()).toBeFocused();
  await expect(endOf(page)).toContainText('Come back tomorrow');

  // Nothing can be played: not by a press, and not by a script.
  await expect(odds(openMatch(page)).first().click({ timeout: 300 })).rejects.toThrow(/Timeout/);
  const { bets, amount, account } = await page.evaluate(() => {
    const bus = globalThis.grandstand?.bus;
    const coupon = bus?.peek('coupon.state') as {
      bets: { market: { id: string; coef: number } }[];
    };
    const accounts = bus?.peek('account.state') as { activeAccount: { id: number } };
    return { bets: coupon.bets, amount: 200, account: accounts.activeAccount.id };
  });
  const coefs = Object.fromEntries(bets.map(({ market }) => [market.id, market.coef]));
  const place = page.evaluate(
    async (click) => {
      const bus = globalThis.grandstand?.bus;
      bus?.publish('coupon.press', { on: 'place' });
      await bus?.send('coupon.place', click);
    },
    { amount, accountId: account, coefs },
  );
  await expect(place).rejects.toThrow(/not-ready/);

  // Another tab, and a reload, while the operator still does not answer for limits.
  await page.reload();
  await expect(endOf(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/');
  await expect(endOf(other)).toBeVisible();

  // By keyboard: closing it is signing out, in every tab.
  await page.bringToFront();
  await endOf(page).getByRole('button', { name: 'Sign out' }).last().press('Enter');
  for (const one of [page, other]) {
    await isGuest(one);
    await expect(endOf(one)).toHaveCount(0);
  }
  expect(await peek<SessionLimit>(page, 'sessionLimit.state')).toEqual({
    endsAt: null,
    hasEnded: false,
  });
});

test('LIM-10 P97 the reality check waits for an answer, once for all tabs, and survives a reload', async ({
  page,
  context,
  sandbox,
}) => {
  await context.clock.install();
  const { login } = await newPlayer(page);
  await sandbox.setLimit(login, 32, 5);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('/en/');
    await areasAreReady(one);
    await one.clock.runFor(3000);
    await one.waitForFunction(
      () =>
        (globalThis.grandstand?.bus.peek('limits.state') as { status: string })?.status === 'ready',
    );
  }
  await expect(checkOf(page)).toHaveCount(0);
  await context.clock.fastForward(5 * MINUTE);
  for (const one of [page, other]) await expect(checkOf(one)).toBeVisible();
  await expect(checkOf(page)).toContainText(/every 5\sminutes/);
  await expect(checkOf(page)).toContainText(
    /Staked\s*0\.00\sEUR\s*Won\s*0\.00\sEUR\s*Lost\s*0\.00\sEUR/,
  );

  // It waits: neither Escape nor a press beside it answers.
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(checkOf(page)).toBeVisible();
  await context.route(LIMIT_CALLS, (route) => route.abort());
  await page.reload();
  await expect(checkOf(page)).toBeVisible();
  await expect(checkOf(page)).toContainText('Totals are not available right now.');

  // One answer, by keyboard, serves both tabs.
  await page.keyboard.press('Tab');
  await expect(checkOf(page).getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const one of [page, other]) await expect(checkOf(one)).toHaveCount(0);
  await context.clock.fastForward(4 * MINUTE);
  for (const one of [page, other]) await expect(checkOf(one)).toHaveCount(0);
  await context.clock.fastForward(MINUTE);
  for (const one of [page, other]) await expect(checkOf(one)).toBeVisible();
  await checkOf(other).getByRole('button', { name: 'Sign out' }).click();
  for (const one of [page, other]) {
    await isGuest(one);
    await expect(checkOf(one)).toHaveCount(0);
  }
});
