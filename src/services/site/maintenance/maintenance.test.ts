import { navigationState, noticesShow } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';
import {
  maintenanceState,
  navigationGuard,
  noticesWithdraw,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createMaintenance } from '.';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const STATE = 'GET /bff-api/config/state';
const HOUR = 3_600_000;

interface Reported {
  readonly title?: string | undefined;
  readonly text: string;
  readonly area?: string | undefined;
}

/** Ten in the evening in Berlin. */
const NOW = Date.UTC(2026, 10, 20, 21);

async function start(
  answer: object | null,
  language: Language = 'en',
  { isVisible = true, hasNotices = true, isOnItsPage = false } = {},
) {
  const tab = openTab();
  const { test, api, page, log, operator } = tab;
  page.visible$.next(isVisible);
  await test.clock.advance(NOW - test.clock.now());
  let checks = 0;
  const reported: (Reported | 'withdrawn')[] = [];
  const navigation = test.bus.join('navigation');
  navigation.handle(navigationGuard, () => {
    checks += 1;
    return {};
  });
  if (isOnItsPage) navigation.publish(navigationState, CLOSED);
  const notices = test.bus.join('notices');
  notices.handle(noticesShow, (notice) => {
    reported.push(notice);
    return { id: 'n-1' };
  });
  notices.handle(noticesWithdraw, () => {
    reported.push('withdrawn');
    return {};
  });
  if (!hasNotices) notices.dispose();
  test.qa.publish('settings.state', { ...SETTINGS, language });
  const setMaintenance = (next: object | null): void =>
    operator.on(STATE, () => ({ maintenance: next }));
  setMaintenance(answer);
  createMaintenance({
    bus: test.bus.join('maintenance'),
    clock: test.clock,
    api,
    page,
    language,
    serverNow: () => test.clock.now(),
    log,
  });
  await settle();
  return {
    ...tab,
    reported,
    setMaintenance,
    checks: () => checks,
    state: () => test.qa.peek(maintenanceState.name),
  };
}

const CLOSED = {
  path: '/maintenance',
  language: 'en',
  route: 'maintenance',
  params: {},
  area: null,
  layout: 'maintenance',
} as const;

const SETTINGS = { coefViewId: 0, timeZone: 'Europe/Berlin', is12h: 0, appTheme: 1 } as const;

const planned = {
  isActive: false,
  web_state: 1,
  started_at: NOW + 2 * HOUR,
  ended_at: NOW + 3 * HOUR,
  notify_started_at: NOW - HOUR,
  notify_ended_at: NOW + 2 * HOUR,
};

describe('the notice of a maintenance', () => {
  it.each([
    ['en', 'Maintenance underway!', /down from November 21 at 00:00 until November 21 at 01:00/],
    ['ru', 'Ведутся технические работы!', /с 21 ноября в 00:00 до 21 ноября в 01:00/],
    ['az', 'Ведутся технические работы!', /с 21 ноября/],
    ['kz', 'Ведутся технические работы!', /с 21 ноября/],
    ['ua', 'Ведутся технические работы!', /с 21 ноября/],
  ] as const)(
    'MNT-01 at start, in the words for %s, with start and end in the player’s zone',
    async (language, title, text) => {
      const { reported } = await start(planned, language);
      expect(reported).toEqual([
        expect.objectContaining({
          title,
          text: expect.stringMatching(text),
          area: 'maintenance',
          isPermanent: true,
        }),
      ]);
    },
  );

  it.each([
    ['too early', { ...planned, notify_started_at: NOW + 1 }],
    ['too late', { ...planned, notify_ended_at: NOW }],
    ['without a date', { ...planned, notify_started_at: null, started_at: null }],
    ['while the page itself says so', { ...planned, isActive: true }],
    ['of none', null],
  ])('MNT-01 is not shown %s', async (_, answer) => {
    expect((await start(answer)).reported).toEqual([]);
  });

  it('MNT-01 appears at its date, closes when that is over, and appears once', async () => {
    const { reported, test } = await start({ ...planned, notify_started_at: NOW + 90_000 });
    await test.clock.advance(89_999);
    expect(reported).toEqual([]);
    await test.clock.advance(1);
    expect(reported).toHaveLength(1);
    await test.clock.advance(HOUR);
    expect(reported).toHaveLength(1);
    await test.clock.advance(HOUR);
    expect(reported.slice(1)).toEqual(['withdrawn']);
  });

  it('is logged when it can’t be shown', async () => {
    const { logged } = await start(planned, 'en', { hasNotices: false });
    expect(logged).toMatchObject([
      { level: 'warn', message: 'The notice of the maintenance could not be shown.' },
    ]);
  });
});

