import {
  configGroups,
  configState,
  navigationGo,
  navigationState,
  Refusal,
} from '@grandstand/bus-contracts';
import { banState, navigationGuard } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createBan } from '.';
import { createConfig } from '../../site/config';
import { createNavigation } from '../../page/navigation';
import { createMoves } from '../../page/navigation/moves';
import { createUserConfig } from '../../player/user-config';
import { createFakeLocation } from '../../../../tests/harness/host/address-bar';
import { held, offline, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { firstPage } from '../../../../tests/harness/host/first-page';
import { siteConfig, userConfig } from '../../../../tests/harness/samples';
import { createBrowser, openTab, ORIGIN } from '../../../../tests/harness/tabs/tab';
import type { Browser } from '../../../../tests/harness/tabs/tab';

const CONFIG = 'GET /web-api/user/config';
const GROUPS = 'GET /bff-api/config/group/get';
const ADDRESS = 'https://help.example/ban';

/** A tab at a page, with the services of bans; `ban` is the operator's answer from now on. */
async function openAt(path: string, browser: Browser = createBrowser()) {
  const tab = openTab(browser);
  const { test, api, log } = tab;
  const { entries, page, press, left } = createFakeLocation(`/en${path}`);
  test.qa.publish(configState.name, { ...siteConfig, banAddress: ADDRESS });
  createNavigation({
    bus: test.bus.join('navigation'),
    page: { ...page, origin: ORIGIN },
    ...firstPage(`/en${path}`),
    clock: test.clock,
    loadMoves: () => Promise.resolve(createMoves),
    loadAfterSignIn: () => Promise.reject(new Error('Nobody signs in here.')),
    importFailed: () => {},
    store: tab.storage,
    log,
  });
  createBan({ bus: test.bus.join('ban') });
  createUserConfig({
    bus: test.bus.join('user-config'),
    clock: test.clock,
    page: tab.page,
    api,
    log,
  });
  return {
    ...tab,
    entries,
    left,
    ban: () => test.qa.peek(banState.name),
    async comeAs(userId: string): Promise<void> {
      tab.tokens.begin(userId, tokenFor(userId, test.clock.now() + 3_600_000));
      test.qa.publish('session.state', { status: userId ? 'player' : 'guest', userId });
      await settle();
    },
    /** The feed reports that the operator takes another view of the player. */
    async receiveNews(): Promise<void> {
      test.qa.publish('feed.player', { betIds: [], isStatusChanged: true });
      await settle();
    },
    go: (to: string): Promise<unknown> => test.qa.send(navigationGo.name, { path: to }),
    press: (to: string): boolean => press(`/en${to}`),
  };
}

function publishBan(browser: Browser, level: number, version = 1): void {
  const result = { ...userConfig, ban_level: level, ban_version: version };
  browser.operator.on(CONFIG, () => ({ result }));
}

describe('a ban', () => {
  it.each([
    [0, false],
    [1, true],
    [45, true],
    [-1, false],
  ])('BAN-02 level %d: banned is %s', async (level, isBanned) => {
    const browser = createBrowser();
    publishBan(browser, level, 2);
    const tab = await openAt('/live', browser);
    expect(tab.ban()).toBeUndefined();
    await tab.comeAs('ann-1');
    expect(tab.ban()).toEqual({ isBanned, banLevel: level, banVersion: 2 });
    await tab.comeAs('');
    expect(tab.ban()).toEqual({ isBanned: false, banLevel: 0, banVersion: 0 });
  });

  it('P21 reaches four tabs with the feed: each leaves a page that is not for the banned', async () => {
    const browser = createBrowser();
    publishBan(browser, 0);
    const paths = ['/coupon', '/office/history', '/live', '/office/history/8d1f'];
    const tabs = await Promise.all(paths.map((path) => openAt(path, browser)));
    for (const tab of tabs) await tab.comeAs('ann-1');
    expect(tabs.flatMap(({ left }) => left)).toEqual([]);
    publishBan(browser, 3);
    // No clock moves: a step that waits for one would never come.
    for (const tab of tabs) await tab.receiveNews();
    expect(tabs.map(({ ban }) => ban())).toEqual(
      paths.map(() => ({ isBanned: true, banLevel: 3, banVersion: 1 })),
    );
    expect(tabs.map(({ left }) => left)).toEqual([[ADDRESS], [ADDRESS], [], [ADDRESS]]);
  });

  it('P21 arrives with the feed’s message, without a request, and older answers are ignored', async () => {
    const browser = createBrowser();
    publishBan(browser, 0);
    const tab = await openAt('/coupon', browser);
    await tab.comeAs('ann-1');
    const [older, newer] = [held(), held()];
    const queue = [older, newer];
    browser.operator.on(CONFIG, () => queue.shift()?.promise);
    tab.test.qa.publish('feed.player', { betIds: [], isStatusChanged: true });
    // A call that is dropped before it is sent is never sent.
    await settle();
    tab.test.qa.publish('feed.player', {
      betIds: [],
      isStatusChanged: true,
      ban: { level: 3, version: 2 },
    });
    await settle();
    expect(tab.ban()).toEqual({ isBanned: true, banLevel: 3, banVersion: 2 });
    expect(tab.left).toEqual([ADDRESS]);
    // It was requested before the ban.
    older.give({ result: { ...userConfig, ban_level: 0 } });
    await settle();
    expect(tab.ban()).toMatchObject({ isBanned: true });
    newer.give({ result: { ...userConfig, ban_level: 3, ban_version: 2 } });
    await settle();
    expect(tab.ban()).toMatchObject({ isBanned: true });
  });

  it('P12 of the feed does not apply while nobody is signed in', async () => {
    const tab = await openAt('/live');
    await tab.comeAs('');
    const ban = { level: 3, version: 1 };
    tab.test.qa.publish('feed.player', { betIds: [], isStatusChanged: true, ban });
    await settle();
    expect(tab.ban()).toMatchObject({ isBanned: false });
  });

  it('BAN-01 BAN-02 sends the browser to the configured address, and cancels every move on the way', async () => {
    const browser = createBrowser();
    publishBan(browser, 3);
    const tab = await openAt('/live', browser);
    await tab.comeAs('ann-1');
    expect(tab.left).toEqual([]);
    await tab.go('/office/history');
    expect(tab.left).toEqual([ADDRESS]);
    const stood = tab.test.qa.peek(navigationState.name);
    expect(tab.press('/line')).toBe(true);
    await expect(tab.go('/line')).rejects.toMatchObject({ code: 'blocked' });
    await settle();
    expect(tab.test.qa.peek(navigationState.name)).toBe(stood);
    expect(tab.left).toEqual([ADDRESS]);
  });

  it.each([
    ['https://moved.example/ban', [['https://moved.example/ban'], '/en/live']],
    [null, [[], '/en/ban']],
  ])(
    'BAN-01 sends the browser to the address that the operator has now, not to that of the load: %s',
    async (address, expected) => {
      const browser = createBrowser();
      publishBan(browser, 3);
      const tab = await openAt('/live', browser);
      const { test, api, log } = tab;
      createConfig({
        bus: test.bus.join('config'),
        clock: test.clock,
        api,
        language: 'en',
        boot: { ...siteConfig, banAddress: ADDRESS },
        log,
      });
      await tab.comeAs('ann-1');
      browser.operator.on(GROUPS, () => ({ ban: { address } }));
      await tab.go('/office/history');
      expect([tab.left, tab.entries.at(-1)]).toEqual(expected);
    },
  );

  it('BAN-01 uses the known address where the config can’t be loaded again', async () => {
    const browser = createBrowser();
    publishBan(browser, 3);
    const tab = await openAt('/live', browser);
    await tab.comeAs('ann-1');
    tab.test.bus.join('config').handle(configGroups, () => {
      throw new Refusal('unavailable');
    });
    await tab.go('/office/history');
    expect(tab.left).toEqual([ADDRESS]);
  });

  it('P21 holds when the page comes back from the back/forward cache', async () => {
    const browser = createBrowser();
    publishBan(browser, 3);
    const tab = await openAt('/coupon', browser);
    await tab.comeAs('ann-1');
    expect(tab.left).toEqual([ADDRESS]);
    tab.test.qa.publish('session.state', { status: 'unknown', userId: '' });
    await tab.comeAs('ann-1');
    expect(tab.ban()).toMatchObject({ isBanned: true });
    await expect(tab.go('/line')).rejects.toMatchObject({ code: 'blocked' });
  });

  it.each([undefined, 'http://help.example', 'javascript:alert(1)', `${ORIGIN}/elsewhere`])(
    'BAN-01 redirects to a page of the site where the address is %s',
    async (banAddress) => {
      const browser = createBrowser();
      publishBan(browser, 3);
      const tab = await openAt('/live', browser);
      tab.test.qa.publish(configState.name, { ...siteConfig, banAddress });
      await tab.comeAs('ann-1');
      await tab.go('/coupon');
      expect(tab.left).toEqual([]);
      expect(tab.entries.at(-1)).toBe('/en/ban');
      expect(tab.test.qa.peek(navigationState.name)).toMatchObject({ route: 'ban' });
    },
  );

  it('BAN-02 that is lifted sends the player home from the ban page', async () => {
    const browser = createBrowser();
    publishBan(browser, 3);
    const tab = await openAt('/ban', browser);
    tab.test.qa.publish(configState.name, siteConfig);
    await tab.comeAs('ann-1');
    expect(tab.entries.at(-1)).toBe('/en/ban');
    publishBan(browser, 0);
    await tab.receiveNews();
    expect(tab.entries.at(-1)).toBe('/en');
    expect(tab.test.qa.peek(navigationState.name)).toMatchObject({ route: 'home' });
  });

  it('is not lifted by a failed call, and applies to the player only', async () => {
    const browser = createBrowser();
    publishBan(browser, 3);
    const tab = await openAt('/live', browser);
    await tab.comeAs('ann-1');
    browser.operator.on(CONFIG, offline);
    await tab.receiveNews();
    await tab.test.clock.advance(10_000);
    expect(tab.ban()).toMatchObject({ isBanned: true });
    const late = held();
    browser.operator.on(CONFIG, () => late.promise);
    await tab.comeAs('bob-2');
    expect(tab.ban()).toMatchObject({ isBanned: false });
  });
});

describe('navigation that is blocked', () => {
  const guard = (tab: Awaited<ReturnType<typeof openAt>>, isBlocked?: boolean) =>
    tab.test.qa.send(navigationGuard.name, { ...(isBlocked !== undefined && { isBlocked }) });

  it('BAN-02 cancels presses, commands, back and forward, and works again afterwards', async () => {
    const tab = await openAt('/live');
    await guard(tab, true);
    expect(tab.press('/line')).toBe(true);
    await expect(tab.go('/line')).rejects.toMatchObject({ code: 'blocked' });
    // The browser has gone back by itself.
    tab.entries.push('/en/line');
    await guard(tab);
    expect(tab.entries.at(-1)).toBe('/en/live');
    await guard(tab, false);
    await tab.go('/line');
    expect(tab.test.qa.peek(navigationState.name)).toMatchObject({ path: '/line' });
  });
});
