import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Sports menu' });

for (const width of [1366, 1024, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('RTE-32 the menu on the left leads a guest to the results, and a player to their bets', async ({
      page,
      watch,
    }) => {
      await page.goto('/en/line');
      await areasAreReady(page);
      await expect(menu(page).getByRole('link', { name: 'Statistics' })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: 'Bet history' })).toHaveCount(0);
      await menu(page).getByRole('link', { name: 'Results' }).click();
      await expect(page).toHaveURL(/\/en\/results$/);

      await newPlayer(page);
      await page.goto('/en/live');
      await areasAreReady(page);
      const history = menu(page).getByRole('link', { name: 'Bet history' });
      await expect(history).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      // The tool itself adds style sheets that the policy refuses.
      watch.violations.length = 0;
      expect(violations.map(({ id }) => id)).toEqual([]);
      await history.click();
      await expect(page).toHaveURL(/\/en\/office\/history$/);
    });
  });
}

test('RTE-32 the menu on the left leads to the statistics where the site has them', async ({
  page,
}) => {
  await page.goto('/en/line/football');
  await areasAreReady(page);
  await menu(page).getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL(/\/en\/statistic$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
