import { readFileSync } from 'node:fs';
import { areasAreReady } from '../../e2e/harness/bus';
import { header } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';
import { startSite } from '../../src/tools/site/site.mjs';

interface League {
  readonly clubs: readonly string[];
  /** "round date time home away full-time half-time": clubs are places in `clubs`. */
  readonly matches: readonly string[];
}

const FIXTURES = new URL('../../src/sandbox/data/football/fixtures.json', import.meta.url);

/** The results of two clubs against each other in the data of the fixtures: "2025-08-23 5:0". */
function meetings(one: string, other: string): string[] {
  const leagues = JSON.parse(readFileSync(FIXTURES, 'utf8')) as League[];
  return leagues.flatMap(({ clubs, matches }) =>
    matches.flatMap((line) => {
      const [, date, , home = '', away = '', result = '-'] = line.split(' ');
      const pair = [clubs[Number(home)], clubs[Number(away)]];
      return pair.includes(one) && pair.includes(other) && result !== '-'
        ? [`${date} ${result}`]
        : [];
    }),
  );
}

test.describe('on a site with statistics', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    site = await startSite();
    const answer = await fetch(`${site.origin}/sandbox/v1/site`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pages: { features: ['statistic'] } }),
    });
    expect(answer.ok).toBe(true);
  });
  test.afterAll(async () => site.stop());

  for (const [width, height] of [
    [1366, 900],
    [390, 844],
  ] as const) {
    test(`RTE-05 RTE-37 a club leads to its statistics, and the meetings of two clubs are those of the data, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.origin}/en/team/football-arsenal`);
      await areasAreReady(page);
      const main = page.getByRole('main');
      await main.locator('a[href="/en/statistic/team/football-arsenal"]').click();
      await expect(page).toHaveURL(/\/en\/statistic\/team\/football-arsenal$/);
      await expect(main.getByRole('heading', { level: 1 })).toContainText('Arsenal');
      await expect(main.getByRole('table').first()).toBeVisible();

      await page.goto(`${site.origin}/en/statistic/h2h/football-arsenal/football-leeds-united`);
      await areasAreReady(page);
      const known = meetings('Arsenal', 'Leeds United');
      expect(known).toContain('2025-08-23 5:0');
      await expect(main.getByText(`Known meetings: ${known.length}`)).toBeVisible();
      for (const meeting of known) {
        const [date = '', result = ''] = meeting.split(' ');
        const day = date.split('-').toReversed().join('.');
        await expect(main.getByRole('listitem').filter({ hasText: day })).toContainText(result);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test(`SPT-04 SET-01 statistics open in a window of their own by the setting, at once, ${width} wide`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.origin}/en/team/football-arsenal`);
      await areasAreReady(page);
      await header(page).getByRole('button', { name: 'Display settings' }).click();
      await page.getByRole('switch', { name: 'Statistics in a window of their own' }).click();
      await page.keyboard.press('Escape');
      const link = page.locator('a[href="/en/statistic-popup/team/football-arsenal"]');
      const opened = context.waitForEvent('page');
      await link.click();
      const popup = await opened;
      await expect(popup.getByRole('heading', { level: 1 })).toContainText('Arsenal');
      expect(await popup.evaluate(() => globalThis.opener === null)).toBe(true);
      // The window has no parts of the site around its page.
      await expect(popup.getByRole('banner')).toHaveCount(0);
      await page.reload();
      await expect(link).toHaveAttribute('target', '_blank');
    });
  }
});
