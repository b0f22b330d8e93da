import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../e2e/harness/bus';
import { startOwnSite } from '../../e2e/harness/own-operator';
import { recordShifts, shiftsOf } from '../../e2e/harness/checks/shifts';
import { expect, test } from '../../e2e/harness/test';

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`SPT-02 RTE-05 a match goes from the live results to the results of the day, ${width} wide`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    const { games } = await sandbox.makeGames([2.2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await sandbox.start(game.id);
    await page.goto('/en/results/live?sport=football');
    await areasAreReady(page);
    const main = page.getByRole('main');
    const row = main.getByRole('link', { name: new RegExp(game.home) });
    await expect(row).toBeVisible();
    await sandbox.score(game.id, { home: 2, away: 1 });
    // By the feed, while the page is open.
    await expect(row).toContainText('21');
    await sandbox.finish(game.id, { home: 3, away: 1 });
    await main.getByRole('link', { name: 'Results', exact: true }).click();
    await main.getByRole('searchbox').fill(game.home);
    await main.getByRole('button', { name: 'Show' }).click();
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('31');
    await row.click();
    await expect(page).toHaveURL(new RegExp(`/en/line/.*/${game.id}-`));
  });
}

test('RTE-04 a championship has its table, from the list of championships', async ({ page }) => {
  await page.goto('/en/champs');
  await areasAreReady(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Premier League, England' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Premier League, England');
  const table = main.getByRole('table', { name: /^Table, / });
  await expect(table.getByRole('row')).toHaveCount(21);
  await page.goto('/en/champs/999999');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('RTE-04 all tables of championships fit a phone, with the five marks of the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/champs');
  const main = page.getByRole('main');
  const links = await main
    .getByRole('link', { name: /, Germany$|^La Liga|^Premier League, E/ })
    .all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    await page.goto(path ?? '');
    const table = main.getByRole('table', { name: /^Table, / });
    await expect(table).toBeVisible();
    const hidden = await table.evaluate(
      ({ parentElement: scroll }) => (scroll?.scrollWidth ?? 0) - (scroll?.clientWidth ?? 0),
    );
    expect([path, hidden]).toEqual([path, 0]);
  }
});

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`RTE-05 RTE-37 statistics are not found on a site without the feature, and a team leads to none, ${width} wide`, async ({
    page,
    baseURL,
  }) => {
    const site = await startOwnSite(baseURL ?? '', { features: [] });
    try {
      await page.setViewportSize({ width, height });
      const main = page.getByRole('main');
      for (const path of ['/statistic', '/statistic-popup/team/football-arsenal']) {
        const answer = await page.goto(`${site.origin}/en${path}`);
        expect([path, answer?.status()]).toEqual([path, 404]);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          'This page could not be found',
        );
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await main.getByRole('link', { name: 'Live', exact: true }).click();
      await expect(page).toHaveURL(/\/en\/live$/);
      await page.goto(`${site.origin}/en/team/football-arsenal`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Arsenal');
      await expect(main.getByRole('link', { name: /^No\. \d+ in Premier League/ })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Statistics' })).toHaveCount(0);
    } finally {
      await site.stop();
    }
  });
}

for (const path of [
  '/results',
  '/results/live',
  '/results/zone',
  '/champs',
  '/champs/101',
  '/team/football-arsenal',
]) {
  test(`the page ${path} moves nothing while it loads, and is accessible`, async ({
    page,
    watch,
  }) => {
    await recordShifts(page);
    await page.goto(`/en${path}`);
    await areasAreReady(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('RTE-05 results are read without scripts, and chosen by the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ru/results');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Результаты');
  await expect(main.getByRole('list', { name: 'Результаты' })).toBeVisible();
  await main.getByRole('searchbox').fill('zz-nothing');
  await main.getByRole('button', { name: 'Показать' }).click();
  await expect(main.getByText('Результатов нет')).toBeVisible();
  await context.close();
});
