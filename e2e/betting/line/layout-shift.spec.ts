import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { changedLine } from '../../harness/steps/changed-line';
import { matches, SMALL_LIST } from '../../harness/steps/line';
import { MOTION } from '../../harness/checks/motion';
import { newPlayer } from '../../harness/steps/player';
import { recordShifts, shiftsOf, twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

test.use(MOTION);

const WIDTHS = [1920, 1366, 1024, 390];

const SCREENS = [
  ['home', '/en/'],
  ['the line', '/en/line'],
  ['live', '/en/live'],
  ['a sport', '/en/line/football'],
  ['a league', `/en${SMALL_LIST}`],
  ['search results', '/en/line?search=united'],
] as const;

test.describe('the visible part of a page never moves by itself', () => {
  test.beforeEach(async ({ page }) => recordShifts(page));

  for (const [name, path] of SCREENS) {
    test(`SPT-01 on ${name}: matches begin, end, appear and disappear`, async ({ page }) => {
      await page.goto(path);
      await expect(matches(page).first()).toBeVisible();
      await holdsStill(page);
    });
  }

  test('SPT-01 on the page of a match: markets appear and disappear', async ({ page }) => {
    await page.goto(`/en${SMALL_LIST}`);
    const link = matches(page).first().getByRole('link').first();
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeVisible();
    // The markets of a match are one list, however they are grouped.
    await holdsStill(page, async () => 1);
  });
});

/** Changes the whole line under a page at four widths, and expects that nothing moves until a press. */
async function holdsStill(page: Page, countLists = listsInSight): Promise<void> {
  await areasAreReady(page);
  const line = await changedLine(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    await page.evaluate(() => void globalThis.shifts.splice(0));
    const lists = await countLists(page);
    await line.change();
    await expect.poll(() => offers(page).count()).toBeGreaterThanOrEqual(lists);
    await twoFrames(page);
    // A shift within half a second of a resize counts too: there was no input.
    expect(await page.evaluate(() => globalThis.shifts), `${width} px`).toEqual([]);
    await expect(async () => {
      if ((await offers(page).count()) > 0) await offers(page).first().click();
      expect(await offers(page).count()).toBe(0);
    }).toPass();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** How many lists of matches begin in the visible part; the cards of home's matches of the day are no rows of a list. */
async function listsInSight(page: Page): Promise<number> {
  return page
    .locator('main section:has([data-grid-row] > a)')
    .evaluateAll(
      (lists) => lists.filter((list) => list.getBoundingClientRect().top < innerHeight).length,
    );
}

/** The buttons that show new rows. */
function offers(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /New: \d+$/ });
}

/** The screens that first-page.spec.ts doesn't load. */
const FIRST_LOADS = {
  'a guest': [
    SMALL_LIST,
    '/line?search=united',
    '/terms',
    '/coming-soon',
    '/block',
    '/block-ua',
    '/block-ie',
    '/site-updates',
    '/suspension',
    '/oldbrowser',
    '/500',
    '/no/such/page',
  ],
  'a player': [
    '/office/account',
    '/office/recharge',
    '/office/historypay',
    '/office/history',
    '/office/fairness',
    '/office/statements',
    '/office/responsible',
    '/office/security',
    '/office/settings',
    '/terms',
    '/block-appeal-history',
  ],
} as const;

for (const who of ['a guest', 'a player'] as const) {
  test(`nothing shifts while any other screen loads for ${who}`, async ({ page }) => {
    if (who === 'a player') await newPlayer(page);
    await recordShifts(page);
    for (const path of FIRST_LOADS[who]) {
      await page.goto(`/en${path}`);
      await areasAreReady(page);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await twoFrames(page);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

test('nothing shifts when payments come late, and purchases later', async ({ page }) => {
  await newPlayer(page);
  const payments = await holdBack(page, '**/web-api/payment/deposits');
  const purchases = await holdBack(page, '**/web-api/purchases');
  await recordShifts(page);
  await page.goto('/en/office/historypay');
  const main = page.getByRole('main');
  for (const [release, text] of [
    [payments, 'No payments yet'],
    [purchases, 'No purchases yet'],
  ] as const) {
    await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
    await twoFrames(page);
    release();
    await expect(main.getByText(text)).toBeVisible();
    await twoFrames(page);
    expect(await shiftsOf(page), text).toEqual([]);
  }
});

/** Holds the answers of a call back until the returned function is called. */
async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
