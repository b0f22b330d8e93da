import { areasAreReady } from '../../harness/bus';
import { place, pressHomeWins, stake } from '../../harness/steps/coupon';
import { newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

test.describe('a match that has ended', () => {
  test('SPT-01 OFC-01 shows its result and that of the bets on it, and links to its league', async ({
    page,
    sandbox,
    browser,
  }) => {
    await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2.2, 3]);
    const [game, next] = games;
    if (!game || !next) throw new Error('There are two matches.');
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, [game]);
    await stake(page).fill('5');
    await place(page);

    await page.goto(`/en${game.path}`);
    await areasAreReady(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Match result', exact: true })).toBeVisible();
    // While the match is on the screen.
    await sandbox.finish(game.id, { home: 2, away: 0 });
    await expect(main.getByText(`${game.home} won`)).toBeVisible();
    const bets = main.getByRole('region', { name: 'Your bets on this match' });
    await expect(bets.getByRole('link')).toHaveCount(1);
    await expect(bets).toContainText('Won');
    await expect(bets).toContainText(/Returns\s*11\.00/);

    // And to a guest, before any script.
    const context = await browser.newContext({ javaScriptEnabled: false });
    const guest = await context.newPage();
    await guest.goto(`/en${game.path}`);
    const seen = guest.getByRole('main');
    await expect(seen.getByText(`${game.home} won`)).toBeVisible();
    await expect(seen.getByRole('heading', { name: /^Next in / })).toBeVisible();
    await expect(seen.getByRole('region', { name: / – / }).nth(1)).toBeVisible();
    await expect(seen.getByText('Your bets on this match')).toHaveCount(0);
    await context.close();

    await bets.getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/office\/history\/\d+$/);
  });
});
