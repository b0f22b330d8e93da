import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import { couponBets } from '../../harness/steps/coupon';
import { MOTION } from '../../harness/checks/motion';
import { recordShifts, twoFrames } from '../../harness/checks/shifts';
import { expect, test } from '../../harness/test';

test.use(MOTION);

/** The name of the market in the operator's texts. */
const THREE_WAY = { en: 'European handicap', ru: 'Европейская фора' };

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
  await expect(groups).toHaveCount(10);

  const field = main.getByRole('searchbox', { name: 'Find a market' });
  await field.focus();
  await page.keyboard.type('1st half total');
  await expect(main.getByText('Markets found: 10')).toBeVisible();
  const total = main.getByRole('group', { name: '1st half: Total', exact: true });
  await total.getByRole('button', { name: /^More:/ }).press('Enter');
  await total.getByRole('button', { name: /^Over 0\.5,/ }).press('Enter');
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

test('SPT-01 the board of a match is 96 high, and does not move while a goal is told beside its clock', async ({
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
  const match = page.getByRole('region', { name: game.title, exact: true });
  const board = match.locator('div:has(> h1)');
  const told = match.getByRole('status').filter({ hasText: 'betting suspended' });
  for (const [place, width] of [1920, 1366, 390].entries()) {
    await page.setViewportSize({ width, height: 900 });
    await twoFrames(page);
    const before = await board.boundingBox();
    expect(before?.height, `${width}`).toBeLessThanOrEqual(96);
    await page.evaluate(() => void globalThis.shifts.splice(0));
    await sandbox.score(game.id, { home: place + 1, away: 0 });
    await expect(told).toHaveText(/^Goal /);
    await twoFrames(page);
    expect(await board.boundingBox(), `${width}`).toEqual(before);
    expect(await page.evaluate(() => globalThis.shifts), `${width}`).toEqual([]);
    await expect(told).toHaveCount(0);
  }
});

/** How many of some elements are in the window, with nothing over them. */
async function seenOf(all: Locator): Promise<number> {
  return all.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return over !== null && element.contains(over);
      }).length,
  );
}

/** A laptop of 768 px, less the bars of its browser. */
const SMALL_LAPTOP = { width: 1366, height: 650 };

test('SPT-01 on a small laptop 24 prices of the match are in view, before it and while it is in play', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(SMALL_LAPTOP);
  const { games } = await sandbox.makeGames([2.2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  for (const isLive of [false, true]) {
    if (isLive) await sandbox.start(game.id);
    await page.goto(`/en${game.path}`);
    await areasAreReady(page);
    const prices = page
      .getByRole('region', { name: game.title, exact: true })
      .locator('[data-outcome]');
    await expect
      .poll(async () => seenOf(prices), {
        message: isLive ? 'in play' : 'before',
      })
      .toBeGreaterThanOrEqual(24);
  }
});

for (const [width, height] of [
  [1366, 650],
  [390, 844],
] as const) {
  test(`SPT-01 score, clock and the tabs of the markets stay in view when they are scrolled, ${width} wide`, async ({
    page,
    sandbox,
  }) => {
    await recordShifts(page);
    await page.setViewportSize({ width, height });
    const { games } = await sandbox.makeGames([2.2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await sandbox.start(game.id);
    await sandbox.score(game.id, { home: 2, away: 1 });
    await page.goto(`/en${game.path}`);
    await areasAreReady(page);
    const match = page.getByRole('region', { name: game.title, exact: true });
    const bar = match.locator('div:has(> div > [role="radiogroup"])').first();
    const field = match.getByRole('searchbox', { name: 'Find a market' });
    const score = bar.getByText('2 : 1');
    await expect(score).toBeHidden();
    await page.evaluate(() => {
      globalThis.shifts.splice(0);
      scrollBy({ top: 900 });
    });
    await expect(score).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(/^\d+′$/)).toBeInViewport({ ratio: 1 });
    await expect(match.getByRole('radio', { name: 'Main' })).toBeInViewport();
    await twoFrames(page);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);

    // The field is in the place of the score, and comes back for the keyboard.
    await field.focus();
    await expect(score).toBeHidden();
    await page.keyboard.type('double');
    await expect(match.getByRole('group', { name: 'Double chance', exact: true })).toBeInViewport();
  });
}

test('SPT-01 after a goal the next goal can be bet on in the place of the last one, and nothing moves', async ({
  page,
  sandbox,
}) => {
  await recordShifts(page);
  const { games } = await sandbox.makeGames([2.2]);
  const [game] = games;
  if (!game) throw new Error('There is a match.');
  await sandbox.start(game.id);
  await page.goto(`/en${game.path}`);
  await areasAreReady(page);
  const next = page.getByRole('main').getByRole('group', { name: 'Next goal', exact: true });
  const goals = (): Promise<(string | undefined)[]> =>
    next
      .locator('[data-outcome]:not([aria-disabled])')
      .evaluateAll((prices) => prices.map((price) => price.dataset['outcome']?.split(':').at(-1)));
  await expect.poll(goals).toEqual(['1', '1', '1']);
  const place = await next.boundingBox();
  await page.evaluate(() => void globalThis.shifts.splice(0));
  await sandbox.score(game.id, { home: 1, away: 0 });
  await expect.poll(goals).toEqual(['2', '2', '2']);
  expect(await next.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
});

test('the label of each price of a match is written whole at every width', async ({
  page,
  sandbox,
}) => {
  const { games } = await sandbox.makeGames([2.2]);
  for (const language of ['en', 'ru'] as const) {
    await page.goto(`/${language}${games[0]?.path}`);
    await areasAreReady(page);
    const prices = page.getByRole('main').getByRole('group').locator('[data-outcome]');
    const handicap = page
      .getByRole('main')
      .getByRole('group', { name: THREE_WAY[language], exact: true });
    await expect(handicap.locator('[data-outcome]').filter({ hasText: '0:1' })).toHaveCount(3);
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
