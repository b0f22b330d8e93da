import type { Page } from 'playwright/test';
import { freePorts, startSite } from '../../src/tools/site/site.mjs';
import { areasAreReady } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';
import { startWireLog, type WireLog } from '../harness/checks/wire-log';

const NAMES = ['games', 'bank', 'identity'] as const;
type Name = (typeof NAMES)[number];

interface Wired {
  readonly log: WireLog;
  readonly targetPort: number;
}

/** A site whose partners are reached through servers that note every request. */
async function startWiredSite() {
  const [games = 0, bank = 0, identity = 0] = await freePorts(NAMES.length);
  const wire = async (targetPort: number): Promise<Wired> => ({
    log: await startWireLog(targetPort),
    targetPort,
  });
  const wired: Record<Name, Wired> = {
    games: await wire(games),
    bank: await wire(bank),
    identity: await wire(identity),
  };
  const hostOf = (name: Name): string => (name === 'identity' ? 'identity.localhost' : '127.0.0.1');
  const originOf = (name: Name): string => `http://${hostOf(name)}:${wired[name].log.port}`;
  const settings = NAMES.flatMap((name) => [
    [`${name.toUpperCase()}_PORT`, String(wired[name].targetPort)],
    [`${name.toUpperCase()}_ORIGIN`, originOf(name)],
  ]);
  const site = await startSite(Object.fromEntries(settings) as Record<string, string>);
  return {
    site,
    originOf,
    requestsOf: (name: Name): readonly string[] => wired[name].log.requests,
    stop: async () => {
      await site.stop();
      await Promise.all(NAMES.map(async (name) => wired[name].log.close()));
    },
  };
}

/** Adds a frame to the page; resolves once the browser has tried to load it. */
async function addFrame(page: Page, src: string): Promise<void> {
  await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    const tried = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = address;
    document.body.append(frame);
    await tried;
  }, src);
}

test.describe('P115 the partners’ programs', () => {
  // One site for all: starting it takes longer than the tests.
  test.describe.configure({ mode: 'default' });

  let wired: Awaited<ReturnType<typeof startWiredSite>>;
  test.beforeAll(async () => {
    wired = await startWiredSite();
  });
  test.afterAll(async () => wired.stop());

  test('P115 get nothing of a signed-in player, in frames, by navigation and by calls', async ({
    browser,
  }) => {
    test.slow();
    const { site, originOf, requestsOf } = wired;
    const context = await browser.newContext({ baseURL: site.origin });
    try {
      const page = await context.newPage();
      const { userId, login, password } = await newPlayer(page);
      const tokens = await page.request.get('/web-api/user/gettoken');
      const { token } = (await tokens.json()) as { token: string };
      await page.goto('/en/live');
      await areasAreReady(page);
      const cookies = await context.cookies();
      const sid = cookies.find(({ name }) => name === 'sid')?.value ?? '';
      expect(sid.length).toBeGreaterThan(20);

      // In frames, and by calls with credentials.
      for (const name of ['games', 'identity'] as const) {
        await addFrame(page, originOf(name));
        const frame = page.frames().find((one) => one.url().startsWith(originOf(name)));
        await expect(frame?.getByRole('heading') ?? page.locator('none')).toBeVisible();
      }
      await page.evaluate(async (address) => {
        await fetch(`${address}/health`, { mode: 'no-cors', credentials: 'include' });
      }, originOf('identity'));

      // By links from the page, as players reach the bank.
      for (const name of NAMES) {
        await page.goto('/en/live');
        await areasAreReady(page);
        await page.evaluate((address) => {
          const link = document.createElement('a');
          link.href = `${address}/?from=site`;
          link.textContent = 'Leave';
          document.body.append(link);
          link.click();
        }, originOf(name));
        await page.waitForURL(`${originOf(name)}/?from=site`);
        await expect(page.getByRole('heading')).toBeVisible();
      }

      for (const name of NAMES) {
        const requests = requestsOf(name);
        expect(requests.join('\n')).toContain('GET /?from=site');
        for (const request of requests) {
          expect(request).not.toMatch(/^(?:cookie|authorization|x-auth|x-fingerprint):/im);
          for (const secret of [sid, token, password, login, 'user_token', 'sid=']) {
            expect([name, request.includes(secret)]).toEqual([name, false]);
          }
          expect(request).not.toMatch(new RegExp(`\\b${userId}\\b`));
          // Nor what the player looks at.
          expect(request).not.toContain('/en/live');
        }
      }
    } finally {
      await context.close();
    }
  });

  test('P115 are not reached in ways that the policy forbids', async ({ browser }) => {
    test.slow();
    const { site, originOf, requestsOf } = wired;
    const context = await browser.newContext({ baseURL: site.origin });
    try {
      const page = await context.newPage();
      await newPlayer(page);
      await page.goto('/en/live');
      await areasAreReady(page);
      const before = NAMES.map((name) => requestsOf(name).length);
      const refused = page.evaluate(
        async (address) =>
          new Promise((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            const frame = document.createElement('iframe');
            frame.src = address;
            document.body.append(frame);
          }),
        originOf('bank'),
      );
      expect(await refused).toBe('frame-src');
      const posted = page.evaluate(
        async (address) =>
          new Promise((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            const form = document.createElement('form');
            Object.assign(form, { method: 'post', action: address });
            document.body.append(form);
            form.submit();
          }),
        originOf('bank'),
      );
      expect(await posted).toBe('form-action');
      for (const name of ['games', 'bank'] as const) {
        const called = page.evaluate(
          async (address) => fetch(address, { mode: 'no-cors' }).then(() => 'sent', String),
          originOf(name),
        );
        expect(await called).toContain('TypeError');
      }
      expect(NAMES.map((name) => requestsOf(name).length)).toEqual(before);
    } finally {
      await context.close();
    }
  });

  test('P115 share no host name with a page of the site', async ({ browser }) => {
    const { site } = wired;
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      const { port } = new URL(site.origin);
      await page.goto(`http://127.0.0.1:${port}/en/live?a=1`);
      expect(page.url()).toBe(`${site.origin}/en/live?a=1`);
      const found = await context.cookies(`http://127.0.0.1:${port}`);
      expect(found).toEqual([]);
      const config = await page.request.get(`${site.origin}/bff-api/config/all.json?lang=en`);
      const { partners } = (await config.json()) as { partners: object };
      expect(partners).toEqual({ games: true, bank: true, identity: true });
      expect(site.log()).toMatch(/^Games {9}http:\/\/127\.0\.0\.1:\d+$/m);
      expect(site.log()).toMatch(/^Identity {6}http:\/\/identity\.localhost:\d+$/m);
    } finally {
      await context.close();
    }
  });
});