describe('a maintenance without a known end', () => {
  const endless = { ...planned, ended_at: null, notify_ended_at: null };

  it('MNT-01 is shown until the operator withdraws it', async () => {
    const { reported, setMaintenance, test } = await start(endless);
    await test.clock.advance(100 * HOUR);
    expect(reported).toHaveLength(1);
    setMaintenance(null);
    await test.clock.advance(60_000);
    expect(reported.slice(1)).toEqual(['withdrawn']);
  });

  it('MNT-01 is shown between its beginning and its end without other dates for the notice', async () => {
    const silent = { ...planned, notify_started_at: null, notify_ended_at: null };
    const { reported, test } = await start(silent);
    await test.clock.advance(2 * HOUR - 1);
    expect(reported).toEqual([]);
    await test.clock.advance(1);
    expect(reported).toHaveLength(1);
    await test.clock.advance(HOUR);
    expect(reported.slice(1)).toEqual(['withdrawn']);
  });

  it('sets no timer but that of the next request when nothing is announced', async () => {
    const over = { ...planned, started_at: NOW - 2 * HOUR, ended_at: null, notify_ended_at: null };
    const { test } = await start(over);
    expect(test.clock.pending).toBe(1);
    expect((await start(null)).test.clock.pending).toBe(1);
  });
});

describe('the state of the site', () => {
  it('is requested once on a page that is not in view', async () => {
    const { operator, state, test, page } = await start(null, 'en', { isVisible: false });
    expect(state()).toMatchObject({ isActive: false });
    await test.clock.advance(10 * 60_000);
    expect(operator.count(STATE)).toBe(1);
    page.visible$.next(true);
    page.visible$.next(false);
    await settle();
    expect(operator.count(STATE)).toBe(2);
  });

  it('P72 is requested when the page returns from the back/forward cache', async () => {
    const { operator, state, setMaintenance, page } = await start(null);
    setMaintenance({ ...planned, isActive: true });
    page.restored$.next();
    await settle();
    expect(operator.count(STATE)).toBe(2);
    expect(state()).toMatchObject({ isActive: true });
  });

  it('P34 is that of the last request, in any order of the answers', async () => {
    const { operator, state, page } = await start(null);
    const late = held();
    operator.on(STATE, () => late.promise);
    page.restored$.next();
    await settle();
    operator.on(STATE, () => ({ maintenance: { ...planned, isActive: true } }));
    page.restored$.next();
    await settle();
    late.give({ maintenance: null });
    await settle();
    expect(state()).toMatchObject({ isActive: true });
  });

  it('causes no check of the page by an unchanged answer', async () => {
    const { checks, test } = await start(null);
    await test.clock.advance(10 * 60_000);
    expect(checks()).toBe(0);
  });

  it('BLK-02 causes a check of its page by the first answer that the site is open', async () => {
    expect((await start(null, 'en', { isOnItsPage: true })).checks()).toBe(1);
  });

  it('BLK-02 is requested at start and each minute while the page is in view, and a change causes a check of the page', async () => {
    const { setMaintenance, state, checks, test, page, operator } = await start(null);
    expect(state()).toMatchObject({ isActive: false });
    expect(checks()).toBe(0);
    setMaintenance({ ...planned, isActive: true });
    await test.clock.advance(59_999);
    expect(operator.count(STATE)).toBe(1);
    await test.clock.advance(1);
    expect(state()).toEqual({
      isActive: true,
      startAt: planned.started_at,
      finishAt: planned.ended_at,
      notifyStartDate: planned.notify_started_at,
      notifyEndDate: planned.notify_ended_at,
    });
    expect(checks()).toBe(1);
    page.visible$.next(false);
    await test.clock.advance(30 * 60_000);
    const before = operator.count(STATE);
    expect(before).toBeLessThanOrEqual(3);
    setMaintenance(null);
    page.visible$.next(true);
    await settle();
    expect(operator.count(STATE)).toBe(before + 1);
    expect(state()).toMatchObject({ isActive: false });
    expect(checks()).toBe(2);
  });

  it('is open when the web site stays open during a maintenance', async () => {
    const { state } = await start({ ...planned, isActive: true, web_state: 0 });
    expect(state()).toMatchObject({ isActive: false });
  });

  it('stays the same after a failed call', async () => {
    const { state, test, operator, logged, checks } = await start({ ...planned, isActive: true });
    operator.on(STATE, offline);
    await test.clock.advance(70_000);
    expect(state()).toMatchObject({ isActive: true });
    expect(checks()).toBe(1);
    expect(logged[0]).toMatchObject({
      level: 'warn',
      message: 'The state of maintenance could not be loaded.',
    });
  });
});
