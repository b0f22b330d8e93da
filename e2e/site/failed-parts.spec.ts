import type { Page } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { coupon, couponBets, openSingle, place, stake } from '../harness/steps/coupon';
import { odds, openMatch, SMALL_LIST } from '../harness/steps/line';
import { MOTION } from '../harness/checks/motion';
import { balance, header, newPlayer, signIn } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test.use(MOTION);

/** The script of the placement of bets. */
const PLACEMENT = /\/placement-[^/]*\.js/;

/** Fails a script for as many requests as given; returns how often it was requested. */
async function failScript(page: Page, script: RegExp, times: number): Promise<() => number> {
  let requested = 0;
  await page.route(script, async (route) => {
    requested += 1;
    if (requested <= times) await route.abort('connectionreset');
    else await route.fallback();
  });
  return () => requested;
}

/** A page that can't reach the site: it would reload itself otherwise. */
const cutOff = (page: Page): Promise<unknown> =>
  page.route('**/version.json*', (route) => route.abort('internetdisconnected'));

/** Marks the page; false later means that it was loaded again. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  return () => page.evaluate(() => Reflect.has(globalThis, 'isSame'));
}

/** Opens a list and adds a bet, which must survive. */
async function openWithBet(page: Page): Promise<void> {
  await page.goto(`/en${SMALL_LIST}`);
  await areasAreReady(page);
  await odds(openMatch(page)).first().click();
  await expect(couponBets(page)).toHaveCount(1);
}

const settingsButton = (page: Page) =>
  coupon(page).getByRole('button', { name: 'Bet slip settings' });

test.describe('a part whose script could not be fetched', () => {
  test('NTC-04 once is fetched again: the page is not reloaded', async ({ page, sandbox }) => {
    await openSingle(page, sandbox);
    await stake(page).fill('7.50');
    const isSame = await markPage(page);
    const requested = await failScript(page, /\/settings-view-[^/]*\.js/, 1);
    await settingsButton(page).click();
    await expect(coupon(page).getByRole('textbox', { name: 'One-click stake' })).toBeVisible();
    expect(requested()).toBe(2);
    await coupon(page).getByRole('button', { name: 'Done' }).click();
    await expect(stake(page)).toHaveValue(/^7[.,]50$/);
    await expect(couponBets(page)).toHaveCount(1);
    expect(await isSame()).toBe(true);
  });

  test('NTC-04 twice reloads the page if the site can be reached, once', async ({
    page,
    sandbox,
    watch,
  }) => {
    await openSingle(page, sandbox);
    await failScript(page, /\/settings-view-[^/]*\.js/, 4);
    const isSame = await markPage(page);
    const loaded = page.waitForEvent('load');
    await settingsButton(page).click();
    await loaded;
    expect(await isSame()).toBe(false);
    await areasAreReady(page);
    await expect(couponBets(page)).toHaveCount(1);

    const isStill = await markPage(page);
    await settingsButton(page).click();
    const refresh = coupon(page).getByRole('alert').getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible();
    expect(await isStill()).toBe(true);
    await refresh.click();
    await expect(coupon(page).getByRole('textbox', { name: 'One-click stake' })).toBeVisible();
    expect(await isStill()).toBe(true);
    watch.errors.length = 0;
  });

  test('of the placement is fetched again by the next press, which places one bet', async ({
    page,
    sandbox,
    watch,
  }) => {
    const player = await newPlayer(page);
    await page.context().clearCookies();
    const requested = await failScript(page, PLACEMENT, 20);
    await openSingle(page, sandbox);
    await expect.poll(requested).toBeGreaterThan(0);
    await signIn(page, player);
    const before = await balance(page);
    await coupon(page)
      .getByRole('button', { name: /^Place bet/ })
      .click();
    await expect(coupon(page).getByRole('alert')).toContainText('You have not been charged');
    await expect(couponBets(page)).toHaveCount(1);
    await page.unroute(PLACEMENT);
    await place(page);
    await expect.poll(() => balance(page)).toBe(before - 500);
    watch.errors.length = 0;
  });

  test('without a connection is fetched by Refresh, and nothing typed is lost', async ({
    page,
    sandbox,
    watch,
  }) => {
    await openSingle(page, sandbox);
    await stake(page).fill('7.50');
    const isSame = await markPage(page);
    await cutOff(page);
    await failScript(page, /\/settings-view-[^/]*\.js/, 4);
    await settingsButton(page).click();
    const refresh = coupon(page).getByRole('alert').getByRole('button', { name: 'Refresh' });
    await refresh.click();
    await expect(refresh).toBeVisible();
    await refresh.click();
    await expect(coupon(page).getByRole('textbox', { name: 'One-click stake' })).toBeVisible();
    await coupon(page).getByRole('button', { name: 'Done' }).click();
    await expect(stake(page)).toHaveValue(/^7[.,]50$/);
    await expect(couponBets(page)).toHaveCount(1);
    expect(await isSame()).toBe(true);
    watch.errors.length = 0;
  });

  for (const [button, dialog, script] of [
    ['Sign in', 'Sign in', /\/sign-in-[^/]*\.js/],
    ['Register', 'Register', /\/registration-[^/]*\.js/],
  ] as const) {
    test(`is reported if it is a dialog, and opens with the next press: ${dialog}`, async ({
      page,
      watch,
    }) => {
      const requested = await failScript(page, script, Infinity);
      await openWithBet(page);
      const isSame = await markPage(page);
      // It is fetched ahead once the page is used. That failure reloads nothing: no press waits.
      await expect.poll(requested).toBeGreaterThan(1);
      await cutOff(page);
      await header(page).getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert').getByText('could not be loaded')).toBeVisible();
      await page.unroute(script);
      await header(page).getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect(couponBets(page)).toHaveCount(1);
      expect(await isSame()).toBe(true);
      watch.errors.length = 0;
    });
  }

  test('is fetched by Refresh if it is a screen of an area, with the hash that the build pins', async ({
    page,
    watch,
  }) => {
    await openWithBet(page);
    const isSame = await markPage(page);
    const requested = await failScript(page, /\/sports\/game-screen-[^/]*\.js/, 2);
    await openMatch(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d+-/);
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('button', { name: 'Refresh' })
      .click();
    await areasAreReady(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(' – ');
    expect(requested()).toBe(3);
    await expect(couponBets(page)).toHaveCount(1);
    expect(await isSame()).toBe(true);
    watch.errors.length = 0;
  });

  test('is fetched by Refresh, with a new page, if an area’s own script imports it', async ({
    page,
    watch,
  }) => {
    await openWithBet(page);
    await page.goto('/en/no/such/page');
    await areasAreReady(page);
    await failScript(page, /\/sports\/app-[^/]*\.js/, 1);
    const isSame = await markPage(page);
    await header(page).getByRole('link', { name: 'Live', exact: true }).click();
    // When it has been tried again for the last time: nothing reloads before the player presses.
    await expect
      .poll(async () => (await peek<Record<string, object>>(page, 'areas.state'))['sports'])
      .toMatchObject({ status: 'error', attempt: 3 });
    expect(await isSame()).toBe(true);
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('button', { name: 'Refresh' })
      .click();
    await loaded;
    await areasAreReady(page);
    await expect(odds(openMatch(page)).first()).toBeVisible();
    await expect(couponBets(page)).toHaveCount(1);
    watch.errors.length = 0;
  });
});
