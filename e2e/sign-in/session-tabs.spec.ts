import type { BrowserContext, Page } from 'playwright/test';
import { peek, send, shellIsUp } from '../harness/bus';
import { balance, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** A page of the shell alone: eight of them cost little. */
const PATH = '/en/coupon';
const GET_TOKEN = '**/web-api/user/gettoken?*';

/** A token that looks well and that the operator refuses. */
function forgedToken(userId: string, mark: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 600;
  return `${part({ alg: 'HS256' })}.${part({ sub: userId, exp, jti: mark })}.c2ln`;
}

async function statuses(tabs: readonly Page[]): Promise<string[]> {
  const states = tabs.map((tab) => peek<{ status: string }>(tab, 'session.state'));
  return (await Promise.all(states)).map(({ status }) => status);
}

test.describe('the token in several tabs', () => {
  test('P11 2 to 8 tabs renew it one after another; one that hangs delays nobody; a sign-out ends them all', async ({
    context,
    page,
    baseURL,
  }) => {
    const { userId } = await newPlayer(page);
    const requested: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/gettoken')) requested.push(request.url());
    });
    const spoil = async (mark: string): Promise<void> => {
      requested.length = 0;
      const value = forgedToken(userId, mark);
      await context.addCookies([{ name: 'user_token', value, url: baseURL ?? '' }]);
    };
    const tabs: Page[] = [];
    const open = async (tab: Page): Promise<Page> => {
      await tab.goto(PATH);
      await shellIsUp(tab);
      await balance(tab);
      return tab;
    };
    tabs.push(await open(page));

    for (const count of [2, 4, 8]) {
      // One after another: a browser makes equal requests wait for each other.
      while (tabs.length < count) tabs.push(await open(await context.newPage()));
      await spoil(`of ${count}`);
      await Promise.all(tabs.map((tab) => send(tab, 'account.refresh', {})));
      expect(requested, `${count} tabs`).toHaveLength(1);
      expect(await statuses(tabs)).toEqual(tabs.map(() => 'player'));
    }

    const [hanging, ...others] = tabs as [Page, ...Page[]];
    await hanging.route(GET_TOKEN, () => {});
    // Once more where a call of another tab met the spoilt token first, and renewed it.
    await expect(async () => {
      await spoil('hanging');
      const isAsked = hanging.waitForRequest(GET_TOKEN, { timeout: 4000 });
      void send(hanging, 'account.refresh', {}).catch(() => {});
      await isAsked;
    }).toPass();
    await send(others[0]!, 'account.refresh', {});
    expect(await statuses(tabs)).toEqual(tabs.map(() => 'player'));

    const release = await holdTokens(context);
    await spoil('late');
    const isHeld = context.waitForEvent('request', (request) =>
      request.url().includes('/gettoken'),
    );
    for (const tab of others) void send(tab, 'account.refresh', {}).catch(() => {});
    await isHeld;
    await send(others[0]!, 'session.signOut', {});
    release();
    await expect.poll(() => statuses(tabs)).toEqual(tabs.map(() => 'guest'));
    for (const tab of tabs) await expect(header(tab)).not.toContainText('Balance');
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('user_token');
    expect(await statuses(tabs)).toEqual(tabs.map(() => 'guest'));
  });
});

/** Keeps requests for a token from the operator until they are let go. */
async function holdTokens(context: BrowserContext): Promise<() => void> {
  let release = (): void => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(GET_TOKEN, async (route) => {
    await isFree;
    await route.continue().catch(() => {});
  });
  return release;
}
