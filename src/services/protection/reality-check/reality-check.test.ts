import { describe, expect, it } from 'vitest';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import { openProtectedBrowser } from '../../../../tests/harness/page/protected-browser';
import type {
  ProtectedBrowser,
  ProtectedBrowserOptions,
  ProtectedTab,
} from '../../../../tests/harness/page/protected-browser';
import { createLostStorage } from '../../../../tests/harness/tabs/shared-storage';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A browser of a player with reality checks this often. */
function openChecked(minutes = 15, options: ProtectedBrowserOptions = {}): ProtectedBrowser {
  const browser = openProtectedBrowser(options);
  browser.operator.hold(32, minutes);
  return browser;
}

const isAsked = (tab: ProtectedTab): boolean => tab.realityCheck().asked !== null;
const answer = (tab: ProtectedTab, choice = 'go-on'): Promise<unknown> =>
  tab.test.qa.send('realityCheck.answer', { choice });

describe('the reality check', () => {
  it.each([5, 10, 15, 30, 45, 60])(
    'LIM-10 appears every %d minutes by limit 32',
    async (minutes) => {
      const browser = openChecked(minutes);
      const tab = await browser.open('sign-in');
      for (let round = 0; round < 3; round += 1) {
        await browser.clock.advance(minutes * MINUTE - 1);
        expect(isAsked(tab)).toBe(false);
        await browser.clock.advance(1);
        expect(tab.realityCheck().asked?.everyMinutes).toBe(minutes);
        await answer(tab);
        expect(isAsked(tab)).toBe(false);
      }
    },
  );

  it('LIM-10 never appears without limit 32', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open('sign-in');
    await browser.clock.advance(3 * HOUR);
    expect(isAsked(tab)).toBe(false);
    expect(browser.clock.pending).toBe(0);
  });

  it('LIM-10 shows the time played, and the sums staked, won and lost', async () => {
    const browser = openChecked();
    const tab = await browser.open('sign-in');
    browser.operator.played = 905;
    const sums = held();
    browser.operator.fault = (call, good) =>
      call === 'realityCheck' ? sums.promise.then(() => good) : good;
    await browser.clock.advance(15 * MINUTE);
    expect(tab.realityCheck().asked).toEqual({
      everyMinutes: 15,
      playedMs: 15 * MINUTE,
      sums: null,
      isLoading: true,
    });
    sums.give(null);
    await browser.clock.advance(1);
    expect(tab.realityCheck().asked).toEqual({
      everyMinutes: 15,
      playedMs: 905_000,
      sums: { staked: 2000, won: 550, lost: 1450, iso: 'EUR', scale: 2 },
      isLoading: false,
    });
  });

  it('P97 stays until it is answered', async () => {
    const browser = openChecked();
    const tab = await browser.open('sign-in');
    await browser.clock.advance(15 * MINUTE);
    const calls = browser.operator.operator.count(LIMIT_CALLS.realityCheck);
    await browser.clock.advance(DAY);
    expect(isAsked(tab)).toBe(true);
    expect(browser.operator.operator.count(LIMIT_CALLS.realityCheck)).toBe(calls);
    await answer(tab);
    await browser.clock.advance(15 * MINUTE - 1);
    expect(isAsked(tab)).toBe(false);
  });

  it('P97 needs one answer for all tabs, and the next appears in all of them at once', async () => {
    const browser = openChecked();
    const tabs = [await browser.open('sign-in'), await browser.open(), await browser.open()];
    await browser.clock.advance(15 * MINUTE);
    expect(tabs.map(isAsked)).toEqual([true, true, true]);
    await browser.clock.advance(MINUTE);
    await answer(tabs[1]!);
    expect(tabs.map(isAsked)).toEqual([false, false, false]);
    await browser.clock.advance(15 * MINUTE - 1);
    expect(tabs.map(isAsked)).toEqual([false, false, false]);
    await browser.clock.advance(1);
    expect(tabs.map(isAsked)).toEqual([true, true, true]);
  });

  it('links to the limits and to signing out', async () => {
    const browser = openChecked();
    const tab = await browser.open('sign-in');
    await browser.clock.advance(15 * MINUTE);
    await answer(tab, 'limits');
    expect(tab.paths).toEqual(['/office/responsible']);
    await browser.clock.advance(15 * MINUTE);
    await answer(tab, 'sign-out');
    expect([tab.isPlayer(), isAsked(tab)]).toEqual([false, false]);
    expect([...browser.kept.keys()].filter((key) => key.startsWith('protection.'))).toEqual([]);
    expect(browser.clock.pending).toBe(0);
  });

  it('starts again with a sign-in', async () => {
    const browser = openChecked();
    const tab = await browser.open('sign-in');
    await browser.clock.advance(14 * MINUTE);
    await tab.test.qa.send('session.signOut', {});
    const next = await browser.open('sign-in');
    await browser.clock.advance(15 * MINUTE - 1);
    expect(isAsked(next)).toBe(false);
    await browser.clock.advance(1);
    expect(isAsked(next)).toBe(true);
  });

  it('P95 follows a stricter interval at once', async () => {
    const browser = openChecked(60);
    const tab = await browser.open('sign-in');
    await browser.clock.advance(20 * MINUTE);
    await tab.test.qa.send('limits.save', { changes: [{ limitType: 32, limitValue: 10 }] });
    expect(isAsked(tab)).toBe(true);
  });
});

