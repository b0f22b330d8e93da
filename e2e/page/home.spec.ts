import { areasAreReady } from '../harness/bus';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { openSingle, place } from '../harness/steps/coupon';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('RTE-02 P118 home is the front of the whole site: matches, banner, games and open bets, and nothing promotes to a player who has just set a limit', async ({
  page,
  sandbox,
}) => {
  const main = page.getByRole('main');
  const headings = main.getByRole('heading', { level: 2 });
  const banner = main.getByRole('region', { name: 'Several matches on one page' });
  const ofDay = main.getByRole('region', { name: 'Matches of the day' });
  const games = main.getByRole('region', { name: 'Popular in the casino' });
  const open = async (): Promise<void> => {
    await page.goto('/en/');
    await areasAreReady(page);
    await expect(main.locator('[aria-busy]')).toHaveCount(0);
    await twoFrames(page);
  };
  await recordShifts(page);

  await open();
  await expect(headings).toHaveText([
    'Matches of the day',
    'Live now',
    'Several matches on one page',
    'New in the casino',
    'Popular in the casino',
    'Upcoming',
    'New here?',
  ]);
  expect(await shiftsOf(page)).toEqual([]);
  await games.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/game\/\d+\//);

  const player = await newPlayer(page);
  const game = await openSingle(page, sandbox);
  await place(page);
  await open();
  await expect(headings.first()).toHaveText('Your open bets');
  await expect(main.getByRole('link', { name: new RegExp(game.title) }).first()).toBeVisible();
  await expect(ofDay).toBeVisible();
  await expect(games).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  await sandbox.setLimit(player.login, 1, 50);
  await open();
  await expect(main.getByRole('region', { name: 'Play within your limits' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Your statements' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(ofDay).toHaveCount(0);
  await expect(games).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});
