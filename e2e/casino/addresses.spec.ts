import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { expect, test } from '../harness/test';

/** Opens pages one after the other; each has its heading. */
async function walk(page: Page, pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, heading] of Object.entries(pages)) {
    const answer = await page.goto(`/en${path}`, { waitUntil: 'domcontentloaded' });
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
}

test('RTE-21 RTE-22 RTE-23 every page of a kind of games has its heading, and games to play', async ({
  page,
}) => {
  const kinds = {
    '/bingo': 'Bingo',
    '/fishinghunting': 'Fishing and hunting',
    '/poker': 'Poker',
    '/scratchcards': 'Scratch cards',
    '/keno': 'Keno',
    '/tvgames': 'TV games',
    '/virtualsports': 'Virtual sports',
    '/fast-games': 'Fast games',
    '/fast-bet': 'Fast bets',
    '/slots': 'Slots',
    '/slots/top': 'Slots: popular picks',
    '/slots/vulkan': 'Vulkan classics',
    '/vulkan': 'Vulkan classics',
    '/casino/dice': 'Casino: dice',
    '/asian-games': 'Asian games',
    '/card-games': 'Card games',
    '/crash-games': 'Crash games',
    '/skill-games': 'Skill games',
  };
  const games = page.getByRole('main').getByRole('article');
  for (const [path, heading] of Object.entries(kinds)) {
    await walk(page, { [path]: heading });
    await expect(games.nth(1), path).toBeVisible();
  }
  await page.goto('/en/tvgames/view/poker');
  await expect(page).toHaveURL(/\/en\/poker$/);
  const main = page.getByRole('main');
  await main
    .getByRole('article')
    .getByRole('link', { name: /Jacks or Better/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/poker\/jacks-or-better$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Jacks or Better');
  await main
    .getByRole('button', { name: /without money|demo/i })
    .first()
    .click();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect((await page.goto('/en/poker/dice'))?.status()).toBe(404);
});

test('RTE-23 each subcategory of slots is linked from the page of slots, and has the games that it says', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const games = main.getByRole('article');
  await page.goto('/en/slots');
  await areasAreReady(page);
  const total = await games.count();
  const parts = main.getByRole('navigation', { name: 'Parts' }).getByRole('link');
  const found = await parts.evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: Number(/\d+$/.exec(link.textContent)?.[0] ?? NaN),
    })),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/en/slots/new', '/en/slots/classic', '/en/slots/high-volatility']),
  );
  for (const { href, count } of found.slice(1)) {
    await page.goto(href, { waitUntil: 'domcontentloaded' });
    await expect(games, href).toHaveCount(count);
    expect(count, href).toBeGreaterThan(0);
    expect(count, href).toBeLessThan(total);
  }
  expect((await page.goto('/en/slots/one-press'))?.status()).toBe(404);
});

test('RTE-21 RTE-23 RTE-25 the brands lead to a provider and a game, the thank-you pages and the first deposit lead on', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  for (const path of ['/casino/brand', '/brand', '/brands']) {
    await walk(page, { [path]: 'Providers' });
    await expect(page).toHaveURL(/\/en\/providers$/);
  }
  await areasAreReady(page);
  await main.getByRole('searchbox', { name: 'Name of a provider' }).fill('north');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/providers\?search=north$/);
  await main.getByRole('link', { name: /^Northlight/ }).click();
  await expect(page).toHaveURL(/\/en\/providers\/[\w-]+$/);
  await main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/game\/\d+\/[\w-]+$/);
  await expect(main.getByRole('region', { name: 'Chances and payments' })).toBeVisible();

  for (const [section, name] of [
    ['slots', 'Slots'],
    ['keno', 'Keno'],
    ['casino', 'Casino'],
  ] as const) {
    await walk(page, { [`/${section}/thankyou`]: 'Thank you' });
    await areasAreReady(page);
    await main.getByRole('link', { name: `Go on: ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/en/${section}$`));
    await expect(heading).toHaveText(name);
  }
  await walk(page, { '/casino/slot-first-deposit': 'First deposit for slots' });
  await areasAreReady(page);
  await main.getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(heading).toHaveText('Slots');
});
