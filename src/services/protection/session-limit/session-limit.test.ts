import { describe, expect, it } from 'vitest';
import { offline } from '../../../../tests/harness/fakes/fake-operator';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import { openProtectedBrowser } from '../../../../tests/harness/page/protected-browser';
import type {
  ProtectedBrowser,
  ProtectedBrowserOptions,
} from '../../../../tests/harness/page/protected-browser';
import { createLostStorage } from '../../../../tests/harness/tabs/shared-storage';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const pings = ({ operator }: ProtectedBrowser): number => operator.operator.count(LIMIT_CALLS.ping);

/** A browser of a player with this rest of a session limit. */
function openLimited(leftMs: number, options: ProtectedBrowserOptions = {}): ProtectedBrowser {
  const browser = openProtectedBrowser(options);
  browser.operator.hold(31, 2);
  browser.operator.sessionLeft = leftMs / SECOND;
  return browser;
}

describe('the remaining session', () => {
  it('LIM-08 is unset at -1, without pings', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    await browser.clock.advance(HOUR);
    expect(tab.sessionLimit()).toEqual({ endsAt: null, hasEnded: false });
    expect(pings(browser)).toBe(0);
    expect(browser.clock.pending).toBe(0);
  });

  it('LIM-08 is the balance in the operator’s answer', async () => {
    const browser = openLimited(90 * MINUTE);
    const tab = await browser.open();
    expect(tab.sessionLimit()).toEqual({
      endsAt: browser.clock.now() + 90 * MINUTE,
      hasEnded: false,
    });
  });

  it('LIM-08 is 0 if the operator gives none', async () => {
    const browser = openLimited(90 * MINUTE);
    browser.operator.fault = (call, good) =>
      call === 'ping' ? { limitValue: 2, limitBalance: null, resetsAt: null } : good;
    const tab = await browser.open();
    expect(tab.sessionLimit().hasEnded).toBe(true);
  });

  it('LIM-08 LIM-01 is pinged every 30 s while there is a limit, by one tab for all', async () => {
    const browser = openLimited(90 * MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(5 * MINUTE);
    expect(pings(browser)).toBe(11);
    const other = await browser.open();
    const before = pings(browser);
    await browser.clock.advance(5 * MINUTE);
    expect(pings(browser) - before).toBe(10);
    // When that one is closed the next continues.
    tab.close();
    await browser.clock.advance(5 * MINUTE);
    expect(pings(browser) - before).toBe(20);

    browser.operator.held.delete(31);
    await browser.clock.advance(30 * SECOND);
    const end = pings(browser);
    await browser.clock.advance(HOUR);
    expect(pings(browser)).toBe(end);
    expect(other.sessionLimit()).toEqual({ endsAt: null, hasEnded: false });
  });

  it('LIM-08 changed on another device arrives with the next ping, and limits are requested once', async () => {
    const browser = openLimited(90 * MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(45 * SECOND);
    const before = browser.operator.operator.count(LIMIT_CALLS.limits);
    browser.operator.hold(31, 1);
    browser.operator.sessionLeft = 600;
    await browser.clock.advance(30 * SECOND);
    expect(tab.limits().limits.find(({ limitType }) => limitType === 31)?.limitValue).toBe(1);
    expect(tab.sessionLimit().endsAt! - browser.clock.now()).toBeLessThanOrEqual(600 * SECOND);
    await browser.clock.advance(5 * MINUTE);
    expect(browser.operator.operator.count(LIMIT_CALLS.limits) - before).toBe(1);
  });

  it('LIM-08 starts to count as soon as a limit is set', async () => {
    const browser = openProtectedBrowser();
    const [tab, other] = [await browser.open(), await browser.open()];
    await tab.test.qa.send('limits.save', { changes: [{ limitType: 31, limitValue: 1 }] });
    await browser.clock.advance(SECOND);
    expect(pings(browser)).toBeGreaterThan(0);
    await browser.clock.advance(HOUR - 2 * SECOND);
    expect([tab.sessionLimit().hasEnded, other.sessionLimit().hasEnded]).toEqual([false, false]);
    await browser.clock.advance(SECOND);
    expect([tab.sessionLimit().hasEnded, other.sessionLimit().hasEnded]).toEqual([true, true]);
  });

  it('grows when the operator’s answer does', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(5 * MINUTE);
    browser.operator.sessionLeft += 3600;
    await browser.clock.advance(30 * SECOND);
    await browser.clock.advance(30 * MINUTE);
    expect(tab.sessionLimit().hasEnded).toBe(false);
  });

  it('does not grow by limits that are published again', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'ping' ? offline() : good);
    await browser.clock.advance(9 * MINUTE);
    // The limits were loaded before.
    const state = tab.limits();
    tab.test.qa.publish('limits.state', { ...state, iso: 'USD' });
    await browser.clock.advance(MINUTE);
    expect(tab.sessionLimit().hasEnded).toBe(true);
  });
});

