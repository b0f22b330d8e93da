import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../support/bus';
import { couponBets } from '../support/coupon';
import { expect, test } from '../support/test';

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
