import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../harness/bus';
import type { MadeGame } from '../../harness/sandbox';
import { coupon, placeButton, placedTitle, stake } from '../../harness/steps/coupon';
import { newPlayer } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

/** The lists of outcomes of one match in the coupon. */
const together = (page: Page): Locator =>
  coupon(page).getByRole('list', { name: 'Same match', exact: true });

const totalOdds = (page: Page): Locator =>
  coupon(page).getByText('Total odds', { exact: true }).locator('xpath=..');

const oddsIn = async (text: Locator): Promise<number> =>
  Number(/[\d.]+$/.exec((await text.textContent()) ?? '')?.[0]);

/** In a low window, the part beside the prices is closed until it is opened. */
test.use({ viewport: { width: 1366, height: 768 } });

/** Opens the bet builder of a match. */
async function openBuilder(page: Page, path: string): Promise<Locator> {
  await page.goto(`/en${path}`);
  await areasAreReady(page);
  const centre = page.getByRole('main').getByRole('region', { name: 'Match centre' });
  await centre.getByRole('button', { name: 'Bet builder', expanded: false }).click();
  return centre.getByRole('list', { name: 'Bet builder' });
}

/** Puts the first ready combination into the coupon, and returns how many outcomes it has. */
async function pickReady(page: Page, { path }: MadeGame): Promise<number> {
  const builder = await openBuilder(page, path);
  const button = builder.getByRole('button').first();
  const legs = builder.getByRole('list').first().getByRole('listitem');
  const joint = await oddsIn(button);
  const count = await legs.count();
  for (const leg of await legs.all()) {
    await expect(leg).toContainText(/ · without it [\d.]+$/);
    expect(await oddsIn(leg)).toBeLessThan(joint);
  }
  await button.click();
  await expect(builder.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(together(page).last().getByRole('listitem')).toHaveCount(count);
  return count;
}

async function placeIt(page: Page): Promise<void> {
  await stake(page).fill('5');
  await placeButton(page).click();
  await expect(placedTitle(page)).toBeVisible();
}

test('a ready combination goes from the tab of the match to a bet that is named by its match everywhere', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const [game] = (await sandbox.makeGames([2])).games;
  if (!game) throw new Error('There is a match.');
  const count = await pickReady(page, game);
  await placeIt(page);

  await test.step('in open bets', async () => {
    await coupon(page).getByRole('button', { name: 'My bets' }).click();
    const bet = coupon(page).getByRole('listitem').filter({ hasText: 'Same match' }).first();
    await expect(bet).toContainText(game.title);
  });

  await test.step('in the history', async () => {
    await coupon(page).getByRole('link', { name: 'All bets' }).click();
    const row = page.getByRole('main').getByRole('link').filter({ hasText: game.title });
    await expect(row).toContainText(`Same match, ${count} selections`);
    await expect(row).not.toContainText('Accumulator');
  });

  await test.step('on home', async () => {
    await page.goto('/en/');
    await areasAreReady(page);
    const card = page.getByRole('main').getByRole('link').filter({ hasText: 'Same match' });
    await expect(card).toContainText(game.title);
    await expect(card).toContainText(`Selections: ${count}`);
  });
});

test('combinations of two matches are two legs of one bet', async ({ page, sandbox }) => {
  await newPlayer(page);
  const { games } = await sandbox.makeGames([2, 3]);
  for (const game of games) await pickReady(page, game);
  await expect(together(page)).toHaveCount(2);
  const heads = together(page).locator('xpath=..');
  for (const [place, { title }] of games.entries()) {
    await expect(heads.nth(place)).toContainText(title);
  }
  await placeIt(page);
  await coupon(page).getByRole('link', { name: /^\d+$/ }).click();
  const main = page.getByRole('main');
  for (const { title } of games) await expect(main).toContainText(title);
  await expect(main).toContainText('Accumulator');
});

test('P05 a fallen price of a combination asks again after a reload', async ({ page, sandbox }) => {
  await newPlayer(page);
  const [game] = (await sandbox.makeGames([2])).games;
  if (!game) throw new Error('There is a match.');
  await sandbox.start(game.id);
  await pickReady(page, game);
  await expect(totalOdds(page)).toContainText(/\d/);
  await stake(page).fill('5');
  // One goal nearer to over and a home win.
  await sandbox.score(game.id, { home: 1, away: 0 });
  const match = together(page).locator('xpath=..');
  const moved = match.getByText(/^Odds moved from /);
  await expect(moved).toBeVisible();
  const from = /from [\d.]+ /.exec((await moved.textContent()) ?? '')?.[0] ?? '';
  await page.reload();
  await areasAreReady(page);
  await expect(moved).toContainText(from);
  await expect(coupon(page).getByRole('button', { name: /^Accept and place/ })).toBeVisible();
  await match.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(moved).toHaveCount(0);
});
