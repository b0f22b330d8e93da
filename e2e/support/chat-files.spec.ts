import { AxeBuilder } from '@axe-core/playwright';
import { startSite } from '../../src/tools/site/site.mjs';
import { areasAreReady } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

// A site of its own: the others have no chat.
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.stop());

/** A picture of one pixel, with bytes after its end so that its upload takes several requests. */
const PIXEL = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.alloc(500_000),
]);

for (const [width, theme] of [
  [1366, 'dark'],
  [390, 'light'],
] as const) {
  test(`CHT-01 a player sends a picture in the chat: other files are refused in words, a break of the network is overcome, and the person who answers sees it, ${width} wide`, async ({
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
    await page.request.post('/sandbox/v1/site', { data: { isChatOffered: true } });
    await newPlayer(page);
    const tokens: string[] = [];
    const sent: unknown[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/gettoken')) tokens.push(pathname);
      if (pathname.endsWith('/chat-api/v1/messages')) sent.push(request.postDataJSON());
    });
    await page.goto('/en/about');
    await areasAreReady(page);
    await page.getByRole('button', { name: /^Contact support/ }).click();
    const panel = page.getByRole('dialog', { name: 'Chat with support' });
    const chosen = panel.getByRole('list', { name: 'Files' }).getByRole('listitem');
    const messages = panel.getByRole('log', { name: 'Messages' });
    const choose = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await panel.getByRole('button', { name: 'Add a file' }).click();
      await (await chooser).setFiles({ name, mimeType, buffer });
    };

    await test.step('a file of another kind and one that is too large are refused in words', async () => {
      await choose('page.png', 'image/png', Buffer.from('<html><script>1</script></html>'));
      await expect(chosen).toContainText('This kind of file is not accepted.');
      await panel.getByRole('button', { name: 'Remove the file: page.png' }).click();
      await choose('large.png', 'image/png', Buffer.concat([PIXEL, Buffer.alloc(10_000_000)]));
      await expect(chosen).toContainText('This file is too large.');
      await panel.getByRole('button', { name: 'Remove the file: large.png' }).click();
      await expect(chosen).toHaveCount(0);
    });

    await test.step('a broken upload goes on where it stopped', async () => {
      let isBroken = true;
      let parts = 0;
      await page.route('**/upload-api/files/*', async (route) => {
        if (route.request().method() === 'PATCH') parts += 1;
        if (isBroken && parts > 1) await route.abort();
        else await route.fallback();
      });
      await choose('receipt.png', 'image/png', PIXEL);
      await expect(chosen).toContainText('The connection is lost.');
      await panel.getByRole('textbox', { name: 'Your message' }).fill('Here it is');
      await panel.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(panel.getByText('Wait until the files are uploaded.')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await test.info().attach(`files, ${width} px`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
      isBroken = false;
      await panel.getByRole('button', { name: 'Go on' }).click();
      await expect(chosen).toContainText('Uploaded, 500');
    });

    await test.step('it is sent once, and shown by its name', async () => {
      await page.route(
        '**/chat-api/v1/messages',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await panel.getByRole('button', { name: 'Send', exact: true }).click();
      const link = messages.getByRole('link', { name: /receipt\.png/ });
      await expect(link).toHaveCount(1);
      await expect(chosen).toHaveCount(0);
      expect(new Set(sent.map((body) => (body as { clientId: string }).clientId)).size).toBe(1);
      expect(sent.length).toBeGreaterThan(1);
      // The picture is shown: the policy of the page lets it.
      await expect
        .poll(() => link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1);
      await test.info().attach(`sent, ${width} px`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
      const download = page.waitForEvent('download');
      await link.click();
      expect((await download).suggestedFilename()).toMatch(/\.png$/);
    });

    await test.step('one that is dropped or pasted is taken too', async () => {
      for (const kind of ['paste', 'drop'] as const) {
        await panel.evaluate(
          (element, { name, bytes }) => {
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }));
            element.dispatchEvent(
              name === 'paste'
                ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
                : new DragEvent('drop', { dataTransfer: data, bubbles: true }),
            );
          },
          { name: kind, bytes: [...PIXEL.subarray(0, 70)] },
        );
      }
      await expect(chosen).toContainText(['paste.png', 'drop.png']);
      await expect(chosen.getByRole('status')).toContainText([/^Uploaded/, /^Uploaded/]);
    });

    await test.step('the person sees it, and nobody else', async () => {
      const { chats } = (await (await page.request.get('/sandbox/v1/chats')).json()) as {
        chats: { id: string; messages: { files: { id: string; name: string }[] }[] }[];
      };
      const chat = chats.find(({ messages: all }) => all.some(({ files }) => files.length > 0));
      const file = chat?.messages.flatMap(({ files }) => files)[0];
      expect(file?.name).toBe('receipt.png');
      const forQa = await page.request.get(`/sandbox/v1/chats/${chat?.id}/files/${file?.id}`);
      expect(forQa.headers()['content-type']).toBe('image/png');
      const stranger = await browser.newContext({ baseURL: site.origin });
      const path = `/chat-api/v1/files/${file?.id}`;
      expect((await stranger.request.get(path)).status()).toBe(401);
      await stranger.close();
      await page.request.post(`/sandbox/v1/chats/${chat?.id}/close`, { data: {} });
    });

    // The chat shares the token of all calls.
    expect(tokens.length).toBeLessThanOrEqual(1);
    await context.close();
  });
}

test('CHT-01 a guest is told to sign in to send files', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' });
  const page = await context.newPage();
  await page.request.post('/sandbox/v1/site', { data: { isChatOffered: true } });
  await page.goto('/en/about');
  await areasAreReady(page);
  await page.getByRole('button', { name: /^Contact support/ }).click();
  const panel = page.getByRole('dialog', { name: 'Chat with support' });
  await expect(panel.getByText('Sign in to send files.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Add a file' })).toHaveCount(0);
  await context.close();
});
