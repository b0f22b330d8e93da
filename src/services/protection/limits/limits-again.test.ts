import type { LimitsState } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import type { LimitCall } from '../../../../tests/harness/fakes/limited-operator';
import { openProtectedBrowser } from '../../../../tests/harness/page/protected-browser';
import type {
  ProtectedBrowser,
  ProtectedTab,
} from '../../../../tests/harness/page/protected-browser';

const SECOND = 1000;
const HOUR = 3_600_000;

const openLimits = (hasWords = true): ProtectedBrowser =>
  openProtectedBrowser({ hasLimitsOnly: true, hasWords });
const calls = ({ operator }: ProtectedBrowser, call: LimitCall = 'limits'): number =>
  operator.operator.count(LIMIT_CALLS[call]);
const statesOf = ({ test }: ProtectedTab): LimitsState['status'][] =>
  test.messages
    .filter(({ name }) => name === 'limits.state')
    .map(({ payload }) => (payload as LimitsState).status);
const save = async ({ test }: ProtectedTab, limitValue: number, limitType = 20): Promise<unknown> =>
  test.qa.send('limits.save', { changes: [{ limitType, limitValue }] });
const feed = (tab: ProtectedTab): void =>
  tab.test.qa.publish('feed.player', { betIds: [], areLimitsChanged: true });

describe('a load of the limits', () => {
  it('is published as under way the first time only', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    expect(statesOf(tab).slice(-2)).toEqual(['loading', 'ready']);
    await tab.test.qa.send('limits.load', {});
    expect(statesOf(tab).slice(-2)).toEqual(['loading', 'ready']);
  });

  it('makes no request without a player, and refuses the command that requested it when it fails', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    browser.operator.fault = () => refuse(400, 'no');
    await expect(tab.test.qa.send('limits.load', {})).rejects.toMatchObject({
      code: 'unavailable',
    });
    await tab.test.qa.send('session.signOut', {});
    const before = calls(browser);
    await tab.test.qa.send('limits.load', {});
    expect(calls(browser)).toBe(before);
  });

  it('is logged when it fails, and a failure of the reasons separately', async () => {
    const browser = openLimits();
    browser.operator.fault = (call, good) => (call === 'reasons' ? refuse(400, 'no') : good);
    const tab = await browser.open();
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The reasons for a self-exclusion could not be loaded.' },
    ]);
    const away = openLimits();
    away.operator.fault = (call, good) => (call === 'limits' ? refuse(400, 'no') : good);
    const cut = await away.open();
    expect(cut.logged).toMatchObject([
      { level: 'warn', message: 'The limits could not be loaded.' },
    ]);
    // The available limits are not known either: all is requested.
    const before = calls(away, 'available');
    feed(cut);
    await away.clock.advance(100);
    expect(calls(away, 'available')).toBe(before + 1);
  });

  it('that ends with its page is neither reported nor repeated', async () => {
    const opening = openLimits();
    opening.operator.fault = async () => held().promise;
    const early = await opening.open();
    early.close();
    await settle();
    expect(early.logged).toEqual([]);

    const browser = openLimits();
    const tab = await browser.open();
    browser.operator.fault = async () => held().promise;
    feed(tab);
    await browser.clock.advance(100);
    const before = [calls(browser), calls(browser, 'available')];
    tab.close();
    await settle();
    expect(tab.logged).toEqual([]);
    expect([calls(browser), calls(browser, 'available')]).toEqual(before);
    expect(browser.clock.pending).toBe(0);
  });

  it('is repeated as a whole when the present limits fail, which is logged', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    let isBroken = true;
    browser.operator.fault = (call, good) => {
      if (call !== 'limits' || !isBroken) return good;
      isBroken = false;
      return refuse(400, 'no');
    };
    const before = calls(browser, 'available');
    feed(tab);
    await browser.clock.advance(100);
    expect(calls(browser, 'available')).toBe(before + 1);
    expect(tab.limits().status).toBe('ready');
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The limits could not be reloaded.' },
    ]);
  });

  it('P34 is ignored when it arrives after a later one', async () => {
    const browser = openLimits();
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    const late = held();
    const old = { data: browser.operator.entries(), iso: 'EUR', scale: 2 };
    browser.operator.fault = (call, good) => (call === 'limits' ? late.promise : good);
    feed(tab);
    await browser.clock.advance(100);
    browser.operator.fault = (_, good) => good;
    browser.operator.hold(20, 10);
    feed(tab);
    await browser.clock.advance(100);
    late.give(old);
    await settle();
    expect(tab.limits().limits.find(({ limitType }) => limitType === 20)?.limitValue).toBe(1000);
  });

  it('P34 marks no failure when it fails after a later one', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    const late = held();
    browser.operator.fault = (call, good) => (call === 'limits' ? late.promise : good);
    tab.test.qa.send('limits.load', {}).catch(() => {});
    await settle();
    browser.operator.fault = (_, good) => good;
    await tab.test.qa.send('limits.load', {});
    late.give(refuse(400, 'no'));
    await settle();
    expect(tab.limits().status).toBe('ready');
    expect(browser.clock.pending).toBe(0);
  });
});

