import { NO_COUPON } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createAccountConversion } from '../../src/services/money/account-conversion';
import { createCouponNotice } from '../../src/services/betting/coupon-notice';
import { createRegistrationReminder } from '../../src/services/sign-in/registration-reminder';
import { restOffers } from '../../src/services/shared/offers';
import { createTeamCash, cookieName } from '../../src/services/rewards/team-cash';
import { held, offline, refuse } from '../support/fakes/fake-operator';
import { couponBet, openRemindedPage, type RemindedPage } from '../support/page/reminded-page';
import { siteConfig, userConfig } from '../support/samples';
import { createBrowser } from '../support/tabs/tab';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe('the registration reminder', () => {
  /** A guest's page of a site that reminds after 30 s, and again after 60 minutes. */
  async function start(
    group: Record<string, unknown> = { reminderDelay: 30, reminderInterval: 60 },
    page = openRemindedPage(),
    isModalOpen = () => false,
  ): Promise<RemindedPage> {
    const { test: world, reminderClock, cookies, storage, log } = page;
    page.groups = { registration: group };
    await page.publishState('config.state', siteConfig);
    createRegistrationReminder({
      bus: world.bus.join('registration-reminder'),
      clock: world.clock,
      reminderClock,
      cookies,
      storage,
      isModalOpen,
      log,
    });
    await page.signOut();
    return page;
  }

  test('RMD-01 shows the registration form after the configured seconds, and again after the interval', async () => {
    const { opened, test: world } = await start();
    await world.clock.advance(30 * SECOND - 1);
    expect(opened).toEqual([]);
    await world.clock.advance(1);
    expect(opened).toEqual(['registration']);
    await world.clock.advance(60 * MINUTE - 1);
    expect(opened).toHaveLength(1);
    await world.clock.advance(1);
    expect(opened).toHaveLength(2);
  });

  test('RMD-01 stores the next time: another visit does not show it before', async () => {
    const browser = createBrowser();
    const first = await start(undefined, openRemindedPage(browser));
    await first.test.clock.advance(30 * SECOND);
    const second = await start(undefined, openRemindedPage(browser));
    await second.test.clock.advance(59 * MINUTE);
    expect(second.opened).toEqual([]);
    await second.test.clock.advance(2 * MINUTE);
    expect(second.opened).toEqual(['registration']);
  });

  test('RMD-01 is never repeated with an interval of 0', async () => {
    const browser = createBrowser();
    const rules = { reminderDelay: 30, reminderInterval: 0 };
    const first = await start(rules, openRemindedPage(browser));
    await first.test.clock.advance(365 * DAY);
    expect(first.opened).toEqual(['registration']);
    const second = await start(rules, openRemindedPage(browser));
    await second.test.clock.advance(365 * DAY);
    expect(second.opened).toEqual([]);
  });

  test.each([
    ['a word', { reminderDelay: '30', reminderInterval: 60 }],
    ['no interval', { reminderDelay: 30 }],
    ['nothing', {}],
    ['less than nothing', { reminderDelay: -1, reminderInterval: 60 }],
    ['no number', { reminderDelay: Number.NaN, reminderInterval: 60 }],
    ['more than any', { reminderDelay: Infinity, reminderInterval: 60 }],
  ])('RMD-01 accepts numbers only: with %s it never appears', async (_, group) => {
    const { opened, test: world } = await start(group);
    await world.clock.advance(DAY);
    expect(opened).toEqual([]);
  });

  test('RMD-01 does not appear for a player, nor before the session is known', async () => {
    const page = await start();
    await page.signIn();
    await page.test.clock.advance(DAY);
    expect(page.opened).toEqual([]);
    await page.signOut();
    await page.test.clock.advance(30 * SECOND);
    expect(page.opened).toEqual(['registration']);
  });

  test.each([
    ['the sign-in form', 'dialogs.state', { open: 'sign-in' }, { open: null }],
    ['another dialog', 'dialogs.state', { open: 'settings' }, { open: null }],
    [
      'the question of age',
      'age.state',
      { isAsked: true, minAge: 18 },
      { isAsked: false, minAge: 18 },
    ],
    [
      'a captcha',
      'captcha.state',
      { image: null, question: null, isChecking: false, problem: null },
      null,
    ],
    [
      'a registration under way',
      'session.state',
      { status: 'guest', userId: '', isRegistrationProcess: true },
      { status: 'guest', userId: '' },
    ],
  ])('RMD-01 waits while %s is open', async (_, state, open, closed) => {
    const page = await start();
    await page.publishState(state, open);
    await page.test.clock.advance(10 * MINUTE);
    expect(page.opened).toEqual([]);
    await page.publishState(state, closed);
    await page.test.clock.advance(30 * SECOND);
    expect(page.opened).toEqual(['registration']);
  });

  test('RMD-01 waits while a part of the page has its own modal, as before one-click betting', async () => {
    let isOpen = true;
    const page = await start(undefined, undefined, () => isOpen);
    await page.test.clock.advance(10 * MINUTE);
    expect(page.opened).toEqual([]);
    isOpen = false;
    await page.test.clock.advance(30 * SECOND);
    expect(page.opened).toEqual(['registration']);
  });

  test('P118 RMD-01 does not appear in a browser in which a player is excluded, until that is over', async () => {
    const page = openRemindedPage();
    restOffers(
      { cookies: page.cookies, clock: page.test.clock },
      page.test.clock.now() / 1000 + 3600,
    );
    await start(undefined, page);
    await page.test.clock.advance(60 * MINUTE - 1);
    expect(page.opened).toEqual([]);
    await page.test.clock.advance(30 * SECOND);
    expect(page.opened).toEqual(['registration']);
  });

  test('RMD-01 does not appear on a site without registration', async () => {
    const page = await start();
    await page.publishState('config.state', { ...siteConfig, isRegistrationAvailable: false });
    await page.test.clock.advance(DAY);
    expect(page.opened).toEqual([]);
  });

  test('RMD-05 pauses its time 30 s after the page was left, and continues when the player returns', async () => {
    const { opened, page, test: world } = await start({ reminderDelay: 100, reminderInterval: 60 });
    await world.clock.advance(10 * SECOND);
    page.visible$.next(false);
    // 30 s still count: 60 s are left.
    await world.clock.advance(DAY);
    expect(opened).toEqual([]);
    page.visible$.next(true);
    await world.clock.advance(60 * SECOND - 1);
    expect(opened).toEqual([]);
    await world.clock.advance(1);
    expect(opened).toEqual(['registration']);
  });

  test('RMD-05 loses no time for a player who is back within 30 s', async () => {
    const { opened, page, test: world } = await start();
    await world.clock.advance(5 * SECOND);
    page.visible$.next(false);
    await world.clock.advance(20 * SECOND);
    page.visible$.next(true);
    await world.clock.advance(5 * SECOND);
    expect(opened).toEqual(['registration']);
  });

  test('RMD-01 does not appear for a player who signs in while its config loads', async () => {
    const page = openRemindedPage();
    const late = held<Record<string, Record<string, unknown>>>();
    const { test: world, reminderClock, cookies, storage, log } = page;
    page.groupsLater = late.promise;
    await page.publishState('config.state', siteConfig);
    createRegistrationReminder({
      bus: world.bus.join('registration-reminder'),
      clock: world.clock,
      reminderClock,
      cookies,
      storage,
      isModalOpen: () => false,
      log,
    });
    await page.signOut();
    await page.signIn();
    late.give({ registration: { reminderDelay: 30, reminderInterval: 60 } });
    await settle();
    expect(world.clock.pending).toBe(0);
    expect(page.logged).toEqual([]);
  });

  test('RMD-01 counts when another tab has shown it, and sets no timer when it is never repeated', async () => {
    const browser = createBrowser();
    const rules = { reminderDelay: 30, reminderInterval: 0 };
    const [one, other] = [openRemindedPage(browser), openRemindedPage(browser)];
    await start(rules, one);
    await start(rules, other);
    await one.test.clock.advance(30 * SECOND);
    await other.test.clock.advance(DAY);
    expect([one.opened, other.opened]).toEqual([['registration'], []]);
    await one.test.clock.advance(DAY);
    expect([one.test.clock.pending, other.test.clock.pending]).toEqual([0, 0]);
  });

  test('RMD-01 appears at once with a delay of 0, and checks again in 10 s while something is open', async () => {
    const page = openRemindedPage();
    await page.publishState('dialogs.state', { open: 'settings' });
    await start({ reminderDelay: 0, reminderInterval: 60 }, page);
    await page.test.clock.advance(9999);
    await page.publishState('dialogs.state', { open: null });
    expect(page.opened).toEqual([]);
    await page.test.clock.advance(1);
    expect(page.opened).toEqual(['registration']);
  });

  test('RMD-01 is requested once a guest, and a failure is logged', async () => {
    const page = await start();
    const asked = (): number =>
      page.test.messages.filter(({ name }) => name === 'config.groups').length;
    const once = asked();
    await page.signOut();
    expect(asked()).toBe(once);
    page.leave('dialogs');
    await page.test.clock.advance(30 * SECOND);
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The registration form was not shown.' },
    ]);
    await page.signIn();
    expect(asked()).toBe(once);
    page.leave('config');
    await page.signOut();
    expect(page.logged).toMatchObject([
      {},
      { level: 'warn', message: 'The times of the registration reminder could not be loaded.' },
    ]);
  });

  test('RMD-01 ignores a stored value that is no moment', async () => {
    const browser = createBrowser();
    browser.kept.set('reminders.registration', 'soon');
    const page = await start(undefined, openRemindedPage(browser));
    await page.test.clock.advance(30 * SECOND);
    expect(page.opened).toEqual(['registration']);
  });

  test('waits no longer than the interval after a clock was set back', async () => {
    const { opened, test: world } = await start();
    await world.clock.advance(30 * SECOND);
    world.clock.set(world.clock.now() - 10 * DAY);
    await world.clock.advance(3 * 60 * MINUTE);
    expect(opened).toHaveLength(4);
  });
});

