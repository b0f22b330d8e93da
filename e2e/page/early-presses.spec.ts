import type { Locator, Page, Route } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { twoFrames } from '../harness/checks/shifts';
import { coupon, couponBets } from '../harness/steps/coupon';
import { odds, openMatch } from '../harness/steps/line';
import { header, newPlayer } from '../harness/steps/player';
import { expect, IN_EACH_RUN, test } from '../harness/test';

/** Points in time between the first paint and the last script, by how many scripts the page has. */
const POINTS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
];

test.describe(`a press before the page has started ${IN_EACH_RUN}`, () => {
  for (const counts of POINTS) {
    test(`on a price is marked at once, and is in the bet slip once: with ${counts.join(', ')} scripts`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      for (const count of counts) {
        const context = await browser.newContext({ ...(baseURL && { baseURL }) });
        const page = await context.newPage();
        const scripts = await holdScripts(page);
        await page.goto('/en/line/football', { waitUntil: 'commit' });
        const price = odds(openMatch(page)).first();
        await scripts.letThrough(count);
        await price.click();
        await expect(price).toHaveAttribute('aria-pressed', 'true');
        scripts.letAllThrough();
        await areasAreReady(page);
        await expect(couponBets(page)).toHaveCount(1);
        await expect(price).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('[data-kept]')).toHaveCount(0);
        expect(page.url(), 'the page stays').toMatch(/\/en\/line\/football$/);
        await context.close();
      }
    });
  }

  test('on a price is taken back by a second one', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/en/line/football', { waitUntil: 'commit' });
    const [first, second] = [odds(openMatch(page)).first(), odds(openMatch(page)).nth(1)];
    await first.click();
    await first.click();
    await second.click();
    scripts.letAllThrough();
    await areasAreReady(page);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(couponBets(page)).toHaveCount(1);
  });

  test('on prices of several matches keeps their order, by keyboard too', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/en/line/football', { waitUntil: 'commit' });
    const prices = [2, 0, 1].map((row) => odds(openMatch(page, row)).first());
    const ids: (string | null)[] = [];
    for (const price of prices) {
      ids.push(await price.getAttribute('data-outcome'));
      await price.press('Enter');
    }
    scripts.letAllThrough();
    await areasAreReady(page);
    await expect(couponBets(page)).toHaveCount(3);
    const { bets } = await peek<{ bets: { market: { id: string } }[] }>(page, 'coupon.state');
    expect(bets.map(({ market }) => market.id)).toEqual(ids);
  });

  const buttons: readonly [string, (page: Page) => Locator, (page: Page) => Locator][] = [
    [
      'sign-in',
      (page) => header(page).getByRole('button', { name: 'Sign in' }),
      (page) => page.getByRole('dialog'),
    ],
    [
      'the display settings',
      (page) => header(page).getByRole('button', { name: 'Display settings' }),
      (page) => page.getByRole('combobox', { name: /odds/i }).last(),
    ],
    [
      'my bets in the bet slip',
      (page) => coupon(page).getByRole('button', { name: 'My bets' }),
      (page) => coupon(page).getByRole('button', { name: 'My bets', pressed: true }),
    ],
    [
      'the filters of a list',
      (page) => page.getByRole('button', { name: 'Filters and markets' }),
      (page) => page.getByRole('dialog'),
    ],
    [
      'a star',
      (page) => page.getByRole('button', { name: / – .* to favourites/ }).first(),
      (page) => page.getByRole('button', { name: / – .* to favourites/, pressed: true }).first(),
    ],
  ];
  for (const [name, button, result] of buttons) {
    test(`is marked at once and counts: ${name}`, async ({ page }) => {
      if (name === 'the filters of a list') await page.setViewportSize({ width: 390, height: 800 });
      const scripts = await holdScripts(page);
      await page.goto('/en/line/football', { waitUntil: 'commit' });
      await button(page).click();
      await expect(page.locator('[data-kept]')).toHaveCount(1);
      scripts.letAllThrough();
      await areasAreReady(page);
      await expect(result(page)).toBeVisible();
      await expect(page.locator('[data-kept]')).toHaveCount(0);
    });
  }

  test('that would send a form sends nothing, and asks for another one', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /partners/.test(request.url())) sent.push(request.url());
    });
    const scripts = await holdScripts(page);
    await page.goto('/az/ourpartners', { waitUntil: 'commit' });
    const button = page.locator('main form button[type=submit]');
    await button.click();
    await expect(button).toHaveAttribute('data-kept');
    const words = page.getByRole('alert').filter({ hasText: 'Düyməni yenidən basın' });
    await expect(words).toBeHidden();
    scripts.letAllThrough();
    await areasAreReady(page);
    await expect(words).toBeVisible();
    await expect(button).toHaveAttribute('data-again');
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
    await button.click();
    await expect(words).toBeHidden();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('on a link follows it', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/en/line/football', { waitUntil: 'commit' });
    await header(page).getByRole('link', { name: /^Live/ }).first().click();
    await expect(page).toHaveURL(/\/en\/live/);
    scripts.letAllThrough();
  });

  test('with one-click betting on fills the bet slip and places nothing', async ({ page }) => {
    await newPlayer(page);
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await page.evaluate(() =>
      globalThis.grandstand?.bus.send('couponSettings.set', { isActiveOneClick: true }),
    );
    const placed: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/bets?\b/.test(request.url()))
        placed.push(request.url());
    });
    const scripts = await holdScripts(page);
    await page.goto('/en/line/football', { waitUntil: 'commit' });
    await odds(openMatch(page)).first().click();
    scripts.letAllThrough();
    await areasAreReady(page);
    await expect(couponBets(page)).toHaveCount(1);
    await twoFrames(page);
    expect(placed).toEqual([]);
  });

  test('ends in words where the scripts can’t be fetched', async ({ page, watch }) => {
    await page.route(isScript, (route) => route.abort());
    await page.goto('/ru/line/football');
    await odds(openMatch(page)).first().click();
    const words = page.getByRole('alert').filter({ hasText: 'загрузилась не полностью' });
    await expect(words).toBeVisible();
    await page.unrouteAll();
    await words.getByRole('link', { name: 'Загрузить снова' }).click();
    await areasAreReady(page);
    await expect(words).toBeHidden();
    watch.errors.length = 0;
  });
});

const isScript = (url: URL): boolean => url.pathname.endsWith('.js');

/** Holds the scripts of the next page back. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(isScript, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    /** Lets so many scripts through, in the order in which the page asks for them. */
    async letThrough(count: number): Promise<void> {
      for (let done = 0; done < count; done += 1) {
        await expect.poll(() => held.length).toBeGreaterThan(0);
        const route = held.shift();
        const answer = page.waitForResponse(route?.request().url() ?? '');
        await route?.continue();
        await (await answer).finished();
      }
      if (count > 0) await twoFrames(page);
    },
    letAllThrough(): void {
      isHolding = false;
      for (const route of held.splice(0)) void route.continue();
    },
  };
}
