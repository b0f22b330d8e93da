import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { startSite } from '../../src/tools/site/site.mjs';
import { areasAreReady } from '../harness/bus';
import { expect, test } from '../harness/test';

// A site of its own: the others have no chat.
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.stop());

for (const [width, theme] of [
  [1366, 'dark'],
  [390, 'light'],
] as const) {
  test(`CHT-01 a guest asks, the program names a rule, a person answers, and the chat is there on another page, ${width} wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: site.origin,
      locale: 'en-GB',
      colorScheme: theme,
      viewport: { width, height: 800 },
    });
    await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: site.origin }]);
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const control = async <T>(path: string, data?: object): Promise<T> => {
      const answer = data
        ? await page.request.post(`/sandbox/v1${path}`, { data })
        : await page.request.get(`/sandbox/v1${path}`);
      expect(answer.ok()).toBe(true);
      return (await answer.json()) as T;
    };
    await control('/site', { isChatOffered: true });
    const button = page.getByRole('button', { name: /^Contact support/ });
    const panel = page.getByRole('dialog', { name: 'Chat with support' });
    const field = panel.getByRole('textbox', { name: 'Your message' });
    const messages = panel.getByRole('log', { name: 'Messages' });

    await test.step('nothing of it is fetched before the first press', async () => {
      await page.goto('/en/about');
      await areasAreReady(page);
      expect(requested.filter((url) => /chat/.test(new URL(url).pathname))).toEqual([]);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
    });

    await test.step('the program answers from the rules, and hides a code', async () => {
      await field.fill('How is a void leg settled?');
      await field.press('Enter');
      await expect(messages.getByText(/^I am a program\./)).toBeVisible();
      await expect(messages.getByRole('link', { name: 'Settlement' })).toHaveAttribute(
        'href',
        /^\/en\/rules\/betting\/settlement#r-3\.2$/,
      );
      await field.fill('My code is 123456');
      await field.press('Enter');
      await expect(messages.getByText('My code is ••••••')).toBeVisible();
      await expect(messages.getByText(/^Digits that look like a code were hidden/)).toBeVisible();
    });

    await test.step('a person is asked for, and the chat waits in its place', async () => {
      await panel.getByRole('button', { name: 'Talk to a person' }).click();
      await expect(panel.getByRole('status')).toHaveText(/Your place in the queue: 1$/);
      const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await test.info().attach(`chat, ${width} px`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
    });

    await test.step('the panel closes by the keyboard, and the answer waits at its button', async () => {
      await field.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      const { chats } = await control<{ chats: { id: string }[] }>('/chats');
      const id = chats[0]?.id ?? '';
      await control(`/chats/${id}/assign`, { agent: 'Mira' });
      await control(`/chats/${id}/answer`, { text: '<b>It counts with odds of one.</b>' });
      await expect(page.getByRole('button', { name: /unread messages: 1$/ })).toBeVisible();
    });

    await test.step('the chat is there on another page', async () => {
      await page.goto('/en/news');
      await areasAreReady(page);
      await button.click();
      await expect(messages.getByText('<b>It counts with odds of one.</b>')).toBeVisible();
      await expect(panel.getByRole('status')).toHaveText('Mira answers you.');
      await page.reload();
      await expect(messages.getByText('How is a void leg settled?')).toBeVisible();
      await panel.getByRole('button', { name: 'End the chat' }).click();
      await expect(panel.getByText(/^The chat has ended/)).toBeVisible();
      const download = page.waitForEvent('download');
      await panel.getByRole('link', { name: 'Save the chat' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toMatch(/^You, [^\n]+:\nHow is a void leg settled\?\n\n/);
      expect(file).toMatch(/\nMira, [^\n]+:\n<b>It counts with odds of one\.<\/b>\n$/);
      await expect(panel.getByRole('button', { name: 'Send it to my mail' })).toBeHidden();
    });
    await context.close();
  });
}

test('CHT-01 CAS-01 the button of the chat steps aside for a game on a phone: it is in the bar of the game', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'en-GB',
    viewport: { width: 390, height: 800 },
  });
  await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: site.origin }]);
  const page = await context.newPage();
  const game = page.getByRole('region', { name: 'Game: Lantern Bay' });
  const anywhere = page.getByRole('button', { name: /^Contact support/ });
  const inBar = game.getByRole('button', { name: /^Contact support/ });
  const field = page.getByRole('textbox', { name: 'Your message' });

  await page.goto('/en/casino/game/9003/lantern-bay');
  await areasAreReady(page);
  await expect(anywhere).toBeVisible();
  await page.getByRole('button', { name: 'Try without money' }).click();
  await expect(inBar).toBeVisible();
  await expect(anywhere).toHaveCount(1);
  await test.info().attach('the bar of a game with support', {
    body: await page.screenshot(),
    contentType: 'image/png',
  });

  await inBar.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(inBar).toBeFocused();

  await page.setViewportSize({ width: 1366, height: 800 });
  await expect(inBar).toBeHidden();
  await expect(anywhere).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await game.getByRole('button', { name: 'Close the game' }).click();
  await expect(game).toBeHidden();
  await expect(anywhere).toBeVisible();
  await context.close();
});