describe('the coupon notice', () => {
  function start(page = openRemindedPage()): RemindedPage {
    const { test: world, reminderClock, tabStore, otherTabs, words, log } = page;
    page.test.qa.publish('navigation.state', place('line'));
    createCouponNotice({
      bus: world.bus.join('coupon-notice'),
      clock: world.clock,
      reminderClock,
      tabStore,
      otherTabs,
      locks: page,
      words,
      log,
    });
    return page;
  }
  const place = (route: string) => ({
    language: 'en',
    path: `/${route}`,
    route,
    area: null,
    params: {},
  });

  test.each([
    ['30 s for live', true, 30 * SECOND],
    ['5 min otherwise', false, 5 * MINUTE],
  ])('RMD-02 reminds of a coupon that is left: %s', async (_, isLive, wait) => {
    const { fill, shown, test: world } = start();
    await fill(couponBet(1, { isLive }));
    await world.clock.advance(wait - 1);
    expect(shown()).toBeNull();
    await world.clock.advance(1);
    expect(shown()).toMatchObject({
      kind: 'info',
      title: 'notices.coupon.title',
      text: 'notices.coupon.text {"count":1}',
      isPermanent: true,
      action: { label: 'notices.coupon.open' },
    });
  });

  test('RMD-02 does not appear while a bet is being placed', async () => {
    const { publishState, fill, shown, test: world } = start();
    const bets = [couponBet(1, { isLive: true })];
    await publishState('coupon.state', {
      ...NO_COUPON,
      bets,
      placing: { status: 'sending', refId: 'r-1' },
    });
    await world.clock.advance(10 * MINUTE);
    expect(shown()).toBeNull();
    await fill(...bets);
    await world.clock.advance(10 * SECOND);
    expect(shown()).not.toBeNull();
  });

  test('RMD-02 stays on every other page, and ignores the button of another notice', async () => {
    const { fill, shown, publishState, press, paths, test: world } = start();
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(30 * SECOND);
    await publishState('navigation.state', place('live'));
    expect(shown()?.title).toBe('notices.coupon.title');
    await world.qa.send('notices.show', { kind: 'info', text: 'Another', action: { label: 'Do' } });
    expect(shown()?.text).toBe('Another');
    await press('acted');
    expect(paths).toEqual([]);
    expect(shown()?.title).toBe('notices.coupon.title');
  });

  test('RMD-02 waits its whole time for a coupon that was emptied and filled again', async () => {
    const { fill, shown, test: world } = start();
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(25 * SECOND);
    await fill();
    expect(world.clock.pending).toBe(0);
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(30 * SECOND - 1);
    expect(shown()).toBeNull();
    await world.clock.advance(1);
    expect(shown()).not.toBeNull();
  });

  test('RMD-02 is not shown for a coupon that was emptied while its text loaded', async () => {
    const page = openRemindedPage();
    const late = held<string>();
    start({ ...page, words: async () => late.promise });
    await page.fill(couponBet(1, { isLive: true }));
    await page.test.clock.advance(30 * SECOND);
    await page.fill();
    late.give('Words');
    await settle();
    expect(page.shown()).toBeNull();
  });

  test('RMD-02 is not removed when it was not shown, and a failure to remove it is logged', async () => {
    const page = start();
    await page.fill(couponBet(1, { isLive: true }));
    await page.fill();
    await page.publishState('navigation.state', place('coupon'));
    expect(page.test.messages.filter(({ name }) => name === 'notices.withdraw')).toEqual([]);
    await page.publishState('navigation.state', place('line'));
    page.leave('notices');
    await page.fill(couponBet(1, { isLive: true }));
    await page.test.clock.advance(30 * SECOND);
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The reminder of the coupon could not be shown.' },
    ]);
  });

  test('RMD-02 logs a text that can’t be removed and a coupon that can’t be opened', async () => {
    const page = start();
    await page.fill(couponBet(1, { isLive: true }));
    await page.test.clock.advance(30 * SECOND);
    page.leave('notices');
    await page.fill();
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The reminder of the coupon could not be withdrawn.' },
    ]);
    const other = start();
    await other.fill(couponBet(1, { isLive: true }));
    await other.test.clock.advance(30 * SECOND);
    other.leave('navigation');
    await other.press('acted');
    expect(other.logged).toMatchObject([
      { level: 'warn', message: 'The coupon page could not be opened.' },
    ]);
  });

  test('RMD-02 counts a live game that has finished like any other', async () => {
    const { fill, shown, test: world } = start();
    await fill(couponBet(1, { isLive: true, isFinished: true }));
    await world.clock.advance(5 * MINUTE - 1);
    expect(shown()).toBeNull();
  });

  test('RMD-02 does not appear if all bets are blocked; checks run every 10 s', async () => {
    const { fill, shown, test: world } = start();
    await fill(couponBet(1, { isLive: true, isBlocked: true }));
    await world.clock.advance(10 * MINUTE + 5 * SECOND);
    expect(shown()).toBeNull();
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(5 * SECOND - 1);
    expect(shown()).toBeNull();
    await world.clock.advance(1);
    expect(shown()).not.toBeNull();
  });

  test('RMD-02 appears in one of the tabs, whose coupon is the same', async () => {
    const browser = createBrowser();
    const [first, second] = [start(openRemindedPage(browser)), start(openRemindedPage(browser))];
    await first.fill(couponBet(1, { isLive: true }));
    await first.test.clock.advance(5 * SECOND);
    await second.fill(couponBet(1, { isLive: true }));
    await first.test.clock.advance(25 * SECOND);
    expect(first.shown()?.title).toBe('notices.coupon.title');
    await second.test.clock.advance(DAY);
    expect(second.shown()).toBeNull();
    expect(second.test.clock.pending).toBe(0);
    expect(first.shown()?.title).toBe('notices.coupon.title');
  });

  test.each([2, 3, 5])(
    'RMD-02 appears in one of %d tabs that are due at the same moment',
    async (count) => {
      const browser = createBrowser();
      const tabs = Array.from({ length: count }, () => start(openRemindedPage(browser)));
      await Promise.all(tabs.map((tab) => tab.fill(couponBet(1, { isLive: true }))));
      await Promise.all(tabs.map((tab) => tab.test.clock.advance(30 * SECOND)));
      const areShown = () => tabs.filter((tab) => tab.shown() !== null);
      expect(areShown()).toHaveLength(1);
      await Promise.all(tabs.map((tab) => tab.test.clock.advance(DAY)));
      expect(areShown()).toHaveLength(1);
      expect(tabs.flatMap((tab) => tab.logged)).toEqual([]);
      expect(browser.locks.busy).toBe(0);
      expect(tabs.map((tab) => tab.tabStore.get('reminders.coupon'))).toEqual(tabs.map(() => '1'));
    },
  );

  test.each(['maintenance', 'empty', 'blocked', 'payment-result', 'print'])(
    'RMD-02 neither appears nor stays on a page without a coupon: %s',
    async (layout) => {
      const { fill, shown, publishState, test: world } = start();
      await fill(couponBet(1, { isLive: true }));
      await publishState('navigation.state', { ...place('somewhere'), layout });
      await world.clock.advance(MINUTE);
      expect(shown()).toBeNull();
      await publishState('navigation.state', place('live'));
      await world.clock.advance(10 * SECOND);
      expect(shown()).not.toBeNull();
      await publishState('navigation.state', { ...place('somewhere'), layout });
      expect(shown()).toBeNull();
    },
  );

  test('RMD-02 appears once a session, also after a reload', async () => {
    const kept = new Map<string, string>();
    const first = start(openRemindedPage(undefined, kept));
    await first.fill(couponBet(1, { isLive: true }));
    await first.test.clock.advance(30 * SECOND);
    await first.press('closed');
    await first.fill(couponBet(2, { isLive: true }));
    await first.test.clock.advance(DAY);
    expect(first.shown()).toBeNull();
    const second = start(openRemindedPage(undefined, kept));
    await second.fill(couponBet(1, { isLive: true }));
    await second.test.clock.advance(DAY);
    expect(second.shown()).toBeNull();
    expect(second.test.clock.pending).toBe(0);
  });

  test.each([
    ['its words could not be had', 1],
    ['the coupon was looked at before they came', 0],
  ])('RMD-02 does not count as shown before it was: %s', async (_, logs) => {
    const page = openRemindedPage();
    const first = held<string>();
    let asked = 0;
    start({ ...page, words: async (key) => ((asked += 1) > 3 ? key : first.promise) });
    await page.fill(couponBet(1, { isLive: true }));
    await page.test.clock.advance(30 * SECOND);
    expect([asked, page.tabStore.keys()]).toEqual([3, []]);
    if (logs > 0) first.fail(new Error('offline'));
    else await page.publishState('navigation.state', place('coupon'));
    first.give('Late words');
    await settle();
    await page.publishState('navigation.state', place('line'));
    expect(page.shown()).toBeNull();
    await page.test.clock.advance(10 * SECOND);
    expect(page.shown()?.title).toBe('notices.coupon.title');
    expect(page.logged).toHaveLength(logs);
    await page.press('closed');
    await page.test.clock.advance(DAY);
    expect(page.shown()).toBeNull();
  });

  test('RMD-02 is removed when the coupon empties', async () => {
    const { fill, shown, test: world } = start();
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(30 * SECOND);
    await fill();
    expect(shown()).toBeNull();
  });

  test('RMD-02 is removed when the coupon page is opened, which its button does', async () => {
    const { fill, shown, press, paths, publishState, test: world } = start();
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(30 * SECOND);
    await publishState('navigation.state', place('coupon'));
    expect(shown()).toBeNull();
    const other = start();
    await other.fill(couponBet(1, { isLive: true }));
    await other.test.clock.advance(30 * SECOND);
    await other.press('acted');
    expect([other.paths, other.shown()]).toEqual([['/coupon'], null]);
    await press('closed');
    expect(paths).toEqual([]);
  });

  test('RMD-02 does not appear on the coupon page', async () => {
    const { fill, shown, publishState, test: world } = start();
    await publishState('navigation.state', place('coupon'));
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(DAY);
    expect(shown()).toBeNull();
  });

  test('does not appear yet after a bet was added', async () => {
    const { fill, shown, test: world } = start();
    await fill(couponBet(1, { isLive: true }));
    await world.clock.advance(25 * SECOND);
    await fill(couponBet(1, { isLive: true }), couponBet(2));
    await world.clock.advance(20 * SECOND);
    expect(shown()).toBeNull();
    await world.clock.advance(10 * SECOND);
    expect(shown()).not.toBeNull();
  });
});

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

