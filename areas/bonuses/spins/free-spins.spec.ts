import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../../../e2e/harness/bus';
import { balance, newPlayer } from '../../../e2e/harness/steps/player';
import { expect, test } from '../../../e2e/harness/test';

/** The page of the game, in its frame. */
const FRAME: [string, string] = ['iframe[title="Lantern Bay"]', 'main'];

type Info = ReturnType<typeof test.info>;

async function control(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/sandbox/v1${path}`, { data });
  expect(answer.ok()).toBe(true);
}

interface Looked {
  readonly page: Page;
  readonly watch: { readonly violations: unknown[] };
  readonly info: Info;
}

/** Looks at the page in a wide and a narrow window. */
async function look(
  { page, watch, info }: Looked,
  name: string,
  part: string | [string, string],
): Promise<void> {
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
    const body = await page.screenshot({ fullPage: true });
    await info.attach(`${name} ${width}`, { body, contentType: 'image/png' });
  }
  // The size of targets in the game alone: the fixed parts of the shell cover some of a page, by where it is scrolled to.
  const ofGame = part === FRAME ? ['wcag22aa'] : [];
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', ...ofGame])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  await page.setViewportSize({ width: 1366, height: 800 });
}

test('BNS-02 CAS-01 free spins are bought for points, played in their game at no cost of the player, and given up', async ({
  page,
  watch,
}, info) => {
  const main = page.getByRole('main');
  const looked = { page, watch, info };
  const own = main.getByRole('region', { name: 'Free spins of Lantern Bay' });
  const game = page.frameLocator('iframe[title="Lantern Bay"]');
  const spin = game.getByRole('button', { name: 'Free spin', exact: true });
  const result = game.locator('.result');

  const { login } = await newPlayer(page);
  await control(page, `/players/${login}/points`, { points: 500 });

  await test.step('points are exchanged for free spins, which are on the same page', async () => {
    await page.goto('/en/office/rewards');
    await areasAreReady(page);
    const card = main
      .getByRole('listitem')
      .filter({ hasText: '25 free spins of Lantern Bay' })
      .first();
    await card.getByRole('button', { name: 'Exchange 500 points' }).click();
    const sheet = page.getByRole('dialog', { name: 'Confirm your purchase' });
    await expect(sheet.getByText(/^The operator pays the stake of 0\.20\sEUR each/)).toBeVisible();
    await sheet.getByRole('button', { name: /^Buy for/ }).click();
    await expect(card.getByText(/^The free spins are yours/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own.getByText(/^25 of 25 left/)).toBeVisible();
    await look(looked, 'free spins of a player', 'main');
  });

  await test.step('they are given up after a question', async () => {
    await own.getByRole('button', { name: 'Give up the free spins' }).click();
    await own.getByRole('button', { name: 'Give them up' }).click();
    await expect(own).toBeHidden();
    await main.getByText('Free spins that have ended').click();
    await expect(main.getByText(/^Lantern Bay: given up\. Left: 25\./)).toBeVisible();
  });

  await test.step('two others are played: the balance pays none of them', async () => {
    await control(page, `/players/${login}/free-spins`, { spins: 2 });
    const money = await balance(page);
    await own.getByRole('link', { name: 'Play Lantern Bay' }).click();
    await areasAreReady(page);
    await main.getByRole('button', { name: 'Play for money' }).click();
    await expect(game.getByText(/^Free spins: 2, 0\.20\sEUR each$/)).toBeVisible();
    await expect(game.getByRole('group', { name: 'Stake' })).toBeHidden();
    await look(looked, 'a game with free spins', FRAME);
    await spin.click();
    await expect(game.getByText(/^Free spins: 1, /)).toBeVisible();
    await expect(result).toContainText(/You have won|won nothing/);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
    await spin.press('Enter');
    await expect(result).toContainText('That was your last free spin.');
    const paid = /They have paid you ([\d,.]+)/.exec(await result.innerText())?.[1] ?? '';
    const won = Math.round(Number(paid.replace(/\.$/, '').replaceAll(',', '')) * 100);
    await page.setViewportSize({ width: 1366, height: 800 });
    await expect.poll(() => balance(page)).toBe(money + won);
    await expect(game.getByRole('button', { name: /^Play for/ })).toBeVisible();
    await look(looked, 'after the last free spin', FRAME);
  });

  await test.step('the rounds of the game and the page of points name them', async () => {
    const rounds = main.getByRole('region', { name: 'Your last rounds' });
    await expect(rounds.getByText(/0\.20\sEUR \(free spin\)/)).toHaveCount(2);
    await page.goto('/en/office/rewards');
    await areasAreReady(page);
    await main.getByText('Free spins that have ended').click();
    await expect(main.getByText(/^Lantern Bay: used\. Left: 0\./)).toBeVisible();
  });
});

test('BNS-01 P117 an offer of free spins is read, taken once by a verified player, and played', async ({
  page,
  watch,
  browser,
}, info) => {
  const main = page.getByRole('main');
  const looked = { page, watch, info };
  const { login } = await newPlayer(page);
  const card = main.getByRole('listitem').filter({ hasText: 'Free spins for verified players' });
  const own = main.getByRole('region', { name: 'Free spins of Lantern Bay' });

  await test.step('it is an offer of the casino, and says what is missing', async () => {
    await page.goto('/en/bonuses?category=casino');
    await areasAreReady(page);
    await expect(card.getByText('Only for players whose identity is verified.')).toBeVisible();
    await look(looked, 'offers of the casino', 'main');
    await card.getByRole('link', { name: 'Read the rules' }).click();
    await expect(main.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
    await expect(main.getByRole('checkbox')).toBeHidden();
  });

  await test.step('a verified player takes it under the terms that the page shows', async () => {
    await control(page, `/players/${login}/verified`, {});
    await page.reload();
    await areasAreReady(page);
    await look(looked, 'the terms of free spins', 'main');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Take it' }).click();
    await expect(main.getByText('The free spins are yours.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Play Lantern Bay' })).toBeVisible();
    await look(looked, 'free spins taken', 'main');
    await main.getByRole('link', { name: 'All bonuses' }).last().click();
    await expect(own.getByText(/^20 of 20 left/)).toBeVisible();
    await expect(own.getByText(/Terms, version 1:/)).toBeVisible();
    await expect(card.getByText('You have had this bonus already.')).toBeVisible();
  });

  await test.step('its game is marked in the search and on its page, for this player alone', async () => {
    const search = '/en/casino-search?search=lantern%20bay';
    const tile = main.getByRole('article').filter({ hasText: 'Lantern Bay' }).first();
    await page.goto(search);
    await areasAreReady(page);
    await expect(tile.getByText('20 free spins left')).toBeAttached();
    await look(looked, 'a game with free spins in the search', 'main');
    await tile.getByRole('link').click();
    await expect(main.getByText(/^You have 20 free spins in this game\./)).toBeVisible();
    const guest = await browser.newContext();
    const other = await guest.newPage();
    await other.goto(new URL(search, page.url()).href);
    await areasAreReady(other);
    await expect(other.getByRole('article').first()).toBeVisible();
    await expect(other.getByText(/free spins left$/)).toHaveCount(0);
    await guest.close();
  });

  await test.step('terms that change later leave what was taken as it is', async () => {
    await control(page, '/free-spin-offers/verified-spins', { terms: { version: 2, spins: 5 } });
    await page.goto('/en/office/bonuses/wager');
    await areasAreReady(page);
    await expect(own.getByText(/^20 of 20 left/)).toBeVisible();
    await expect(own.getByText(/Terms, version 1:/)).toBeVisible();
    await look(looked, 'the office page of bonuses', 'main');
    await own.getByRole('link', { name: 'Play Lantern Bay' }).click();
    await areasAreReady(page);
    await main.getByRole('button', { name: 'Play for money' }).click();
    const game = page.frameLocator('iframe[title="Lantern Bay"]');
    await expect(game.getByText(/^Free spins: 20, 0\.20\sEUR each$/)).toBeVisible();
    await control(page, '/free-spin-offers/verified-spins', { terms: null });
  });
});
