import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { recordShifts, twoFrames } from '../../harness/checks/shifts';
import { startOwnSite } from '../../harness/own-operator';
import { header } from '../../harness/steps/player';
import { goalText } from '../../harness/steps/line';
import { expect, test } from '../../harness/test';

const stageOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Match centre' });
const marketsOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('radiogroup', { name: 'Market groups' });

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`SPT-01 the stage of a match follows it by the keyboard, and moves nothing, ${width} wide`, async ({
    page,
    sandbox,
    watch,
  }) => {
    await recordShifts(page);
    await page.setViewportSize({ width, height });
    const { games } = await sandbox.makeGames([2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await page.goto(`/en${game.path}`);
    await areasAreReady(page);
    const stage = stageOf(page);
    const tab = (name: string): Locator => stage.getByRole('button', { name, exact: true });
    await expect(tab('Head to head')).toHaveAttribute('aria-expanded', 'true');
    // Teams of a test have never met.
    await expect(stage).toContainText('No match of these teams against each other is known');
    await tab('Pitch').press('Enter');
    await expect(stage.getByRole('status')).toContainText('Nothing has happened yet');
    const places = async () => [await stage.boundingBox(), await marketsOf(page).boundingBox()];
    const before = await places();
    expect(before).not.toContain(null);

    await test.step('it follows the match, and nothing moves', async () => {
      await sandbox.start(game.id);
      await sandbox.score(game.id, { home: 1, away: 0 });
      await expect(stage.getByRole('status')).toContainText(goalText(game.home, '1:0'));
      await sandbox.score(game.id, { home: 1, away: 1 });
      await expect(stage.getByRole('status')).toContainText(goalText(game.away, '1:1'));
      expect(await places()).toEqual(before);
    });

    await test.step('its parts are of one height', async () => {
      await page.evaluate(() => void globalThis.shifts.splice(0));
      await tab('Timeline').press('Enter');
      await expect(stage.getByRole('listitem').filter({ hasText: '1:1' }).first()).toBeVisible();
      await tab('Statistics').press('Enter');
      await expect(stage.getByRole('row', { name: /Shots on target/ })).toContainText(/\d – \d/);
      expect(await places()).toEqual(before);
      await twoFrames(page);
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    });

    await test.step('it is accessible', async () => {
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      // Axe writes styles of its own.
      watch.violations.length = 0;
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    await test.step('SPT-04 folded, it stays so after a reload; the match before it is shown at once', async () => {
      await stage.getByRole('button', { name: 'Close the match centre' }).press('Enter');
      await expect(stage.getByRole('table')).toBeHidden();
      await page.reload();
      await areasAreReady(page);
      await expect(tab('Pitch')).toHaveAttribute('aria-expanded', 'false');
      await tab('Pitch').press('Enter');
      // The match goes on: a card may have followed the goals.
      await expect(stage.getByRole('status')).toContainText(/\d′/);
      await page.reload();
      await areasAreReady(page);
      await expect(tab('Pitch')).toHaveAttribute('aria-expanded', 'true');
    });

    await test.step('the finished match keeps it', async () => {
      await sandbox.finish(game.id, { home: 2, away: 1 });
      await expect(stage.getByRole('status')).toContainText(goalText(game.home, '2:1'));
    });
  });
}

test('SPT-01 the table of the league and the meetings of the teams are in the match', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/en/line/football/england-premier-league');
  await areasAreReady(page);
  const main = page.getByRole('main');
  // Not a match that another test has made: its teams have never met.
  await main
    .getByRole('link', { name: / markets: (?!Q[\da-f]{8} )/ })
    .first()
    .click();
  const stage = stageOf(page);
  await expect(
    stage.getByRole('list', { name: 'Head to head' }).getByRole('listitem').first(),
  ).toBeVisible();
  await stage.getByRole('button', { name: 'Table', exact: true }).click();
  const table = stage.getByRole('table', { name: /^Premier League, / });
  await expect(table.getByRole('row')).toHaveCount(21);
  // The form of both teams is beside their names.
  const [home = '', away = ''] = (await main.getByRole('heading', { level: 1 }).innerText()).split(
    ' – ',
  );
  for (const team of [home, away]) {
    await expect(table.getByRole('row', { name: new RegExp(team) })).toContainText(
      /(?:Won|Drawn|Lost)/,
    );
  }
  await expect(main.getByText('Form:').first()).toBeAttached();
});

test('SPT-01 without its feature a match has no table and no meetings', async ({
  page,
  baseURL,
}) => {
  const site = await startOwnSite(baseURL ?? '', { features: [] });
  try {
    await page.goto(`${site.origin}/en/line/football/england-premier-league`);
    await page
      .getByRole('main')
      .getByRole('link', { name: / markets: / })
      .first()
      .click();
    const stage = stageOf(page);
    await expect(stage.getByRole('button', { name: 'Pitch', exact: true })).toBeVisible();
    await expect(stage.getByRole('button', { name: 'Table', exact: true })).toHaveCount(0);
    await expect(stage.getByRole('button', { name: 'Head to head' })).toHaveCount(0);
  } finally {
    await site.stop();
  }
});

test('SPT-04 the pitch of a live match stays in view by that setting; in a low window it is closed', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const { games } = await sandbox.makeGames([2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  await sandbox.start(game.id);
  await page.goto(`/en${game.path}`);
  await areasAreReady(page);
  const pitch = stageOf(page).locator('svg[viewBox="-2 -2 104 68"]');
  await expect(pitch).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 700));
  await expect(pitch).toBeInViewport({ ratio: 1 });
  // The tabs of the markets are below it, not under it.
  const [stage, tabs] = [await stageOf(page).boundingBox(), await marketsOf(page).boundingBox()];
  expect(tabs?.y ?? 0).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
  await header(page).getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('switch', { name: 'Pitch of a live match stays in view' }).click();
  await page.keyboard.press('Escape');
  // What is pressed may have scrolled the page.
  await page.evaluate(() => scrollTo(0, 700));
  await expect(pitch).not.toBeInViewport();
  await page.setViewportSize({ width: 1366, height: 650 });
  await expect(pitch).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await stageOf(page).getByRole('button', { name: 'Pitch', exact: true }).click();
  await expect(pitch).toBeInViewport();
});

test('SPT-01 the course of a match is folded in the panels of several matches by its setting', async ({
  page,
  sandbox,
  browser,
}) => {
  const { games } = await sandbox.makeGames([2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  await sandbox.start(game.id);
  await sandbox.score(game.id, { home: 1, away: 0 });
  const shown = async (zoneState: 0 | 1): Promise<boolean> => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([
      { name: 'settings', value: `zoneState=${zoneState}`, url: new URL(page.url()).origin },
    ]);
    const guest = await context.newPage();
    await guest.goto(`${new URL(page.url()).origin}/en/multi?ids=${game.id}`);
    await expect(guest.getByRole('heading', { name: 'Match course' })).toBeVisible();
    const isVisible = await guest.getByText('Statistics by half').isVisible();
    await context.close();
    return isVisible;
  };
  await page.goto(`/en/multi?ids=${game.id}`);
  expect([await shown(0), await shown(1)]).toEqual([true, false]);
  // The events are in the page of the match before any script.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(`${new URL(page.url()).origin}/en${game.path}`);
  await expect(stageOf(guest)).toContainText(goalText(game.home, '1:0'));
  await context.close();
});
