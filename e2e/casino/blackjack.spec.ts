import type { FrameLocator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const PACKS = 6 * 52;

/** Opens blackjack from the search. */
async function openBlackjack(
  page: Page,
  how: 'Play for money' | 'Try without money',
): Promise<FrameLocator> {
  await page.goto('/en/casino-search?search=Blackjack');
  await areasAreReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Blackjack', exact: true }).click();
  await page.getByRole('button', { name: how }).click();
  return page.frameLocator('iframe[title="Blackjack"]');
}

/** The cards of a round: these first, of the first pack, then any others. */
function dealt(...ranks: readonly string[]): number[] {
  const first = ranks.map((rank, at) => 'A23456789TJQK'.indexOf(rank) * 4 + (at % 4));
  const others = Array.from({ length: PACKS }, (_, card) => card);
  return [...first, ...others.filter((card) => !first.includes(card))].slice(0, 60);
}

test('CAS-01 blackjack is played by keys and words alone, and a double that is refused leaves the hand as it was', async ({
  page,
  sandbox,
}) => {
  const tried = await openBlackjack(page, 'Try without money');
  const said = tried.getByRole('status').filter({ hasText: /^(?:.* comes? back.*)?You: / });
  await tried.getByRole('button', { name: /^Play for/ }).press('Enter');
  await expect(said).toContainText(/Dealer: .* \(\d+/);
  for (let hits = 0; hits < 12; hits += 1) {
    const before = await said.innerText();
    if (!before.includes('Press H to hit')) break;
    await page.keyboard.press('h');
    await expect(said).not.toHaveText(before);
  }
  await expect(said).toContainText(/comes? back/);

  const { login } = await newPlayer(page);
  const eleven = dealt('6', '9', '5', 'T', '9');
  await sandbox.nextRounds(login, [[eleven], [eleven]]);
  const begun = await openBlackjack(page, 'Play for money');
  const before = await balance(page);
  await begun.getByRole('button', { name: '1.00 EUR', exact: true }).click();
  await begun.getByRole('button', { name: 'Play for 1.00 EUR' }).click();
  await expect(begun.getByText('You: six of clubs, five of hearts (11).')).toBeVisible();

  // The hand waits for its player.
  const game = await openBlackjack(page, 'Play for money');
  await expect(game.getByText('This round is not finished')).toBeVisible();
  await expect(game.getByText('Dealer: nine of diamonds (9), and a card face down.')).toBeVisible();
  await game.getByRole('button', { name: 'Double for 1.00 EUR more' }).press('Enter');
  await expect(game.getByText('4.00 EUR comes back for 2.00 EUR.')).toBeVisible();
  await expect.poll(() => balance(page)).toBe(before + 200);

  // A limit leaves enough for another bet, and not for its double.
  await sandbox.setLimit(login, 1, 3.5);
  await game.getByRole('button', { name: 'Play for 1.00 EUR' }).click();
  await game.getByRole('button', { name: 'Double for 1.00 EUR more' }).click();
  await expect(game.getByText('Your limit is reached: 0.50 EUR')).toBeVisible();
  await page.keyboard.press('s');
  await expect(game.getByText('Nothing comes back of 1.00 EUR.')).toBeVisible();
  await expect(game.getByText('You: six of clubs, five of hearts (11).')).toBeVisible();
  await expect.poll(() => balance(page)).toBe(before + 100);
});
