import { areasAreReady } from '../../e2e/harness/bus';
import { couponType, place, pressHomeWins, stake } from '../../e2e/harness/steps/coupon';
import { newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

test('BNS-01 RTE-27 an accumulator that loses by exactly one selection comes back as bonus money', async ({
  page,
  sandbox,
}, info) => {
  await newPlayer(page);
  await page.goto('/en/bonuses/rules/express-insurance');
  await areasAreReady(page);
  const main = page.getByRole('main');
  await expect(
    main.getByText(/your stake on an accumulator of 4 or more selections/),
  ).toBeVisible();
  await info.attach('the rules', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  });
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Take it' }).click();
  await expect(main.getByText('The bonus is yours.')).toBeVisible();

  const { games, path } = await sandbox.makeGames([1.5, 1.6, 1.7, 1.8]);
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  await couponType(page, 'Accumulator').check();
  await stake(page).fill('6');
  await place(page);
  for (const [at, { id }] of games.entries()) {
    await sandbox.finish(id, at === 0 ? { home: 0, away: 2 } : { home: 2, away: 0 });
  }
  await page.goto('/en/bonuses');
  await areasAreReady(page);
  await expect(main.getByText('Bonus money: 6.00')).toBeVisible();
  await info.attach('the bonus', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  });
});