describe('the end of the session', () => {
  it('LIM-09 is in every tab when the time is over, and not a second before', async () => {
    const browser = openLimited(10 * MINUTE);
    const tabs = [await browser.open(), await browser.open()];
    await browser.clock.advance(10 * MINUTE - SECOND);
    expect(tabs.map((tab) => tab.sessionLimit().hasEnded)).toEqual([false, false]);
    await browser.clock.advance(SECOND);
    expect(tabs.map((tab) => tab.sessionLimit().hasEnded)).toEqual([true, true]);
  });

  it('LIM-09 signs the player out in every tab when its notice is closed or confirmed', async () => {
    const browser = openLimited(MINUTE);
    const tabs = [await browser.open(), await browser.open()];
    await browser.clock.advance(MINUTE);
    await tabs[0]!.test.qa.send('sessionLimit.leave', {});
    expect(tabs.map((tab) => tab.isPlayer())).toEqual([false, false]);
    expect(tabs.map((tab) => tab.sessionLimit())).toEqual([
      { endsAt: null, hasEnded: false },
      { endsAt: null, hasEnded: false },
    ]);
    expect([...browser.kept.keys()].filter((key) => key.startsWith('protection.'))).toEqual([]);
    expect(browser.clock.pending).toBe(0);
  });

  it('LIM-09 leaves no time to a player who signs in again the same day', async () => {
    const browser = openLimited(MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(MINUTE);
    await tab.test.qa.send('sessionLimit.leave', {});
    const next = await browser.open('sign-in');
    expect(next.sessionLimit().hasEnded).toBe(true);
  });

  it('P97 P96 survives a reload, at once and also during an outage of the operator', async () => {
    const browser = openLimited(MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(MINUTE);
    browser.operator.fault = offline;
    tab.close();
    const next = await browser.open();
    expect(next.sessionLimit().hasEnded).toBe(true);
    await browser.clock.advance(HOUR);
    expect(next.sessionLimit().hasEnded).toBe(true);
  });

  it('is undone only by a clear answer that there is time', async () => {
    const browser = openLimited(MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(MINUTE);
    browser.operator.sessionLeft = 50;
    await browser.clock.advance(30 * SECOND);
    expect(tab.sessionLimit().hasEnded).toBe(true);
    // The next day.
    browser.operator.sessionLeft = 7200;
    await browser.clock.advance(30 * SECOND);
    expect(tab.sessionLimit().hasEnded).toBe(false);
  });
});

describe('clocks that are set', () => {
  it.each([-DAY, -HOUR, 0, HOUR, DAY])(
    'P70 keep the length of the time on a machine whose clock is off by %d ms',
    async (skew) => {
      const browser = openLimited(10 * MINUTE, { skew });
      const tab = await browser.open();
      // The operator's time is known only after a while.
      await browser.clock.advance(MINUTE);
      tab.test.qa.publish('serverClock.state', {
        offset: -skew,
        measuredAt: browser.clock.now(),
        steadyAt: browser.clock.steady(),
      });
      await browser.clock.advance(9 * MINUTE - SECOND);
      expect(tab.sessionLimit().hasEnded).toBe(false);
      const { endsAt } = tab.sessionLimit();
      expect(Math.abs(endsAt! - (browser.clock.now() - skew + SECOND))).toBeLessThan(SECOND);
      await browser.clock.advance(SECOND);
      expect(tab.sessionLimit().hasEnded).toBe(true);
    },
  );

  it.each([-DAY, -HOUR, -MINUTE])(
    'P70 back by %d ms give no more time, with or without the operator',
    async (by) => {
      const browser = openLimited(10 * MINUTE);
      const tab = await browser.open();
      browser.operator.fault = offline;
      await browser.clock.advance(5 * MINUTE);
      browser.clock.set(browser.clock.now() + by);
      await browser.clock.advance(5 * MINUTE);
      expect(tab.sessionLimit().hasEnded).toBe(true);
    },
  );

  it('P70 back give no more time on a next visit', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(5 * MINUTE);
    tab.close();
    browser.operator.fault = offline;
    browser.clock.set(browser.clock.now() - DAY);
    const next = await browser.open();
    await browser.clock.advance(SECOND);
    expect(next.sessionLimit().hasEnded).toBe(true);
  });

  it('P70 forward end it, until the operator answers that there is time', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(MINUTE);
    browser.clock.set(browser.clock.now() + DAY);
    tab.returns$.next();
    expect(tab.sessionLimit().hasEnded).toBe(true);
    await browser.clock.advance(SECOND);
    expect(tab.sessionLimit().hasEnded).toBe(false);
    await browser.clock.advance(9 * MINUTE);
    expect(tab.sessionLimit().hasEnded).toBe(true);
  });

  it('P70 count sleep: it has ended within a second of waking, and at once when the page is seen', async () => {
    for (const isSeen of [true, false]) {
      const browser = openLimited(10 * MINUTE);
      const tab = await browser.open();
      await browser.clock.advance(MINUTE);
      browser.operator.fault = offline;
      browser.sleep(8 * HOUR);
      if (isSeen) tab.returns$.next();
      else await browser.clock.advance(SECOND);
      expect(tab.sessionLimit().hasEnded).toBe(true);
    }
  });

  it('let the operator decide for a second about a time that ended while no page was open', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    await browser.clock.advance(MINUTE);
    tab.close();
    browser.sleep(HOUR);
    // It counts no more than five minutes between two calls.
    const next = await browser.open();
    await browser.clock.advance(2 * SECOND);
    expect(next.sessionLimit().hasEnded).toBe(false);
    next.close();

    browser.sleep(HOUR);
    browser.operator.fault = offline;
    const cut = await browser.open();
    await browser.clock.advance(SECOND);
    expect(cut.sessionLimit().hasEnded).toBe(true);
  });
});