describe('Team Cash', () => {
  const HISTORY = 'GET /web-api/payment/team-cash/history';
  const payment = (id: number, status_id: number) => ({
    id,
    status_id,
    status_title: '',
    message: '',
    translate_message: '',
    skks_hash: '',
    timestamp: 0,
    date_payment: '',
    summ: 20,
    money_deposit_id: id,
  });
  /** So many accepted payments, one that was refused and one on its way. */
  const history = (accepted: number) => ({
    data: [
      payment(100, 3),
      payment(101, 1),
      ...Array.from({ length: accepted }, (_, index) => payment(index, 2)),
    ],
  });

  async function start(accepted: number, page = openRemindedPage()): Promise<RemindedPage> {
    const { test: world, api, cookies, log, operator } = page;
    operator.on(HISTORY, () => history(accepted));
    await page.publishState('config.state', { ...siteConfig, isTeamCash: true });
    createTeamCash({ bus: world.bus.join('team-cash'), clock: world.clock, api, cookies, log });
    await page.publishState('offers.state', { mayBeOffered: true });
    await page.signIn();
    return page;
  }
  const reported = ({ test: world }: RemindedPage): unknown => world.qa.peek('teamCash.state');
  async function close(page: RemindedPage): Promise<void> {
    await page.test.qa.send('teamCash.close', {});
    await settle();
  }

  test.each([
    [0, null],
    [2, null],
    [3, 3],
    [4, 4],
    [5, null],
  ])('RMD-04 MOD-03 with %s accepted payments shows the dialog %s', async (accepted, published) => {
    expect(reported(await start(accepted))).toEqual({ accepted: published });
  });

  test('P118 RMD-04 waits until the operator lets something be offered to the player', async () => {
    const page = await start(0);
    await page.publishState('offers.state', { mayBeOffered: false });
    page.operator.on(HISTORY, () => history(3));
    await page.publishState('feed.player', { betIds: [] });
    expect(reported(page)).toEqual({ accepted: null });
    await page.publishState('offers.state', { mayBeOffered: true });
    expect(reported(page)).toEqual({ accepted: 3 });
  });

  test('P118 RMD-04 closes once nothing may be offered to the player any more, and stays while that is not known', async () => {
    const page = await start(3);
    await page.publishState('offers.state', { mayBeOffered: null });
    expect(reported(page)).toEqual({ accepted: 3 });
    await page.publishState('offers.state', { mayBeOffered: false });
    expect(reported(page)).toEqual({ accepted: null });
    await page.publishState('offers.state', { mayBeOffered: true });
    expect(reported(page), 'it is not shown again').toEqual({ accepted: null });
  });

  test('RMD-04 is shown once at three, again at four, and then never', async () => {
    const browser = createBrowser();
    const first = await start(3, openRemindedPage(browser));
    await close(first);
    expect(reported(first)).toEqual({ accepted: null });
    const second = await start(3, openRemindedPage(browser));
    expect(reported(second)).toEqual({ accepted: null });
    // The fourth payment is accepted while the page is open.
    second.operator.on(HISTORY, () => history(4));
    await second.publishState('feed.player', { betIds: [] });
    expect(reported(second)).toEqual({ accepted: 4 });
    expect(browser.cookies.get(cookieName('ann-1'))).toBe('activated');
    const calls = browser.operator.count(HISTORY);
    const third = await start(4, openRemindedPage(browser));
    expect(reported(third)).toEqual({ accepted: null });
    expect(browser.operator.count(HISTORY)).toBe(calls);
  });

  test('RMD-04 keeps its cookie for 372 days', async () => {
    const { cookies, test: world } = await start(3);
    expect(cookies.kept.get(cookieName('ann-1'))?.expires).toBe(world.clock.now() + 372 * DAY);
  });

  test('RMD-04 waits until no other dialog is open', async () => {
    const page = openRemindedPage();
    await page.publishState('dialogs.state', { open: 'settings' });
    await start(3, page);
    expect(reported(page)).toEqual({ accepted: null });
    expect(page.cookies.names().filter((name) => name.startsWith('team_cash'))).toEqual([]);
    await page.publishState('dialogs.state', { open: null });
    expect(reported(page)).toEqual({ accepted: 3 });
  });

  test.each([
    [
      'a captcha',
      'captcha.state',
      { image: null, question: null, isChecking: false, problem: null },
      null,
    ],
    [
      'a look up from the game',
      'realityCheck.state',
      { asked: { everyMinutes: 30, playedMs: 0, sums: null, isLoading: false } },
      { asked: null },
    ],
    [
      'a registration under way',
      'session.state',
      { status: 'player', userId: 'ann-1', isRegistrationProcess: true },
      { status: 'player', userId: 'ann-1' },
    ],
    [
      'the end of the session',
      'sessionLimit.state',
      { endsAt: 0, hasEnded: true },
      { endsAt: null, hasEnded: false },
    ],
    [
      'a warning of the sign-out',
      'autoLogoff.state',
      { deadline: 0, isWarned: true },
      { deadline: 0, isWarned: false },
    ],
  ])(
    'RMD-04 waits while %s is open, and is shown once it closes',
    async (_, state, stands, gone) => {
      const page = await start(0);
      await page.publishState(state, stands);
      page.operator.on(HISTORY, () => history(3));
      await page.publishState('feed.player', { betIds: [] });
      expect(reported(page)).toEqual({ accepted: null });
      await page.publishState(state, gone);
      expect(reported(page)).toEqual({ accepted: 3 });
    },
  );

  test('RMD-04 at four is shown on the page that showed it at three, once that is closed', async () => {
    const page = await start(3);
    page.operator.on(HISTORY, () => history(4));
    await page.publishState('feed.player', { betIds: [] });
    expect(reported(page)).toEqual({ accepted: 3 });
    await close(page);
    expect(reported(page)).toEqual({ accepted: 4 });
    await close(page);
    expect(reported(page)).toEqual({ accepted: null });
    const published = page.test.messages.length;
    await page.signOut();
    expect(page.test.messages.slice(published).map(({ name }) => name)).toEqual(['session.state']);
  });

  test('RMD-04 is requested once a player, with a cookie for each, and not for a guest', async () => {
    const page = await start(3);
    await page.publishState('session.state', { status: 'player', userId: 'ann-1' });
    await page.publishState('config.state', { ...siteConfig, isTeamCash: true });
    expect(page.operator.count(HISTORY)).toBe(1);
    await page.signOut();
    await page.publishState('feed.player', { betIds: [] });
    expect(page.operator.count(HISTORY)).toBe(1);
    expect(page.logged).toEqual([]);
    await page.signIn('ben-2');
    const names = page.cookies.names().filter((name) => name.startsWith('team_cash_'));
    expect(names).toHaveLength(2);
    expect(names.join()).not.toMatch(/ann|ben/);
  });

  test('P34 counts only the last request, in any order of the answers', async () => {
    const page = await start(0);
    const late = held();
    page.operator.on(HISTORY, () => late.promise);
    await page.publishState('feed.player', { betIds: [] });
    page.operator.on(HISTORY, () => history(4));
    await page.publishState('feed.player', { betIds: [] });
    await close(page);
    late.give(history(3));
    await settle();
    expect(reported(page)).toEqual({ accepted: null });
    await page.publishState('dialogs.state', { open: null });
    expect(reported(page)).toEqual({ accepted: null });
  });

  test('RMD-04 closes with the player, and is not shown to another', async () => {
    const page = await start(3);
    await page.signOut();
    expect(reported(page)).toEqual({ accepted: null });
  });

  test('RMD-04 stays for the player of a cached page, and is not shown to another', async () => {
    const unknown = { status: 'unknown', userId: '' };
    const page = await start(3);
    await page.publishState('session.state', unknown);
    await page.signIn();
    expect(reported(page)).toEqual({ accepted: 3 });
    // They may have paid meanwhile.
    expect(page.operator.count(HISTORY)).toBe(2);
    await page.publishState('session.state', unknown);
    await page.signOut();
    expect(reported(page)).toEqual({ accepted: null });
    const other = await start(3);
    await other.publishState('session.state', unknown);
    other.operator.on(HISTORY, () => history(0));
    await other.signIn('ben-2');
    expect(reported(other)).toEqual({ accepted: null });
  });

  test('makes no request on a site without Team Cash, nor when a bet was settled', async () => {
    const page = openRemindedPage();
    const { test: world, api, cookies, log, operator } = page;
    await page.publishState('config.state', siteConfig);
    createTeamCash({ bus: world.bus.join('team-cash'), clock: world.clock, api, cookies, log });
    await page.signIn();
    await page.publishState('feed.player', { betIds: [] });
    expect(operator.count(HISTORY)).toBe(0);
    const other = await start(2);
    await other.publishState('feed.player', { betIds: ['1'] });
    await other.publishState('feed.player', { betIds: [], areLimitsChanged: true });
    await other.publishState('feed.player', { betIds: [], isStandingChanged: true });
    expect(other.operator.count(HISTORY)).toBe(1);
  });

  test.each([
    ['a refusal', () => refuse(500, 'internal')],
    ['another shape', () => ({ data: 'none' })],
    ['no connection', offline],
  ])('shows nothing after a failure, which is logged: %s', async (_, answer) => {
    const page = await start(0);
    page.operator.on(HISTORY, answer);
    await page.publishState('feed.player', { betIds: [] });
    await page.test.clock.advance(MINUTE);
    expect(reported(page)).toEqual({ accepted: null });
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The payments could not be loaded.' },
    ]);
  });
});
