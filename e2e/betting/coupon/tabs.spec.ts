import { runs } from '@grandstand/bus-contracts/testing';
import type { BrowserContext, Page } from 'playwright/test';
import { areasAreReady, peek } from '../../harness/bus';
import { coupon, couponBets, pressHomeWins, stake } from '../../harness/steps/coupon';
import { balance, header, newPlayer, signOut } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

interface CouponLook {
  bets: { market: { id: string } }[];
  amountByBetId: Record<string, number | null>;
}

const TABS = 4;
const EDITS = runs(200);
/** Games that only one tab uses, so that the expected coupon is known. */
const GAMES_OF_A_TAB = 7;

test.describe('several tabs', () => {
  test(`P20 ${TABS} tabs of 200 edits each, all at once, lose none of them`, async ({
    context,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([2]);
    const first = await openTab(context, path);
    await pressHomeWins(first, games);
    const tabs = [first];
    while (tabs.length < TABS) tabs.push(await openTab(context, path));
    const wanted = await Promise.all(tabs.map(async (tab, place) => edit(tab, place)));
    const amounts = Object.assign({}, ...wanted) as Record<string, number>;
    const ids = [...Object.keys(amounts), games[0]?.homeWin ?? ''].toSorted();
    const after = await openTab(context, path);
    for (const tab of [...tabs, after]) {
      await expect
        .poll(async () => {
          const { bets, amountByBetId } = await peek<CouponLook>(tab, 'coupon.state');
          return { ids: bets.map(({ market }) => market.id).toSorted(), amountByBetId };
        })
        .toEqual({ ids, amountByBetId: amounts });
    }
  });

  test('P21 a sign-out in one of four tabs removes the player’s data from the others within 1 s', async ({
    context,
    page,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2]);
    await context.clock.install();
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    const others: Page[] = [];
    while (others.length < TABS - 1) others.push(await openTab(context, path));
    await stake(page).fill('7.77');
    for (const tab of others) {
      await balance(tab);
      await expect(stake(tab)).toHaveValue('7.77');
    }
    // Time does not pass in any tab: messages between tabs need no timer.
    await context.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await signOut(page);
    for (const tab of [page, ...others]) {
      await expect.poll(() => peek(tab, 'session.state')).toMatchObject({ status: 'guest' });
    }
    await context.clock.runFor(1000);
    await expect(header(page)).not.toContainText('Balance');
    for (const tab of others) {
      await expect(header(tab).getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(header(tab)).not.toContainText('Balance');
      await expect(stake(tab)).not.toHaveValue('7.77');
      await expect(coupon(tab)).not.toContainText('Balance after bet');
      await expect(couponBets(tab)).toHaveCount(1);
      const kept = await tab.evaluate(() => JSON.stringify(Object.entries(localStorage)));
      expect(kept).not.toContain(player.userId);
      const keptCoupon = await tab.evaluate(() =>
        JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('coupon'))),
      );
      expect(keptCoupon).not.toContain('777');
    }
  });

  test('P60 a coupon that the browser can’t store is reported, and can be filled', async ({
    page,
    sandbox,
  }) => {
    const { games, path } = await sandbox.makeGames([2, 3]);
    await page.goto(path);
    await areasAreReady(page);
    await page.evaluate(() => {
      // As full as it gets: ever smaller pieces, until not one letter fits.
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let piece = 0; ; piece += 1)
            localStorage.setItem(`f${size}.${piece}`, 'x'.repeat(size));
        } catch {
          // This size fits no more.
        }
      }
    });
    await pressHomeWins(page, games);
    await expect(page.getByText('Your browser does not save the bet slip')).toBeVisible();
    await expect(couponBets(page)).toHaveCount(2);
  });
});

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await areasAreReady(tab);
  return tab;
}

/** Adds and removes bets and stakes, of games that are this tab's own; returns the expected bets. */
async function edit(tab: Page, place: number): Promise<Record<string, number>> {
  return tab.evaluate(
    async ([tabPlace, edits, count]) => {
      const bus = globalThis.grandstand?.bus;
      if (!bus) throw new Error('The page has no bus.');
      const amounts: Record<string, number> = {};
      for (let round = 0; round < edits; round += 1) {
        const gameId = 1 + tabPlace * 100 + (round % count);
        const id = `${gameId}:1`;
        if (!(id in amounts)) {
          await bus.send('coupon.addBet', { marketId: id, coef: 2, gameId, marketTypeId: 1 });
          await bus.send('coupon.setAmountOf', { betId: id, amount: round + 1 });
          amounts[id] = round + 1;
        } else if (round % 3 === 0) {
          await bus.send('coupon.removeBet', { marketId: id });
          delete amounts[id];
        } else {
          await bus.send('coupon.setAmountOf', { betId: id, amount: round + 1 });
          amounts[id] = round + 1;
        }
      }
      return amounts;
    },
    [place, EDITS, GAMES_OF_A_TAB] as const,
  );
}