describe('failures', () => {
  it('P96 of a ping give no more time', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'ping' ? offline() : good);
    await browser.clock.advance(10 * MINUTE);
    expect(tab.sessionLimit().hasEnded).toBe(true);
    expect(tab.logged).not.toEqual([]);
  });

  it('P96 of storage do not stop the end from reaching every tab', async () => {
    const browser = openLimited(10 * MINUTE, { openStorage: createLostStorage });
    const tabs = [await browser.open(), await browser.open()];
    browser.operator.fault = offline;
    await browser.clock.advance(10 * MINUTE);
    expect(tabs.map((tab) => tab.sessionLimit().hasEnded)).toEqual([true, true]);
  });

  it('P96 of storage by clearing or nonsense change nothing', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    browser.operator.fault = offline;
    await browser.clock.advance(5 * MINUTE);
    browser.kept.clear();
    await browser.clock.advance(5 * MINUTE);
    expect(tab.sessionLimit().hasEnded).toBe(true);
    for (const text of ['', '{', 'null', '7', '{"owner":"x","value":{"leftMs":1e9,"at":0}}']) {
      browser.kept.set('protection.session', text);
      tab.returns$.next();
      expect(tab.sessionLimit().hasEnded).toBe(true);
    }
  });

  it('by another player’s stored time count for nobody', async () => {
    const browser = openLimited(10 * MINUTE);
    const tab = await browser.open();
    const kept = browser.kept.get('protection.session')!;
    expect(kept).not.toContain('ann-1');
    tab.close();
    browser.operator.held.clear();
    browser.kept.set(
      'protection.session',
      kept.replace(/"owner":"\w+"/, '"owner":"abc"').replace(/"leftMs":\d+/, '"leftMs":0'),
    );
    const next = await browser.open();
    expect(next.sessionLimit()).toEqual({ endsAt: null, hasEnded: false });
  });
});
