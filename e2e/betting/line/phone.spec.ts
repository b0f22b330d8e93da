import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { matches, odds, openMatch, SMALL_LIST } from '../../harness/steps/line';
import { header, newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** No finger hits less. */
const LEAST = 40;

/** Those of the controls that are seen and smaller than a finger needs. */
async function small(controls: Locator): Promise<string[]> {
  await expect(controls.first()).toBeVisible();
  return controls.evaluateAll(
    (all, least) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.5)
        .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
    LEAST,
  );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areasAreReady(page);
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
}

test('SPT-01 LAY-10 the first match of a phone’s page starts within 160 px of the top', async ({
  page,
}) => {
  for (const path of [
    '/en/',
    '/en/live',
    '/ru/line',
    '/kz/line',
    '/en/line/football',
    `/ru${SMALL_LIST}`,
  ]) {
    await open(page, path);
    // On home the first are the cards of the matches of the day.
    const box = await page.locator('main [data-grid-row]').first().boundingBox();
    expect(box?.y, path).toBeLessThanOrEqual(160);
  }
});

test('SPT-01 no item of the menu of sports lies on another one', async ({ page }) => {
  for (const path of ['/en/', '/ru/live']) {
    await open(page, path);
    const items = await page
      .getByRole('navigation', { name: /^(Sports menu|Меню видов спорта)$/ })
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => ({ left, right }))
          .toSorted((a, b) => a.left - b.left),
      );
    expect(items.length).toBeGreaterThan(5);
    const onOthers = items.filter(({ left }, at) => at > 0 && left < (items[at - 1]?.right ?? 0));
    expect(onOthers, path).toEqual([]);
  }
});

test('SPT-01 the leagues of a sport are in the place of the sports, with the way back to them', async ({
  page,
}) => {
  await open(page, '/en/line/football');
  const leagues = page.getByRole('navigation', { name: 'Championships' });
  const sports = page.getByRole('navigation', { name: 'Sports' });
  await expect(sports).toBeHidden();
  expect(await small(leagues.getByRole('link'))).toEqual([]);
  await leagues.getByRole('link', { name: 'Bundesliga' }).first().click();
  await expect(page).toHaveURL(/\/line\/football\/[^/]+$/);
  await expect(leagues.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await leagues.getByRole('link', { name: 'Football' }).click();
  await expect(page).toHaveURL(/\/line\/football$/);
  await leagues.getByRole('link', { name: 'Sports' }).click();
  await expect(page).toHaveURL(/\/line$/);
  await expect(sports.getByRole('link', { name: 'Tennis' })).toBeVisible();
});

test('SET-01 SPT-01 the markets of the columns are chosen beside the filters', async ({
  page,
  watch,
}) => {
  await open(page, `/en${SMALL_LIST}`);
  const markets = matches(page).first().getByRole('group');
  await expect(markets.nth(1)).toHaveAttribute('aria-label', 'Total');
  await page.getByRole('button', { name: 'Filters and markets' }).click();
  const choices = page.getByRole('group', { name: 'Football' }).getByRole('combobox');
  await expect(choices).toHaveCount(2);
  expect(await small(choices)).toEqual([]);
  await choices.nth(1).focus();
  await choices.nth(1).selectOption('Double chance');
  await expect(markets.nth(1)).toHaveAttribute('aria-label', 'Double chance');
  await expect(choices.nth(1)).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  // Axe adds styles of its own.
  watch.violations.length = 0;
});

test('frequent controls have 40 px: prices, stars, links, the stake', async ({ page }) => {
  await open(page, '/en/line');
  const main = page.getByRole('main');
  expect(await small(main.locator('[data-outcome]')), 'prices').toEqual([]);
  expect(await small(main.getByRole('button', { name: /favourites$/ })), 'stars').toEqual([]);
  expect(await small(main.getByRole('navigation').getByRole('link')), 'sports').toEqual([]);
  expect(await small(header(page).getByRole('button')), 'the header').toEqual([]);
  const ways = page.getByRole('navigation', { name: 'Sections' });
  expect(await small(ways.locator('a, button')), 'the ways at the bottom').toEqual([]);
  await newPlayer(page);
  await open(page, '/en/line');
  await odds(openMatch(page)).first().click();
  await ways.getByRole('button', { name: /Bet slip/ }).click();
  const coupon = page.getByRole('region', { name: 'Bet slip', exact: true });
  await expect(coupon.getByRole('textbox', { name: 'Stake' })).toBeVisible();
  const steps = coupon.getByRole('button', { name: /^(Increase|Decrease) by/ });
  expect(await small(steps), 'steps of the stake').toEqual([]);
  const quick = coupon.getByRole('group', { name: 'Quick stakes' }).getByRole('button');
  expect(await small(quick), 'quick stakes').toEqual([]);
  expect(await small(coupon.getByRole('button', { name: /^Remove/ })), 'the cross').toEqual([]);
});

test('SET-01 odds format and language are in the settings of the view', async ({ page }) => {
  await open(page, '/en/line');
  await expect(header(page).getByRole('combobox')).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Display settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display settings' });
  await dialog.getByRole('combobox', { name: 'Odds format' }).selectOption('American');
  await expect(page.locator('main [data-outcome]').first()).toHaveAttribute(
    'aria-label',
    / [+-]\d+$/,
  );
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('Русский');
  await expect(page).toHaveURL(/\/ru\/line$/);
});

test('SPT-01 the filters of a list open by a button, and close with a choice', async ({ page }) => {
  await open(page, '/en/line');
  const windows = page.getByRole('navigation', { name: 'Starts within' });
  await expect(windows).toBeHidden();
  await page.getByRole('button', { name: 'Filters and markets' }).click();
  await windows.getByRole('link', { name: '3 h' }).click();
  await expect(page).toHaveURL(/hours=3$/);
  await expect(windows).toBeHidden();
});

test('a player’s limits and the sign-out have labels in the menu of the balance', async ({
  page,
}) => {
  await newPlayer(page);
  await open(page, '/en/line');
  await header(page)
    .getByRole('button', { name: /Balance/ })
    .click();
  const menu = header(page).getByRole('navigation', { name: 'Your account' });
  const limits = menu.getByRole('link', { name: 'Your limits' });
  await expect(limits).toHaveText('Your limits');
  expect(await small(limits)).toEqual([]);
  expect(await small(header(page).getByRole('navigation').getByRole('link')), 'pages').toEqual([]);
  const out = header(page).getByRole('button', { name: 'Sign out' });
  await expect(out).toHaveText('Sign out');
  await out.click();
  await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
});
