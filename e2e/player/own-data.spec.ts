import { AxeBuilder } from '@axe-core/playwright';
import type { Statements } from '@grandstand/bus-contracts/player';
import type { Locator } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('a player sees their statement, saves it, and gets a copy of their data', async ({
  page,
  sandbox,
  watch,
}, info) => {
  const { login } = await newPlayer(page);
  await sandbox.deposit(login, 75);
  await page.goto('/en/office/historypay');
  await areasAreReady(page);
  await page.goto('/en/office/statements');
  await areasAreReady(page);
  const euros = page.getByRole('region', { name: 'EUR', exact: true });
  await expect(euros).toContainText('you have paid in 75.00');
  await expect(page.getByRole('main')).toContainText('This is your first month.');
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await info.attach(`statements, ${width} px`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a table (CSV)' }).click(),
  ]);
  expect(table.suggestedFilename()).toMatch(/^statements_\d{4}-\d{2}\.csv$/);
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.goto('/en/office/account#your-data');
  await areasAreReady(page);
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Get a copy of your data' }).click();
  const dialog = page.getByRole('dialog', { name: 'A copy of your data' });
  await expect(dialog).toHaveCSS('opacity', '1');
  await info.attach('the dialog', { body: await page.screenshot(), contentType: 'image/png' });
  await dialog.getByRole('button', { name: 'Make the copy' }).click();
  const link = data.getByRole('link', { name: 'Download your data (ZIP)' });
  const [copy] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(copy.suggestedFilename()).toBe('your-data.zip');
  await info.attach('the section', { body: await data.screenshot(), contentType: 'image/png' });
});

test('a statement of several months has a chart, for pointer and keys, in each theme, and prints alone', async ({
  page,
}, info) => {
  const { userId } = await newPlayer(page);
  await page.route('**/web-api/statements*', async (route) => route.fulfill({ json: STATEMENTS }));
  await recordShifts(page);
  await page.goto('/en/office/statements');
  await areasAreReady(page);
  const chart = page.getByRole('figure', { name: 'Paid in, taken out and net result by month' });
  const canvas = chart.locator('canvas');
  await expect(canvas).toBeVisible();
  await twoFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
  const light = await coloursOf(canvas);
  // Ground, grid, two kinds of bars, line, letters.
  expect(light.length).toBeGreaterThan(5);

  const values = chart.getByRole('status');
  await expect(values).toContainText('October 2026');
  await chart.getByRole('slider', { name: 'Month' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(values).toHaveText(
    /^September 2026, 1 h 30 min on the site\s*Paid in\s*0\.00.EUR\s*Taken out\s*80\.00.EUR/,
  );
  await page.keyboard.press('Home');
  await expect(values).toContainText('July 2026');
  await page.keyboard.press('End');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The chart has no place.');
  await page.mouse.move(box.x + box.width * 0.45, box.y + 60);
  await expect(values).toContainText('August 2026');

  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await expect.poll(() => coloursOf(canvas)).not.toEqual(light);
  await page.setViewportSize({ width: 390, height: 844 });
  await twoFrames(page);
  const narrow = await canvas.boundingBox();
  expect((narrow?.x ?? 0) + (narrow?.width ?? 0)).toBeLessThan(390);
  await info.attach('the chart, 390 px', {
    body: await chart.screenshot(),
    contentType: 'image/png',
  });

  await page.emulateMedia({ media: 'print' });
  await expect(header(page)).toBeHidden();
  await expect(chart).toBeHidden();
  await expect(page.getByText(`Player no. ${userId}, as of`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'By month' })).toBeVisible();
});

const NOTHING = { paidIn: 0, paidOut: 0, staked: 0, won: 0, given: 0 };
const STATEMENTS: Statements = {
  openedAt: Date.UTC(2026, 6, 5),
  month: '2026-10',
  time: [{ month: '2026-09', usedMs: 5_400_000 }],
  statements: [
    {
      iso: 'EUR',
      scale: 2,
      isBonusMoney: false,
      balance: 150,
      ever: { paidIn: 320, paidOut: 80, staked: 300, won: 210, given: 0 },
      months: [
        { ...NOTHING, month: '2026-10', paidIn: 120, staked: 100, won: 130 },
        { ...NOTHING, month: '2026-09', paidOut: 80 },
        { ...NOTHING, month: '2026-07', paidIn: 200, staked: 200, won: 80 },
      ],
    },
  ],
};

/** The colours of a canvas that more than a few of its pixels have. */
async function coloursOf(canvas: Locator): Promise<string[]> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 4).join(' ');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].flatMap(([colour, count]) => (count > 20 ? [colour] : [])).toSorted();
  });
}
