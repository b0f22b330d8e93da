import { request as httpRequest } from 'node:http';
import type { Page } from 'playwright/test';
import { areasAreReady, send } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const CHUNK = 192 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of some length: a small one, and what is after its end. */
function picture(length: number): Buffer {
  const file = Buffer.alloc(length, 7);
  file.set(PNG);
  return file;
}

const TUS = { 'X-Requested-With': 'XMLHttpRequest', 'Tus-Resumable': '1.0.0' };
const PART = { ...TUS, 'Content-Type': 'application/offset+octet-stream' };

/** The requests of an upload, made over HTTP with a player's cookies. */
function uploaderOf(page: Page) {
  const { request } = page;
  return {
    ticket: async () =>
      (await send<{ ticket: string }>(page, 'uploads.ticket', { purpose: 'request' })).ticket,
    begin: async (ticket: string, length: number) =>
      request.post('/upload-api/files', {
        headers: {
          ...TUS,
          'Upload-Length': String(length),
          'Upload-Metadata': `ticket ${Buffer.from(ticket).toString('base64')}`,
        },
      }),
    patch: async (path: string, offset: number, data: Buffer) =>
      request.patch(path, { headers: { ...PART, 'Upload-Offset': String(offset) }, data }),
    offset: async (path: string) => {
      const answer = await request.head(path, { headers: TUS });
      return answer.ok() ? Number(answer.headers()['upload-offset']) : answer.status();
    },
    end: async (path: string) => request.delete(path, { headers: TUS }),
  };
}

/** Sends the first bytes of a part, and cuts the connection. */
async function brokenPatch(page: Page, path: string, offset: number, part: Buffer): Promise<void> {
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  await new Promise<void>((resolve) => {
    const sent = httpRequest(new URL(path, origin), {
      method: 'PATCH',
      headers: {
        ...PART,
        'Upload-Offset': String(offset),
        'Content-Length': String(part.length),
        Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
    });
    sent.on('error', () => resolve());
    sent.on('close', () => resolve());
    sent.write(part.subarray(0, part.length / 2), () => sent.destroy());
  });
}

test.describe('an upload', () => {
  test('P120 goes by a ticket over the site’s own origin, breaks off and goes on', async ({
    page,
  }) => {
    await newPlayer(page);
    await page.goto('/en/line');
    await areasAreReady(page);
    const uploader = uploaderOf(page);
    const file = picture(2 * CHUNK + 4000);
    const ticket = await uploader.ticket();

    const begun = await uploader.begin(ticket, file.length);
    expect(begun.status()).toBe(201);
    const path = begun.headers()['location'] ?? '';
    expect(path).toMatch(/^\/upload-api\/files\/[\w-]{32}$/);
    expect((await uploader.begin(ticket, file.length)).status(), 'a second use').toBe(403);

    const first = await uploader.patch(path, 0, file.subarray(0, CHUNK));
    expect([first.status(), first.headers()['upload-offset']]).toEqual([204, String(CHUNK)]);
    await brokenPatch(page, path, CHUNK, file.subarray(CHUNK, 2 * CHUNK));
    await expect.poll(async () => uploader.offset(path)).toBeGreaterThanOrEqual(CHUNK);
    const kept = await uploader.offset(path);
    expect(kept).toBeLessThan(2 * CHUNK);
    for (let at = kept; at < file.length; at += CHUNK) {
      const part = await uploader.patch(path, at, file.subarray(at, at + CHUNK));
      expect(part.status()).toBe(204);
    }
    expect(await uploader.offset(path)).toBe(file.length);

    // It is shown nowhere, not even to its player.
    const opened = await page.request.get(path);
    expect([opened.status(), opened.headers()['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
    expect((await uploader.end(path)).status()).toBe(204);
    expect(await uploader.offset(path)).toBe(404);
  });

  test('P120 is refused late, too large, of another kind, and to another player', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { login } = await newPlayer(page);
    await page.goto('/en/line');
    await areasAreReady(page);
    const uploader = uploaderOf(page);

    const late = await uploader.ticket();
    const expire = `/sandbox/v1/players/${login}/upload-tickets/expire`;
    expect(await (await page.request.post(expire, { data: {} })).json()).toEqual({ expired: 1 });
    expect((await uploader.begin(late, 100)).status()).toBe(403);

    const ticket = await uploader.ticket();
    expect((await uploader.begin(ticket, 10_000_001)).status()).toBe(413);
    const begun = await uploader.begin(ticket, CHUNK + 1);
    const path = begun.headers()['location'] ?? '';
    expect((await uploader.patch(path, 0, picture(CHUNK + 1))).status()).toBe(413);
    const start = picture(100);
    expect((await uploader.patch(path, 5, start)).status()).toBe(409);

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const stranger = await other.newPage();
    await newPlayer(stranger);
    await stranger.goto('/en/line');
    const theirs = uploaderOf(stranger);
    expect(await theirs.offset(path)).toBe(404);
    expect((await theirs.patch(path, 0, start)).status()).toBe(404);
    expect((await theirs.end(path)).status()).toBe(404);
    await other.close();
    expect(await uploader.offset(path)).toBe(0);

    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<!doctype html><script>alert(1)</script>',
    ]) {
      const file = Buffer.from(text);
      const bad = await uploader.begin(await uploader.ticket(), file.length);
      const at = bad.headers()['location'] ?? '';
      const answer = await uploader.patch(at, 0, file);
      expect([answer.status(), await answer.json()]).toMatchObject([
        415,
        { error: { code: 'wrong-file-type' } },
      ]);
      expect(await uploader.offset(at)).toBe(404);
    }
  });
});
