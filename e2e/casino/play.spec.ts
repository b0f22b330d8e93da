import type { FrameLocator, Locator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** Opens the page of a game from the search, as no test knows its id. */
async function openGame(page: Page, name: string): Promise<void> {
  await page.goto(`/en/casino-search?search=${name}`);
  await areasAreReady(page);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
}

const stageOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Game: ${name}` });

const gameOf = (page: Page, name: string): FrameLocator =>
  page.frameLocator(`iframe[title="${name}"]`);

/** Plays one round, by its only press. */
async function playRound(game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: /^Play for/ }).click();
  await expect(game.getByText(/comes? back/).first()).toBeVisible();
}

test('CAS-01 a guest tries a game without money, in a frame that the page can not be reached from, at 390', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, 'Dice');
  await page.getByRole('button', { name: 'Try without money' }).click();
  const stage = stageOf(page, 'Dice');
  await expect(stage.getByText('Demo', { exact: true })).toBeInViewport();
  const game = gameOf(page, 'Dice');
  await playRound(game);
  // It is no origin at all: neither cookies nor storage, and the page's window is closed to it.
  const reach = await game.locator('html').evaluate(() => {
    const attempt = (read: () => unknown): string => {
      try {
        read();
        return 'reached';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      origin,
      attempt(() => document.cookie),
      attempt(() => localStorage.length),
      attempt(() => parent.document),
    ];
  });
  expect(reach).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError']);
  await stage.getByRole('button', { name: 'Close the game' }).click();
  await expect(stage).toBeHidden();
});

test('CAS-01 a guest plays a game of cards by the keyboard and by its words alone, with a move of their own', async ({
  page,
}) => {
  await openGame(page, 'Jacks or Better');
  await page.getByRole('button', { name: 'Try without money' }).click();
  const game = gameOf(page, 'Jacks or Better');
  await game.getByRole('button', { name: /^Play for/ }).press('Enter');
  const said = game.getByRole('status').filter({ hasText: /^Cards: / });
  await expect(said).toContainText('Choose the cards to hold');
  const cards = /^Cards: (.*?)\./.exec(await said.innerText())?.[1]?.split(', ') ?? [];
  expect(cards).toHaveLength(5);
  const held = cards[1] ?? '';
  const hold = game.getByRole('button', { name: `Hold: ${held}` });
  await hold.press('Space');
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
  await game.getByRole('button', { name: 'Replace cards: 4' }).press('Enter');
  const result = game.getByRole('status').filter({ hasText: /comes? back/ });
  await expect(result).toContainText(`Held: ${held}.`);
  expect(/Cards: (.*?)\./.exec(await result.innerText())?.[1]?.split(', ')[1]).toBe(held);
});

test('CAS-01 a player plays for money: header, stage and operator agree to the cent, and the game outlives its area', async ({
  page,
  sandbox,
}) => {
  const { login } = await newPlayer(page);
  await sandbox.deposit(login, 20);
  await openGame(page, 'Dice');
  const before = await balance(page);
  await page.getByRole('button', { name: 'Play for money' }).click();
  const game = gameOf(page, 'Dice');
  await playRound(game);
  // The shortest cycle is the operator's: the next round waits for it.
  await expect(game.getByRole('button', { name: /^Play for/ })).toBeDisabled();

  const stage = stageOf(page, 'Dice');
  const net = stage.getByText('Result').locator('xpath=following-sibling::dd');
  await expect(net).not.toHaveText('–');
  await expect(net).not.toHaveText(/^€?0\.00/);
  const shown = Math.round(Number((await net.innerText()).replaceAll(/[^\d.-]/g, '')) * 100);
  await expect.poll(() => balance(page)).toBe(before + shown);

  await page.evaluate(() => globalThis.grandstand?.bus.publish('area.dead', { reason: 'test' }));
  await expect(game.getByRole('button', { name: /^Play for/ })).toBeVisible();
});
