import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../harness/bus';
import { couponBets } from '../../harness/steps/coupon';
import { MOTION } from '../../harness/checks/motion';
import { recordShifts, twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

test.use(MOTION);

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('SPT-01 P100 the markets of a match are found, folded and pinned by keyboard, and a bet on a half is added to the coupon', async ({
  page,
  sandbox,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { games } = await sandbox.makeGames([2.2]);
  await page.goto(`/en${games[0]?.path}`);
  await areasAreReady(page);
  const main = page.getByRole('main');
  const groups = main.getByRole('heading', { level: 2 }).getByRole('button');
  await expect(groups).toHaveCount(6);

  const field = main.getByRole('searchbox', { name: 'Find a market' });
  await field.focus();
  await page.keyboard.type('1st half total');
  await expect(main.getByText('Markets found: 3')).toBeVisible();
  const total = main.getByRole('group', { name: '1st half: Total', exact: true });
  await total.getByRole('button', { name: /^More:/ }).press('Enter');
  await total.getByRole('button', { name: /^Over 0\.5 / }).press('Enter');
  await expect(couponBets(page)).toContainText('1st half: Total over 0.5');
  await field.fill('');

  const totals = main.getByRole('button', { name: 'Totals', exact: true });
  await totals.press('Enter');
  await expect(totals).toHaveAttribute('aria-expanded', 'false');
  await main.getByRole('button', { name: 'Pin to the top: Halves' }).press('Enter');
  await expect(groups.first()).toHaveAccessibleName('Halves');

  // As the player left it, after a reload.
  await page.reload();
  await areasAreReady(page);
  await expect(groups.first()).toHaveAccessibleName('Halves');
  await expect(totals).toHaveAttribute('aria-expanded', 'false');
  expect(watch.violations).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).include('main').analyze();
  // Axe writes styles of its own.
  watch.violations.length = 0;
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('SPT-01 the board of a match does not move while a goal is told beside its clock', async ({
  page,
  sandbox,
}) => {
  await recordShifts(page);
  await page.setViewportSize({ width: 1920, height: 900 });
  const { games } = await sandbox.makeGames([2.2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  await sandbox.start(game.id);
  await page.goto(`/en${game.path}`);
  await areasAreReady(page);
  const board = page.getByRole('region', { name: game.title });
  const periods = board.getByRole('table', { name: 'Score by half' });
  const told = board.getByRole('status').filter({ hasText: 'betting suspended' });
  for (const [place, width] of [1920, 1366, 390].entries()) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    const before = await periods.boundingBox();
    await page.evaluate(() => void globalThis.shifts.splice(0));
    await sandbox.score(game.id, { home: place + 1, away: 0 });
    await expect(told).toHaveText(/^Goal /);
    await twoFrames(page);
    expect(await periods.boundingBox(), `${width}`).toEqual(before);
    expect(await page.evaluate(() => globalThis.shifts), `${width}`).toEqual([]);
    await expect(told).toHaveCount(0);
  }

  await test.step('on a small laptop a match in play shows its first prices below its course', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.reload();
    await areasAreReady(page);
    await expect(board.getByRole('region', { name: 'Match course' })).toBeInViewport({ ratio: 1 });
    await expect(board.locator('[data-outcome]').first()).toBeInViewport({ ratio: 1 });
  });
});

test('the label of each price of a match is written whole at every width', async ({
  page,
  sandbox,
}) => {
  const { games } = await sandbox.makeGames([2.2]);
  for (const language of ['en', 'ru']) {
    await page.goto(`/${language}${games[0]?.path}`);
    await areasAreReady(page);
    const prices = page.getByRole('main').getByRole('group').locator('[data-outcome]');
    await expect(prices.filter({ hasText: 'X (0:1)' })).toHaveCount(1);
    for (const width of [1366, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await twoFrames(page);
      const cut = await prices.evaluateAll((buttons) =>
        buttons
          .map(({ firstElementChild }) => firstElementChild)
          .filter((label) => label && label.scrollWidth > label.clientWidth)
          .map((label) => label?.textContent),
      );
      expect(cut, `${language} ${width}`).toEqual([]);
    }
  }
});
