import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createRegistrationReminder } from '.';
import { suppressPromotions } from '../../shared/offers';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import { openRemindedPage, type RemindedPage } from '../../../../tests/harness/page/reminded-page';
import { siteConfig } from '../../../../tests/harness/samples';
import { createBrowser } from '../../../../tests/harness/tabs/tab';

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
    suppressPromotions(
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
