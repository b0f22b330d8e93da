import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** A document in the place of a game's, which joins the site as a game does and then does as the test says. */
const HOSTILE = `<!doctype html><title>Game</title><button type="button">Play</button>
<script>
const nonce = new URLSearchParams(location.hash.slice(1)).get('nonce');
const greet = (word) =>
  parent.postMessage({ type: 'grandstand-hello', version: 1, nonce: word }, '*');
globalThis.attempt = (what) => {
  try {
    return what() === null ? 'refused' : 'reached';
  } catch (error) {
    return error.name;
  }
};
globalThis.say = (contract, payload) => port.postMessage({ type: 'publish', contract, payload });
let port;
addEventListener('message', ({ data, ports }) => {
  if (data.type !== 'grandstand-port') return;
  [port] = ports;
  port.start();
  say('game.ready@1', {});
  document.title = 'joined';
});
document.querySelector('button').addEventListener('click', () => {
  globalThis.asked = document.documentElement.requestFullscreen().then(
    () => 'reached',
    (error) => error.name,
  );
});
greet('a-nonce-of-another-frame');
greet(nonce);
</script>`;

const MINUTE = 60_000;

interface Hostile {
  attempt(what: () => unknown): string;
  say(contract: string, payload: unknown): void;
  /** How the wish for the whole screen ended. */
  readonly asked: Promise<string>;
}

/** The hostile document on the stage, once it has joined the site. */
async function joined(page: Page) {
  const game = page.frameLocator('iframe[title="Dice"]').locator('html');
  await expect.poll(() => game.evaluate(() => document.title)).toBe('joined');
  return game;
}

test('P115 CAS-01 a game that is hostile moves no page, reads no data of the site, makes up no money, floods nothing and covers no dialog that protects', async ({
  page,
  context,
  sandbox,
}) => {
  await context.clock.install();
  const { login } = await newPlayer(page);
  await sandbox.deposit(login, 20);
  await sandbox.setLimit(login, 32, 5);
  await page.route(/\/play\?code=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: HOSTILE }),
  );
  await page.goto('/en/games/dice');
  await areasAreReady(page);
  const address = page.url();
  const money = await balance(page);
  await page.getByRole('main').getByRole('button', { name: 'Play for money' }).click();
  const stage = page.getByRole('region', { name: 'Game: Dice' });
  let game = await joined(page);

  await test.step('reads nothing of the site, moves no page and opens none', async () => {
    const tried = await game.evaluate(() => {
      const { attempt } = globalThis as unknown as Hostile;
      return {
        origin,
        cookies: attempt(() => document.cookie),
        storage: attempt(() => localStorage.length),
        database: attempt(() => indexedDB.open('site')),
        page: attempt(() => parent.document),
        move: attempt(() => {
          if (top) top.location.href = 'https://example.com/';
        }),
        window: attempt(() => open('https://example.com/')),
      };
    });
    expect(tried).toEqual({
      origin: 'null',
      cookies: 'SecurityError',
      storage: 'SecurityError',
      database: 'SecurityError',
      page: 'SecurityError',
      move: 'SecurityError',
      window: 'refused',
    });
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
  });

  await test.step('makes up neither a win nor a balance', async () => {
    await game.evaluate(() => {
      const { say } = globalThis as unknown as Hostile;
      say('game.round@1', { phase: 'begun', roundId: 'made-up-1', stake: 100 });
      say('game.round@1', { phase: 'ended', roundId: 'made-up-1', win: 1_000_000 });
    });
    await expect(stage.getByText('Result').locator('xpath=following-sibling::dd')).toHaveText(
      /^€?0\.00/,
    );
    await game.evaluate(() => {
      const { say } = globalThis as unknown as Hostile;
      say('game.balance@1', { money: 1_000_000, iso: 'EUR', scale: 2 });
    });
    await expect(stage).toContainText('The game stopped');
    expect(await balance(page)).toBe(money);
    await stage.getByRole('button', { name: 'Open again' }).click();
    game = await joined(page);
  });

  await test.step('is cut off when it floods the port', async () => {
    await game.evaluate(() => {
      const { say } = globalThis as unknown as Hostile;
      for (let count = 0; count < 5000; count += 1) say('game.ready@1', {});
    });
    await expect(stage).toContainText('The game stopped');
    await stage.getByRole('button', { name: 'Open again' }).click();
    game = await joined(page);
  });

  await test.step('covers no dialog that protects, even over the whole screen', async () => {
    await page.frameLocator('iframe[title="Dice"]').getByRole('button').click();
    // By a press of the player too it gets the screen only where the site gives it.
    const asked = game.evaluate(() => (globalThis as unknown as Hostile).asked);
    expect(await asked).toBe('TypeError');
    await stage.getByRole('button', { name: 'Full screen' }).click();
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.tagName))
      .toBe('SECTION');
    await context.clock.fastForward(5 * MINUTE);
    const check = page.getByRole('dialog', { name: 'Reality check' });
    await expect(check).toBeVisible();
    // The click reaches the button only where nothing covers it.
    await check.getByRole('button', { name: 'Keep playing' }).click();
    await expect(check).toHaveCount(0);
  });
  expect(context.pages()).toHaveLength(1);
  expect(await balance(page)).toBe(money);
});
