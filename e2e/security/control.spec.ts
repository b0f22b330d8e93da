import { chromiumArgs } from '../../src/tools/suite/chromium.mjs';
import { startOwnSite } from '../harness/own-operator';
import { expect, test } from '../harness/test';

const CALL = '/sandbox/v1/state';
const OUTBOX = ['/sandbox/outbox', '/sandbox/v1/outbox'];

test.describe('the control API of the built site', () => {
  test('is open on the machine itself, and closed from elsewhere', async ({ request }) => {
    expect((await request.get(CALL)).status()).toBe(200);
    const foreign: readonly Record<string, string>[] = [
      { Origin: 'https://evil.test' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'X-Forwarded-For': '203.0.113.7' },
      { 'X-Control-Key': 'guessed' },
    ];
    for (const headers of foreign) {
      const answer = await request.post('/sandbox/v1/players/demo/deposit', {
        data: { amount: 1 },
        headers,
      });
      expect([headers, answer.status()]).toEqual([headers, 403]);
    }
    for (const path of OUTBOX) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
      for (const headers of foreign) {
        const answer = await request.get(path, { headers });
        expect([path, headers, answer.status()]).toEqual([path, headers, 403]);
      }
    }
    for (const path of [CALL, ...OUTBOX, '/en/live', '/web-api/session']) {
      const answer = await request.get(path, { headers: { Host: 'rebound.test' } });
      expect([path, answer.status()]).toEqual([path, 421]);
    }
  });

  test('is missing with an operator’s own back end, which gets no calls of it', async ({
    request,
    baseURL,
  }) => {
    const site = await startOwnSite(baseURL ?? '', {});
    try {
      // The shared operator would answer it.
      expect((await request.get(site.origin + CALL)).status()).toBe(404);
      expect((await request.get(`${site.origin}/web-api/session`)).status()).toBe(200);
    } finally {
      await site.stop();
    }
  });

  test('cannot be read by a page under a foreign name for this machine', async ({
    playwright,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    const browser = await playwright.chromium.launch({
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [...chromiumArgs(), '--host-resolver-rules=MAP rebound.test 127.0.0.1'],
    });
    try {
      const page = await browser.newPage();
      const answer = await page.goto(`http://rebound.test:${port}${CALL}`);
      expect(answer?.status()).toBe(421);
      const read = await page.evaluate(async (path) => (await fetch(path)).status, CALL);
      expect(read).toBe(421);
    } finally {
      await browser.close();
    }
  });
});
