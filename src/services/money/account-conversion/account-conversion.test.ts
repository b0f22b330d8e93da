import { describe, expect, test } from 'vitest';
import { createAccountConversion } from '.';
import { openRemindedPage, type RemindedPage } from '../../../../tests/harness/page/reminded-page';
import { userConfig } from '../../../../tests/harness/samples';
import { createBrowser } from '../../../../tests/harness/tabs/tab';

describe('the account conversion', () => {
  function start(page = openRemindedPage()): RemindedPage {
    const { test: world, storage, words, log } = page;
    createAccountConversion({ bus: world.bus.join('account-conversion'), storage, words, log });
    return page;
  }
  async function load(page: RemindedPage, status?: number): Promise<void> {
    const config = {
      ...userConfig,
      ...(status !== undefined && { account_conversion_status: status }),
    };
    await page.publishState('userConfig.state', { isInstalled: true, isLoaded: true, config });
  }

  test.each([1, 2])('RMD-03 notifies a player with status %s, once', async (status) => {
    const browser = createBrowser();
    const page = start(openRemindedPage(browser));
    await page.signIn();
    await load(page, status);
    expect(page.shown()).toMatchObject({
      kind: 'info',
      title: 'notices.conversion.title',
      text: `notices.conversion.${status}`,
      isPermanent: true,
    });
    await page.press('closed');
    await load(page, status);
    expect(page.shown()).toBeNull();
    const later = start(openRemindedPage(browser));
    await later.signIn();
    await load(later, status);
    expect(later.shown()).toBeNull();
  });

  test.each([2, 5])(
    'RMD-03 notifies a player in one of %d tabs that learn of it at the same moment',
    async (count) => {
      const browser = createBrowser();
      const tabs = Array.from({ length: count }, () => start(openRemindedPage(browser)));
      await Promise.all(tabs.map((tab) => tab.signIn()));
      await Promise.all(tabs.map((tab) => load(tab, 1)));
      expect(tabs.filter((tab) => tab.shown() !== null)).toHaveLength(1);
      expect(tabs.flatMap((tab) => tab.logged)).toEqual([]);
    },
  );

  test('RMD-03 does not count as shown when its text did not load', async () => {
    const page = openRemindedPage();
    let isOffline = true;
    start({
      ...page,
      words: async (key) => (isOffline ? Promise.reject(new Error('offline')) : key),
    });
    await page.signIn();
    await load(page, 1);
    expect([page.shown(), page.kept.size, page.logged.length]).toEqual([null, 0, 1]);
    isOffline = false;
    await load(page, 1);
    expect(page.shown()?.title).toBe('notices.conversion.title');
    await page.press('closed');
    await load(page, 1);
    expect(page.shown()).toBeNull();
  });

  test('RMD-03 notifies each user once: another one in the same browser too', async () => {
    const browser = createBrowser();
    const page = start(openRemindedPage(browser));
    await page.signIn('ann-1');
    await load(page, 1);
    await page.press('closed');
    await page.signIn('ben-2');
    await load(page, 1);
    expect(page.shown()).not.toBeNull();
    // Stored keys reveal no identity.
    expect([...browser.kept.values()].join()).not.toMatch(/ann|ben/);
    const later = start(openRemindedPage(browser));
    for (const userId of ['ann-1', 'ben-2']) {
      await later.signIn(userId);
      await load(later, 1);
    }
    expect(later.shown()).toBeNull();
  });

  test('RMD-03 stores the last fifty notified players', async () => {
    const page = start();
    for (let player = 1; player <= 52; player += 1) {
      await page.signIn(`player-${player}`);
      await load(page, 1);
    }
    const [kept = ''] = page.kept.values();
    expect(kept).toMatch(/^\S+( \S+){49}$/);
  });

  test('RMD-03 notifies no guest, and logs a failure', async () => {
    const page = start();
    await load(page, 1);
    await page.signOut();
    await load(page, 1);
    await page.signIn();
    await page.publishState('userConfig.state', {
      isInstalled: false,
      isLoaded: false,
      config: null,
    });
    expect(page.shown()).toBeNull();
    expect([page.kept.size, page.test.problems]).toEqual([0, []]);
    page.leave('notices');
    await load(page, 1);
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The player could not be notified of the conversion.' },
    ]);
  });

  test.each([0, undefined])('RMD-03 does not notify a player with status %s', async (status) => {
    const page = start();
    await page.signIn();
    await load(page, status);
    expect(page.shown()).toBeNull();
  });
});
