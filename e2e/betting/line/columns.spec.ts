import type { Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { matches, SMALL_LIST } from '../../harness/steps/line';
import { recordShifts, shiftsOf, twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

/** The markets of the first match, as many as are seen. */
async function marketsSeen(page: Page): Promise<(string | null)[]> {
  return matches(page)
    .first()
    .getByRole('group')
    .evaluateAll((groups) =>
      groups
        .filter((group) => group.checkVisibility())
        .map((group) => group.getAttribute('aria-label')),
    );
}

const USUAL = ['Match result', 'Total', 'Both teams to score', 'Handicap', 'Double chance'];

test('SPT-01 a wide list has more columns, and all of them fit', async ({ page }) => {
  for (const [width, count] of [
    [1920, 5],
    [1366, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/en${SMALL_LIST}`);
    await areasAreReady(page);
    expect(await marketsSeen(page), `${width} px`).toEqual(USUAL.slice(0, count));
    const room = await matches(page)
      .first()
      .getByRole('link')
      .first()
      .evaluate((link) => link.getBoundingClientRect().width);
    expect(room, `the teams’ room at ${width} px`).toBeGreaterThan(200);
  }
});

test('SET-01 SPT-01 a column keeps the market that the player chose, on the server’s page too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await recordShifts(page);
  await page.goto(`/en${SMALL_LIST}`);
  await areasAreReady(page);
  const column = page.getByRole('combobox', { name: 'Market in column 2' });
  await column.focus();
  await column.selectOption('Double chance');
  const chosen = ['Match result', 'Double chance', 'Both teams to score', 'Handicap', 'Total'];
  await expect.poll(async () => marketsSeen(page)).toEqual(chosen);
  await expect(column).toBeFocused();
  const answer = await page.reload();
  const [, first = ''] = /<section[^>]* aria-label="[^"]+ – [^"]+"(.*?)<\/section>/s.exec(
    (await answer?.text()) ?? '',
  ) ?? [''];
  const inHtml = [...first.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(inHtml).toEqual(chosen);
  await areasAreReady(page);
  await twoFrames(page);
  expect(await marketsSeen(page)).toEqual(chosen);
  expect(await shiftsOf(page)).toEqual([]);
});
