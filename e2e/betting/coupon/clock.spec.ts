import type { Page, Request } from 'playwright/test';
import { areasAreReady, peek, send } from '../../harness/bus';
import {
  coupon,
  couponAlert,
  placeButton,
  placedTitle,
  pressHomeWins,
  sentRefIds,
  stake,
} from '../../harness/steps/coupon';
import { newPlayer } from '../../harness/steps/player';
import type { SandboxControl } from '../../harness/sandbox';
import { expect, test } from '../../harness/test';

const FEED = '**/feed-api/v1/stream*';
const HOURS = 8 * 60 * 60 * 1000;
/** The allowed difference between sandbox and page on one machine, beside the time of the calls. */
const TOLERANCE_MS = 5000;

interface Receipt {
  readonly seen: { readonly at: number };
  readonly sent: { readonly at: number };
  readonly accepted: { readonly at: number };
}

test.describe('a machine whose clock is wrong', () => {
  for (const [words, by] of [
    ['8 h slow', -HOURS],
    ['8 h fast', HOURS],
  ] as const) {
    test(`P70 ${words}: the bet is placed, and its receipt has the operator's times`, async ({
      page,
      sandbox,
    }) => {
      await newPlayer(page);
      await page.clock.install({ time: Date.now() + by });
      const began = Date.now();
      await fill(page, sandbox);
      await placeButton(page).click();
      await expect(placedTitle(page)).toBeVisible();
      const took = Date.now() - began;
      for (const { seen, sent, accepted } of await receipts(page)) {
        expect(seen.at).toBeGreaterThan(began - TOLERANCE_MS);
        expect(sent.at).toBeGreaterThanOrEqual(seen.at);
        expect(Math.abs(accepted.at - sent.at)).toBeLessThan(took + TOLERANCE_MS);
        expect(accepted.at).toBeLessThan(Date.now() + TOLERANCE_MS);
      }
    });
  }

  test('P70 set back by 8 h while the feed is silent: old prices are not bet on, and "Connect now" solves it', async ({
    page,
    context,
    sandbox,
  }) => {
    await newPlayer(page);
    const attempts = feedRequests(page);
    await page.clock.install();
    // The last part that is fetched by itself: offline the fetch would fail, and reload the page.
    const last = page.waitForResponse(/inactivity-warning/);
    await fill(page, sandbox);
    await last;
    await context.setOffline(true);
    await page.clock.setSystemTime(Date.now() - HOURS);
    await page.clock.runFor(27_000);
    await expect(coupon(page)).toContainText('reconnecting');
    const refIds = sentRefIds(page);
    await placeButton(page).click();
    await expect(couponAlert(page).first()).toContainText('The odds are out of date.');
    // Back on the network; by itself it would try again only seconds later, and these do not pass.
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 10_000));
    // One from before that failed late would be followed by a wait, and be taken for the one at the return.
    await expect.poll(() => attempts.size).toBe(0);
    // The attempt at the return fails.
    let failed = 0;
    await page.route(FEED, async (route) => {
      await route.abort();
      failed += 1;
    });
    await context.setOffline(false);
    await expect.poll(() => failed).toBeGreaterThan(0);
    await page.unroute(FEED);
    expect(refIds).toEqual([]);

    await coupon(page).getByRole('button', { name: 'Connect now' }).click();
    await page.clock.resume();
    await expect(coupon(page).getByText('reconnecting')).toHaveCount(0);
    const began = Date.now();
    await placeButton(page).click();
    await expect(placedTitle(page)).toBeVisible();
    expect(refIds).toHaveLength(1);
    const took = Date.now() - began;
    for (const { sent } of await receipts(page)) {
      expect(Math.abs(sent.at - began)).toBeLessThan(took + TOLERANCE_MS);
    }
  });
});

/** The requests to the feed that are under way. */
function feedRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/feed-api/v1/stream')) open.add(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** A coupon of one bet with a stake of 5.00, in a page that has the operator's time. */
async function fill(page: Page, sandbox: SandboxControl): Promise<void> {
  const { games, path } = await sandbox.makeGames([2]);
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await stake(page).fill('5');
  await expect.poll(() => peek(page, 'serverClock.state')).toBeTruthy();
}

/** The receipts of the last bet's legs. */
async function receipts(page: Page): Promise<Receipt[]> {
  const { bets } = await send<{ bets: { legs: { receipt: Receipt }[] }[] }>(page, 'bets.list', {});
  const legs = bets[0]?.legs ?? [];
  expect(legs).toHaveLength(1);
  return legs.map(({ receipt }) => receipt);
}