describe('events of the page', () => {
  it('P97 P96 stays open over a reload, also during an outage of the operator', async () => {
    const browser = openChecked();
    const tab = await browser.open('sign-in');
    await browser.clock.advance(15 * MINUTE);
    browser.operator.fault = offline;
    tab.close();
    const next = await browser.open();
    expect(isAsked(next)).toBe(true);
    await browser.clock.advance(HOUR);
    expect(next.realityCheck().asked).toMatchObject({ sums: null, isLoading: false });
  });

  it('P96 is not delayed by a reload', async () => {
    const browser = openChecked();
    let tab = await browser.open('sign-in');
    browser.operator.fault = offline;
    for (let minute = 0; minute < 14; minute += 1) {
      await browser.clock.advance(MINUTE);
      tab.close();
      tab = await browser.open();
    }
    expect(isAsked(tab)).toBe(false);
    await browser.clock.advance(MINUTE);
    expect(isAsked(tab)).toBe(true);
  });

  it('P96 is not delayed by a reload without storage: the operator gives the time played', async () => {
    const browser = openChecked(15, { openStorage: createLostStorage });
    const tab = await browser.open('sign-in');
    await browser.clock.advance(14 * MINUTE);
    tab.close();
    browser.operator.played = 14 * 60;
    const next = await browser.open();
    await browser.clock.advance(MINUTE - 1);
    expect(isAsked(next)).toBe(false);
    await browser.clock.advance(1);
    expect(isAsked(next)).toBe(true);
  });

  it('P96 follows the last answer that the operator knows, after a reload without storage', async () => {
    const browser = openChecked(15, { openStorage: createLostStorage });
    (await browser.open('sign-in')).close();
    Object.assign(browser.operator, { played: 16 * 60, checked: 14 * 60 });
    const next = await browser.open();
    await browser.clock.advance(MINUTE - 1);
    expect(isAsked(next)).toBe(false);
    await browser.clock.advance(1);
    expect(isAsked(next)).toBe(true);
  });

  it('P96 tells the operator of each answer until it knows', async () => {
    const browser = openChecked();
    const tab = await browser.open('sign-in');
    const told: number[] = [];
    browser.operator.fault = (call, good) => {
      if (call !== 'realityCheckAnswer') return good;
      told.push(told.length);
      return told.length < 3 ? offline() : good;
    };
    await browser.clock.advance(15 * MINUTE);
    expect(told).toHaveLength(0);
    await answer(tab);
    await browser.clock.advance(3 * SECOND);
    expect(told).toHaveLength(3);
    await browser.clock.advance(10 * MINUTE);
    expect(told).toHaveLength(3);
  });

  it('P96 appears though the sums can’t be loaded', async () => {
    const browser = openChecked();
    const tab = await browser.open('sign-in');
    browser.operator.fault = (call, good) => (call === 'realityCheck' ? offline() : good);
    await browser.clock.advance(15 * MINUTE);
    expect(isAsked(tab)).toBe(true);
    await browser.clock.advance(MINUTE);
    expect(tab.realityCheck().asked).toEqual({
      everyMinutes: 15,
      playedMs: 15 * MINUTE,
      sums: null,
      isLoading: false,
    });
  });

  it('P96 needs one answer for all tabs also without storage', async () => {
    const browser = openChecked(15, { openStorage: createLostStorage });
    const tabs = [await browser.open('sign-in'), await browser.open()];
    await browser.clock.advance(15 * MINUTE);
    await answer(tabs[0]!);
    expect(tabs.map(isAsked)).toEqual([false, false]);
  });

  it('P96 is the same after storage is cleared or holds nonsense', async () => {
    for (const text of [null, '', '{', '{"owner":"x","value":{"minutes":0}}']) {
      const browser = openChecked();
      const tab = await browser.open('sign-in');
      await browser.clock.advance(10 * MINUTE);
      if (text === null) browser.kept.clear();
      else browser.kept.set('protection.check', text);
      tab.returns$.next();
      await browser.clock.advance(5 * MINUTE);
      expect(isAsked(tab)).toBe(true);
    }
  });

  it('P70 counts sleep: it appears within five seconds of waking, and at once when the page is seen', async () => {
    for (const isSeen of [true, false]) {
      const browser = openChecked();
      const tab = await browser.open('sign-in');
      await browser.clock.advance(MINUTE);
      browser.sleep(8 * HOUR);
      if (isSeen) tab.returns$.next();
      else await browser.clock.advance(5 * SECOND);
      expect(isAsked(tab)).toBe(true);
    }
  });

  it.each([-DAY, -HOUR, -MINUTE, HOUR, DAY])(
    'P70 is not delayed by a clock that is set by %d ms',
    async (by) => {
      const browser = openChecked();
      const tab = await browser.open('sign-in');
      await browser.clock.advance(10 * MINUTE);
      browser.clock.set(browser.clock.now() + by);
      tab.returns$.next();
      await browser.clock.advance(5 * MINUTE);
      expect(isAsked(tab)).toBe(true);
      // Nor on a next visit.
      await answer(tab);
      browser.clock.set(browser.clock.now() + by);
      tab.close();
      browser.operator.fault = offline;
      const next = await browser.open();
      await browser.clock.advance(15 * MINUTE);
      expect(isAsked(next)).toBe(true);
    },
  );

  it.each([-DAY, 0, DAY])(
    'P70 keeps its interval on a machine whose clock is off by %d ms',
    async (skew) => {
      const browser = openChecked(15, { skew });
      const tab = await browser.open('sign-in');
      await browser.clock.advance(15 * MINUTE - 1);
      expect(isAsked(tab)).toBe(false);
      await browser.clock.advance(1);
      expect(isAsked(tab)).toBe(true);
    },
  );

  it('P71 sets no timer longer than five seconds', async () => {
    const browser = openChecked(60);
    await browser.open('sign-in');
    expect(browser.clock.dueIn).toBeLessThanOrEqual(5000);
  });
});
