import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** The sectors of the wheel with the most points, with one more try, and with free spins. */
const [MAX_POINTS, ONE_TRY, FREE_SPINS] = [15, 10, 5];

test('GAM-01 a guest tries the wheel, a player uses the free try, wins another, and buys one with points', async ({
  page,
  sandbox,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/games');
  await areasAreReady(page);
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'Bonus games' })
    .getByRole('link', { name: 'Fortuna' })
    .click();
  await expect(page).toHaveURL(/\/en\/bonus-games\/fortuna$/);
  await main.getByRole('button', { name: 'Try the demo' }).click();
  await expect(main.getByText(/^Demo result: .* Nothing is credited\.$/)).toBeVisible();

  const { login } = await newPlayer(page);
  await sandbox.nextBonus(login, 'fortuna', [[ONE_TRY]]);
  await page.reload();
  await areasAreReady(page);
  const tries = main.getByRole('region', { name: 'Your tries' });
  const use = tries.getByRole('button', { name: 'Use a try' });
  await use.click();
  await expect(tries.getByText('Result: 1 more try', { exact: true })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await sandbox.nextBonus(login, 'fortuna', [[MAX_POINTS]]);
  await use.press('Enter');
  await expect(tries.getByText('Result: 100 points', { exact: true })).toBeVisible();
  expect(sent.filter((path) => path.endsWith('/try'))).toHaveLength(1);
  await expect(use).toBeDisabled();
  await expect(tries).toContainText('No tries are left.');
  await expect(tries).toContainText('The next free try: ');

  await tries.getByRole('button', { name: 'Buy a try for 20 points' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm your purchase' });
  await expect(sheet).toContainText('20');
  await sheet.getByRole('button', { name: /^Buy for/ }).click();
  await expect(tries.getByText('80', { exact: true })).toBeVisible();
  await expect(use).toBeEnabled();
  await expect(main.getByRole('region', { name: 'Your prizes' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await page.keyboard.press('Escape');
  await sandbox.nextBonus(login, 'fortuna', [[FREE_SPINS]]);
  await use.click();
  await expect(tries.getByText('Result: 5 free spins', { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  await tries.getByRole('link', { name: 'To your free spins' }).click();
  const spins = main.getByRole('region', { name: 'Free spins of Lantern Bay' });
  await expect(spins.getByText(/^5 of 5 left/)).toBeVisible();
});
