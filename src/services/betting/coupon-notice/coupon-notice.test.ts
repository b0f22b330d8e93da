import { NO_COUPON } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createCouponNotice } from '.';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import {
  couponBet,
  openRemindedPage,
  type RemindedPage,
} from '../../../../tests/harness/page/reminded-page';
import { createBrowser } from '../../../../tests/harness/tabs/tab';

const SECOND = 1000;

const MINUTE = 60 * SECOND;

const DAY = 24 * 60 * MINUTE;

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
    ['its words could not be loaded', 1],
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
