import type { BrowserContext, Page, Request } from 'playwright/test';
import { areasAreReady, peek } from '../../harness/bus';
import { balance, header, newPlayer, signOut } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';
import { WHOLE_BROWSER } from '../../harness/whole-browser';

test.use({ launchOptions: WHOLE_BROWSER });

declare global {
  /** Set in a page that is left: only a page from the cache still has it. */
  var isSamePage: boolean | undefined;
}

const TABS = 8;

/** The streams that the browser has open, and how many it ever opened. */
function watchStreams(context: BrowserContext): { open: () => number; requested: () => number } {
  const open = new Set<Request>();
  let requested = 0;
  context.on('request', (request) => {
    if (!request.url().includes('/feed-api/v1/stream')) return;
    requested += 1;
    open.add(request);
    // Requests of a closed page have no end event.
    request
      .frame()
      .page()
      .once('close', () => open.delete(request));
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return { open: () => open.size, requested: () => requested };
}

async function openTabs(context: BrowserContext, path: string, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  while (tabs.length < count) {
    const tab = await context.newPage();
    await tab.goto(path);
    await areasAreReady(tab);
    tabs.push(tab);
  }
  return tabs;
}

async function expectPrice(tabs: readonly Page[], price: string): Promise<void> {
  await Promise.all(
    tabs.map(async (tab) =>
      expect(tab.getByRole('main').getByRole('button', { name: price }).first()).toBeVisible(),
    ),
  );
}

async function isLive(tab: Page): Promise<boolean> {
  return (await peek<{ status: string }>(tab, 'feed.state')).status === 'live';
}

test.describe('the feed of several tabs', () => {
  test(`${TABS} tabs get moving prices by one connection, and continue when the leading one is closed`, async ({
    context,
    sandbox,
  }) => {
    const streams = watchStreams(context);
    const { games, path } = await sandbox.makeGames([2]);
    const outcome = games[0]?.homeWin ?? '';
    const tabs = await openTabs(context, path, TABS);
    await sandbox.setPrice(outcome, 3.33);
    await expectPrice(tabs, '3.33');
    expect(streams.open()).toBe(1);
    expect(streams.requested()).toBe(1);

    const [leading, ...others] = tabs as [Page, ...Page[]];
    await leading.close();
    await expect.poll(streams.open).toBe(1);
    await sandbox.setPrice(outcome, 4.44);
    await expectPrice(others, '4.44');
    expect(streams.requested()).toBe(2);
    for (const tab of others) expect(await isLive(tab)).toBe(true);

    // The page that leads now is put into the back/forward cache, and returns out of it.
    const [gone, ...left] = others as [Page, ...Page[]];
    await gone.evaluate(() => {
      globalThis.isSamePage = true;
    });
    await gone.goto('/en/coupon');
    await sandbox.setPrice(outcome, 5.55);
    await expectPrice(left, '5.55');
    await gone.goBack({ waitUntil: 'commit' });
    await expectPrice([gone], '5.55');
    expect(await gone.evaluate(() => globalThis.isSamePage)).toBe(true);
    await sandbox.setPrice(outcome, 6.66);
    await expectPrice([gone, ...left], '6.66');
    expect(streams.open()).toBe(1);
  });

  test('a player’s news reaches every tab, and a sign-out in one renews the connection once', async ({
    context,
    page,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    const streams = watchStreams(context);
    const { path } = await sandbox.makeGames([2]);
    const tabs = await openTabs(context, path, 4);
    const before = await balance(tabs[0]!);
    await sandbox.deposit(player.login, 12_300);
    for (const tab of tabs) await expect.poll(() => balance(tab)).toBeGreaterThan(before);
    expect(streams.open()).toBe(1);
    const requested = streams.requested();
    await signOut(tabs[2]!);
    for (const tab of tabs) {
      await expect(header(tab).getByRole('button', { name: 'Sign in' })).toBeVisible();
    }
    await expect.poll(streams.requested).toBe(requested + 1);
    await expect.poll(streams.open).toBe(1);
    await Promise.all(tabs.map(async (tab) => expect.poll(() => isLive(tab)).toBe(true)));
    expect(streams.requested()).toBe(requested + 1);
  });

  test('a page that holds the lead silently loses it', async ({ context, sandbox }) => {
    const streams = watchStreams(context);
    const { games, path } = await sandbox.makeGames([2]);
    const hung = await context.newPage();
    await hung.goto('/icons.svg');
    await hung.evaluate(() => {
      void navigator.locks
        .request('grandstand.feed.1', () => new Promise(() => {}))
        .catch(() => {});
    });
    const tab = await context.newPage();
    await tab.clock.install();
    await tab.goto(path);
    await areasAreReady(tab);
    await expect.poll(() => peek(tab, 'feed.state')).toMatchObject({ status: 'connecting' });
    expect(streams.requested()).toBe(0);
    await tab.clock.fastForward(12_000);
    await tab.clock.fastForward(1000);
    await expect.poll(streams.open).toBe(1);
    await sandbox.setPrice(games[0]?.homeWin ?? '', 3.33);
    await expectPrice([tab], '3.33');
  });
});