describe('a player who returns to the page', () => {
  it('P70 gets the present limits after more than half a minute', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    const before = calls(browser);
    tab.returns$.next();
    await browser.clock.advance(30 * SECOND);
    tab.returns$.next();
    await settle();
    expect(calls(browser)).toBe(before);
    await browser.clock.advance(1);
    tab.returns$.next();
    await settle();
    expect(calls(browser)).toBe(before + 1);
  });

  it('P72 causes no request if it is the same player, or not known yet', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    const [requested, published] = [calls(browser), statesOf(tab).length];
    tab.test.qa.publish('session.state', { status: 'unknown', userId: '' });
    tab.test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
    tab.test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
    await settle();
    expect([calls(browser), statesOf(tab).length]).toEqual([requested, published]);
  });
});

describe('a limit that waits', () => {
  it('LIM-05 shows its hours, and is requested only when it begins or ends', async () => {
    const browser = openLimits();
    browser.operator.hold(20, 10);
    const tab = await browser.open();
    await save(tab, 5000);
    const before = calls(browser);
    await browser.clock.advance(5 * HOUR);
    expect(tab.limits().pending[0]?.hoursLeft).toBe(19);
    expect(calls(browser)).toBe(before);
    await browser.clock.advance(19 * HOUR);
    expect(calls(browser)).toBe(before + 1);
  });

  it('P71 is the only reason for a timer', async () => {
    const browser = openLimits();
    await browser.open();
    expect(browser.clock.pending).toBe(0);
  });
});

describe('a change of a limit', () => {
  it('is published with an amount where money is limited, and without one for times', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    let published = 0;
    tab.test.bus.tap(({ name }) => (published += Number(name === 'limits.changed')));
    await save(tab, 2, 31);
    expect(published).toBe(0);
    await save(tab, 5000);
    expect(published).toBe(1);
  });

  it('LIM-03 is refused with its type when its value is not offered', async () => {
    const tab = await openLimits().open();
    await expect(save(tab, 5001)).rejects.toMatchObject({
      code: 'bad-value',
      details: { limitType: 20 },
    });
  });

  it.each([
    ['approve', 'confirm_limit_success', 'confirm_limit_error'],
    ['reject', 'responsible_gaming_cancel_limit_success', 'cancel_limit_error'],
  ])('LIM-11 to %s ends with the operator’s text', async (action, good, bad) => {
    const open = async () => {
      const browser = openLimits();
      browser.operator.hold(20, 10);
      const tab = await browser.open();
      await save(tab, 5000);
      await browser.clock.advance(24 * HOUR);
      const decide = async (): Promise<unknown> =>
        tab.test.qa.send('limits.decide', { limitType: 20, action }).catch(() => {});
      return { browser, tab, decide };
    };
    const done = await open();
    await done.decide();
    await settle();
    const reported = done.tab.reported
      .filter(({ kind }) => kind === 'success')
      .map(({ text }) => text);
    // The first of them is the save's: the looser limit waits.
    expect(reported).toEqual([expect.stringMatching(/^waits until \d+$/), good]);

    const failed = await open();
    failed.browser.operator.fault = (call, answer) => (call === 'action' ? offline() : answer);
    const failing = failed.decide();
    await failed.browser.clock.advance(20 * SECOND);
    await failing;
    expect(failed.tab.reported.at(-1)).toMatchObject({
      kind: 'error',
      text: bad,
      priority: 'outcome',
    });
  });

  it('LIM-12 counts at once when no question can be answered', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    const questions = [{ id: 1, text: 'Why?', answers: [{ id: 1, text: 'So.' }] }];
    browser.operator.test = { tokenGuid: null as never, questions };
    expect(await save(tab, 5000)).toMatchObject({ test: null });
    await settle();
    expect(tab.reported).toMatchObject([{ kind: 'success' }]);
  });

  it('P12 that is answered after its player left is shown to nobody, and applies to nobody', async () => {
    const browser = openLimits();
    const tab = await browser.open();
    for (const answer of [undefined, refuse(400, 'no')]) {
      const late = held();
      browser.operator.fault = (call, good) =>
        call === 'save' ? late.promise.then(() => answer ?? good) : good;
      const saving = save(tab, 5000).catch(() => {});
      await settle();
      tab.test.qa.publish('session.state', { status: 'player', userId: 'bob-2' });
      late.give(null);
      await saving;
      await settle();
      expect(tab.reported).toEqual([]);
      tab.test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
      await settle();
    }
  });

  it('is logged when its player could not be notified', async () => {
    const browser = openLimits(false);
    const tab = await browser.open();
    await save(tab, 5000);
    await settle();
    expect(tab.logged).toMatchObject([
      { level: 'warn', message: 'The notice of a changed limit could not be shown.' },
    ]);
  });
});
