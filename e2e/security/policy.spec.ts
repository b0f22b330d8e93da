import { dialogNameSchema } from '@grandstand/bus-contracts';
import type { OpenDialog } from '@grandstand/bus-contracts';
import type { Page } from 'playwright/test';
import { areasAreReady, send, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import {
  addressesFor,
  inParts,
  pageIsReady,
  SCREENS,
  visit,
  visitorOf,
} from '../harness/steps/addresses';
import { place, pressHomeWins, stake } from '../harness/steps/coupon';
import { matches, odds, openMatch } from '../harness/steps/line';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** The dialogs that a guest is refused. */
const FOR_PLAYERS: readonly OpenDialog['name'][] = ['stop', 'recharge'];

/** Pages that one test visits. */
const AT_ONCE = 12;

async function setTheme(page: Page, baseURL: string | undefined, theme: number): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'settings', value: `cookiesAgreeType=1&appTheme=${theme}`, url: baseURL ?? '' },
    ]);
}

const LANGUAGE_PATHS = ['/ru/', '/az/line', '/kz/live', '/ua/line'];

test.describe('the content policy', () => {
  test('P80 is strict: nonces, no inline script, Trusted Types, no frames', async ({ request }) => {
    const [first, second] = [await request.get('/en/'), await request.get('/en/')];
    // The second policy narrows the first: each can only forbid more.
    const [policy = '', origins] = first.headers()['content-security-policy']?.split(', ') ?? [];
    expect(origins).toMatch(/^script-src 'self' \S+ 'unsafe-inline'; report-uri \/csp-report$/);
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(second.headers()['content-security-policy']).not.toBe(policy);
  });

  test('P80 is tested on every route that has a screen', () => {
    expect(SCREENS.length).toBeGreaterThan(25);
    expect(new Set(SCREENS.map(visitorOf))).toEqual(
      new Set(['guest', 'player', 'changed terms', 'banned']),
    );
  });

  for (const visitor of ['guest', 'player'] as const) {
    const tried = addressesFor(visitor).filter((_, index) => isTried(index, 2));
    for (const [place, addresses] of inParts(tried, AT_ONCE).entries()) {
      // Every test fails on a violation; this one checks it.
      test(`P80 holds on the screens of a ${visitor}, ${place + 1}`, async ({
        page,
        baseURL,
        watch,
      }) => {
        test.slow();
        if (visitor === 'player') await newPlayer(page);
        for (const [index, [example, path]] of addresses.entries()) {
          await setTheme(page, baseURL, index % 2);
          await visit(page, example, path);
          expect([path, watch.violations]).toEqual([path, []]);
        }
      });
    }
  }

  test('P80 holds on the pages of changed terms and of a ban', async ({ page, sandbox, watch }) => {
    const [terms] = addressesFor('changed terms');
    const [ban] = addressesFor('banned');
    if (!terms || !ban) throw new Error('The table has a page of changed terms and one of a ban.');
    const { login } = await newPlayer(page);
    await sandbox.changeTerms(login);
    await visit(page, ...terms);
    expect(watch.violations).toEqual([]);

    // Another test may have changed the target of banned players: the page itself comes from the host.
    await page.route('https://ban.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
    await sandbox.ban(login, 3);
    await page.goto(`/en${ban[1]}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading').or(page.getByText('Elsewhere')).first()).toBeVisible();
    expect(watch.violations).toEqual([]);
  });

  for (const path of LANGUAGE_PATHS) {
    test(`P80 holds on ${path}`, async ({ page, watch }) => {
      await page.goto(path);
      await pageIsReady(page);
      expect(watch.violations).toEqual([]);
    });
  }

  test('P80 holds on a bet, its print and its match, before and after it ends', async ({
    page,
    sandbox,
    watch,
  }) => {
    await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2]);
    await page.goto(path);
    await areasAreReady(page);
    await pressHomeWins(page, games);
    await stake(page).fill('5');
    await place(page);
    await page.goto('/en/office/history');
    await areasAreReady(page);
    const href = await page
      .getByRole('main')
      .locator('a[href*="/office/history/"]')
      .first()
      .getAttribute('href');
    const id = href?.split('/').at(-1);
    const [game] = games;
    for (const end of [false, true]) {
      if (end && game) await sandbox.finish(game.id, { home: 1, away: 0 });
      for (const at of [href ?? '', `/en/print-coupon/${id}`, `/en${game?.path}`]) {
        await page.goto(at);
        await pageIsReady(page);
        expect([at, watch.violations]).toEqual([at, []]);
      }
    }
  });

  test('P80 holds in every dialog', async ({ page, watch }) => {
    const holdsIn = async (name: OpenDialog['name']): Promise<void> => {
      const args = name === 'transfer-user' ? { args: { id: 'unknown' } } : {};
      await send(page, 'dialogs.open', { name, ...args });
      await expect(page.getByRole('dialog').first()).toBeVisible();
      expect([name, watch.violations]).toEqual([name, []]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await page.goto('/en/live');
    await areasAreReady(page);
    for (const name of dialogNameSchema.options) {
      if (!FOR_PLAYERS.includes(name)) await holdsIn(name);
    }
    await newPlayer(page);
    await page.reload();
    await areasAreReady(page);
    for (const name of FOR_PLAYERS) await holdsIn(name);
  });

  test('P80 holds on a game page, in a dialog and while prices move', async ({ page, watch }) => {
    await page.goto('/en/live/football');
    await areasAreReady(page);
    await odds(openMatch(page)).first().click();
    await matches(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d+-/);
    await areasAreReady(page);
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    expect(watch.violations).toEqual([]);
  });

  test('P80 blocks a script that a page tries to add', async ({ page, watch }) => {
    await page.goto('/en/');
    await shellIsUp(page);
    const ran = await page.evaluate(async () => {
      // The policy does not apply to evaluate, so a script of the page has to try.
      const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
      const own = document.createElement('script');
      own.nonce = nonce;
      const policy = {
        text: `
        globalThis.tried = [];
        const attempt = (name, act) => { try { act(); } catch { globalThis.tried.push(name + ' threw'); } };
        attempt('markup', () => { document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="globalThis.ran = 1">'); });
        attempt('code', () => { setTimeout('globalThis.ran = 2'); });
        attempt('eval', () => { (0, eval)('globalThis.ran = 3'); });
        attempt('script', () => { const s = document.createElement('script'); s.text = 'globalThis.ran = 4'; document.head.append(s); });
      `,
      };
      Object.assign(own, { type: 'text/javascript' });
      try {
        own.text = policy.text;
      } catch {
        return 'refused at the door';
      }
      document.head.append(own);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return String((globalThis as { ran?: number }).ran ?? 'nothing');
    });
    expect(['nothing', 'refused at the door']).toContain(ran);
    watch.violations.length = 0;
    watch.errors.length = 0;
  });

  test('P84 blocks a sign-out by a form of another origin, in any encoding', async ({
    page,
    baseURL,
  }) => {
    await newPlayer(page);
    // Another port of the same machine: the player's cookies go along.
    const foreign = 'http://localhost:1/form';
    for (const encoding of [
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/plain',
    ]) {
      const action = `${baseURL}/web-api/user/disconnect`;
      const form = `<form method="post" enctype="${encoding}" action="${action}"><input name="a" value="b"></form>`;
      await page.route(foreign, (route) => route.fulfill({ contentType: 'text/html', body: form }));
      await page.goto(foreign);
      const answer = page.waitForResponse(action);
      await page.evaluate(() => document.forms[0]?.submit());
      expect((await answer).status()).toBe(403);
      expect((await (await answer).request().allHeaders())['cookie']).toContain('sid=');
      await page.unroute(foreign);
    }
    await page.goto('/en/');
    await balance(page);
  });
});
