import { configState } from '@grandstand/bus-contracts';
import { settle, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createAutoLogoff } from '.';
import { endIfAway } from './at-start';
import { IDLE_KEY, writeSpan } from './idle-span';
import { openIdleBrowser } from '../../../../tests/harness/tabs/idle-tabs';
import type { IdleBrowser, IdleTab } from '../../../../tests/harness/tabs/idle-tabs';
import { siteConfig } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('an idle player', () => {
  it('SES-05 is signed out after the configured minutes, and not a moment before', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open({ minutes: 30 });
    await browser.clock.advance(30 * MINUTE - 1);
    expect(tab.isPlayer()).toBe(true);
    await browser.clock.advance(1);
    expect(tab.isPlayer()).toBe(false);
    expect(tab.reasons).toEqual(['inactive']);
    expect(tab.state()).toEqual({ deadline: null, isWarned: false });
    expect(browser.clock.pending).toBe(0);
  });

  it.each(['move', 'press', 'part'] as const)(
    'SES-05 starts the time again with a %s',
    async (kind) => {
      const browser = openIdleBrowser();
      const tab = browser.open({ minutes: 30 });
      await browser.clock.advance(20 * MINUTE);
      expect(tab.useBrowser(kind)).toBe(true);
      await browser.clock.advance(30 * MINUTE - 1);
      expect(tab.isPlayer()).toBe(true);
      await browser.clock.advance(1);
      expect(tab.isPlayer()).toBe(false);
    },
  );

  it('SES-05 restarts nothing by a sign within 100 ms', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open({ minutes: 1 });
    await browser.clock.advance(10 * SECOND);
    tab.useBrowser();
    await browser.clock.advance(99);
    tab.useBrowser();
    await browser.clock.advance(MINUTE - 99);
    expect(tab.isPlayer()).toBe(false);

    const other = openIdleBrowser();
    const counted = other.open({ minutes: 1 });
    await other.clock.advance(10 * SECOND);
    counted.useBrowser();
    await other.clock.advance(100);
    counted.useBrowser();
    await other.clock.advance(MINUTE - 1);
    expect(counted.isPlayer()).toBe(true);
    await other.clock.advance(1);
    expect(counted.isPlayer()).toBe(false);
  });

  it.each([undefined, 0, -5])(
    'SES-05 is never signed out where the minutes are %s',
    async (minutes) => {
      const browser = openIdleBrowser();
      const tab = browser.open({ minutes: 30 });
      const config = {
        ...siteConfig,
        ...(minutes !== undefined && { autoLogoffMinutes: minutes }),
      };
      tab.test.qa.publish(configState.name, config);
      expect(tab.state()).toEqual({ deadline: null, isWarned: false });
      await browser.clock.advance(100 * HOUR);
      tab.useBrowser();
      expect(tab.isPlayer()).toBe(true);
      expect(browser.clock.pending).toBe(0);
    },
  );

  it('stays signed out when the session is published again, or another tab sends another message', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await browser.clock.advance(20 * MINUTE);
    tab.signIn();
    browser.notify({ kind: 'settings' });
    await browser.clock.advance(10 * MINUTE);
    expect(tab.reasons).toEqual(['inactive']);
  });

  it('is unaffected by earlier messages', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await browser.clock.advance(29 * MINUTE + 30 * SECOND);
    const published = tab.test.messages.filter(({ name }) => name === 'autoLogoff.state');
    expect(published.map(({ payload }) => (payload as { isWarned: boolean }).isWarned)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('who is a guest is not signed out by a late config', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open({ minutes: 1 });
    await browser.clock.advance(MINUTE);
    expect(tab.reasons).toEqual(['inactive']);
    const from = browser.clock.now() - 2 * HOUR;
    browser.kept.set(IDLE_KEY, writeSpan({ from, until: from + MINUTE }));
    tab.test.qa.publish(configState.name, { ...siteConfig, autoLogoffMinutes: 0 });
    await browser.clock.advance(HOUR);
    tab.test.qa.publish(configState.name, { ...siteConfig, autoLogoffMinutes: 2 });
    expect(tab.reasons).toEqual(['inactive']);
  });

  it('who is found at the start is signed out after too long a pause', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open({ minutes: 1 });
    await browser.clock.advance(MINUTE);
    const from = browser.clock.now();
    const span = writeSpan({ from, until: from + MINUTE });
    await browser.clock.advance(MINUTE - 1);
    browser.kept.set(IDLE_KEY, span);
    tab.signIn();
    expect(tab.isPlayer()).toBe(true);
    await browser.clock.advance(2 * MINUTE);
    expect(tab.reasons).toHaveLength(2);

    browser.kept.set(IDLE_KEY, span);
    await browser.clock.advance(1);
    tab.signIn();
    expect(tab.isPlayer()).toBe(false);
    expect(tab.reasons).toHaveLength(3);

    browser.kept.delete(IDLE_KEY);
    tab.signIn();
    expect(tab.isPlayer()).toBe(true);
  });

  it('is signed out by a config that arrives late or changes', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open({ minutes: 0 });
    await browser.clock.advance(HOUR);
    const publishMinutes = (minutes: number): void =>
      tab.test.qa.publish(configState.name, { ...siteConfig, autoLogoffMinutes: minutes });
    publishMinutes(30);
    await browser.clock.advance(10 * MINUTE);
    publishMinutes(20);
    await browser.clock.advance(10 * MINUTE - 1);
    expect(tab.isPlayer()).toBe(true);
    await browser.clock.advance(1);
    expect(tab.isPlayer()).toBe(false);
  });
});

describe('the warning', () => {
  it('P103 appears at least 20 s before the end, however short the time is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 600, noNaN: true }), (minutes) => {
        const browser = openIdleBrowser();
        const tab = browser.open({ minutes });
        const deadline = tab.state()?.deadline ?? 0;
        expect(deadline).toBeGreaterThanOrEqual(browser.clock.now() + MINUTE);
        expect(tab.state()?.isWarned).toBe(false);
        browser.sleep(deadline - 20 * SECOND - browser.clock.now());
        tab.returns$.next();
        expect(tab.state()).toEqual({ deadline, isWarned: true });
        expect(tab.isPlayer()).toBe(true);
        tab.close();
      }),
      { numRuns: runs(100) },
    );
  });

  it('P103 appears a minute before the end of half an hour', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open({ minutes: 30 });
    await browser.clock.advance(29 * MINUTE - 1);
    expect(tab.state()?.isWarned).toBe(false);
    await browser.clock.advance(1);
    expect(tab.state()?.isWarned).toBe(true);
  });

  it.each(['move', 'press', 'part'] as const)(
    'P103 closes in all tabs with any %s, and the time starts again',
    async (kind) => {
      const browser = openIdleBrowser();
      const [tab, other] = [browser.open(), browser.open()];
      await browser.clock.advance(29.5 * MINUTE);
      expect([tab.state()?.isWarned, other.state()?.isWarned]).toEqual([true, true]);
      expect(tab.useBrowser(kind)).toBe(true);
      const state = { deadline: browser.clock.now() + 30 * MINUTE, isWarned: false };
      expect([tab.state(), other.state()]).toEqual([state, state]);
    },
  );

  it('P103 closes in all tabs by autoLogoff.stay', async () => {
    const browser = openIdleBrowser();
    const [tab, other] = [browser.open(), browser.open()];
    await browser.clock.advance(29.5 * MINUTE);
    await tab.test.qa.send('autoLogoff.stay', {});
    const state = { deadline: browser.clock.now() + 30 * MINUTE, isWarned: false };
    expect([tab.state(), other.state()]).toEqual([state, state]);
    await browser.clock.advance(30 * MINUTE);
    expect([tab.isPlayer(), other.isPlayer()]).toEqual([false, false]);
  });

  it('does not appear for guests', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await tab.test.qa.send('session.signOut', {});
    expect(tab.state()).toEqual({ deadline: null, isWarned: false });
    expect(await tab.test.qa.send('autoLogoff.stay', {})).toEqual({});
    expect(tab.state()).toEqual({ deadline: null, isWarned: false });
    expect(browser.kept.size).toBe(0);
  });
});

describe.each([true, false])('several tabs, storage kept: %s', (hasStorage) => {
  it('P22 count activity in one of them for all', async () => {
    const browser = openIdleBrowser({ hasStorage });
    const tabs = [browser.open(), browser.open(), browser.open()];
    for (let minute = 0; minute < 90; minute += 1) {
      tabs[0]?.useBrowser();
      await browser.clock.advance(MINUTE);
    }
    expect(tabs.map((tab) => tab.isPlayer())).toEqual([true, true, true]);
    expect(tabs.map((tab) => tab.state()?.isWarned)).toEqual([false, false, false]);
  });

  it('P22 sign out once, by the tab of the last activity', async () => {
    const browser = openIdleBrowser({ hasStorage });
    const tabs = [browser.open(), browser.open(), browser.open(), browser.open()];
    await browser.clock.advance(MINUTE);
    tabs[2]?.useBrowser();
    await browser.clock.advance(30 * MINUTE);
    expect(tabs.map(({ reasons }) => reasons)).toEqual([
      ['other-tab'],
      ['other-tab'],
      ['inactive'],
      ['other-tab'],
    ]);
  });

  it('P22 sign out a second later when that tab is closed', async () => {
    const browser = openIdleBrowser({ hasStorage });
    const tabs = [browser.open(), browser.open()];
    await browser.clock.advance(MINUTE);
    tabs[1]?.useBrowser();
    tabs[1]?.close();
    await browser.clock.advance(30 * MINUTE + SECOND - 1);
    expect(tabs[0]?.isPlayer()).toBe(true);
    await browser.clock.advance(1);
    expect(tabs[0]?.reasons).toEqual(['inactive']);
  });
});

it('P22 share an hour of a moving mouse once a second, with its last move', async () => {
  const browser = openIdleBrowser();
  const [tab, other] = [browser.open(), browser.open()];
  const before = browser.writes();
  for (let at = 0; at < 10 * SECOND; at += 20) {
    tab.useBrowser();
    await browser.clock.advance(20);
  }
  await browser.clock.advance(SECOND);
  expect(browser.writes() - before).toBeLessThanOrEqual(12);
  const last = (tab.state()?.deadline ?? 0) - 30 * MINUTE;
  expect(other.state()?.deadline).toBe(tab.state()?.deadline);
  expect(browser.clock.now() - last).toBeLessThanOrEqual(SECOND + 120);
});

it('P22 share a sign just after the page was hidden within a second', async () => {
  const browser = openIdleBrowser();
  const [tab, other] = [browser.open(), browser.open()];
  await browser.clock.advance(10 * MINUTE);
  tab.useBrowser();
  tab.page.visible$.next(false);
  await browser.clock.advance(SECOND / 2);
  tab.useBrowser();
  const deadline = browser.clock.now() + 30 * MINUTE;
  await browser.clock.advance(SECOND);
  expect([tab.state()?.deadline, other.state()?.deadline]).toEqual([deadline, deadline]);
});

describe('a machine that slept', () => {
  it('P70 SES-05 signs out at the first press, which neither counts nor reaches the page', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    browser.sleep(8 * HOUR);
    expect(tab.useBrowser('press')).toBe(false);
    expect(tab.isPlayer()).toBe(false);
    expect(tab.reasons).toEqual(['inactive']);
    // All of it, to the last: the button goes up, and it was a click.
    expect([tab.useBrowser('part'), tab.useBrowser('move'), tab.useBrowser('part')]).toEqual([
      false,
      true,
      false,
    ]);
    // The next one is a guest's.
    expect([tab.useBrowser('press'), tab.useBrowser('part')]).toEqual([true, true]);
  });

  it('stops the rest of a press that began before it woke', () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    browser.sleep(8 * HOUR);
    expect([tab.useBrowser('part'), tab.useBrowser('part'), tab.useBrowser('press')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('signs out at the first move, and passes it on to the page', () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    browser.sleep(8 * HOUR);
    expect(tab.useBrowser('move')).toBe(true);
    expect(tab.isPlayer()).toBe(false);
    expect(tab.useBrowser('press')).toBe(true);
  });

  it.each<[string, (tab: IdleTab) => void]>([
    ['is seen', ({ page }) => page.visible$.next(true)],
    ['is focused, thawed or back from the cache', ({ returns$ }) => returns$.next()],
  ])('P70 SES-05 signs out when the page %s, before any timer runs', (_, wake) => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    tab.page.visible$.next(false);
    browser.sleep(8 * HOUR);
    wake(tab);
    expect(tab.reasons).toEqual(['inactive']);
  });

  it('P70 a hidden page’s timer that comes late signs out at once', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    tab.page.visible$.next(false);
    await browser.clock.advance(28 * MINUTE);
    browser.sleep(HOUR);
    await browser.clock.advance(MINUTE);
    expect(tab.reasons).toEqual(['inactive']);
  });

  it('P70 signs out within 5 s of waking without any input', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await browser.clock.advance(MINUTE);
    browser.sleep(HOUR);
    await browser.clock.advance(5 * SECOND);
    expect(tab.reasons).toEqual(['inactive']);
  });

  it('passes on to the page what follows the move that signed out', () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    browser.sleep(8 * HOUR);
    expect([tab.useBrowser('move'), tab.useBrowser('part')]).toEqual([true, true]);
  });

  it.each<[string, (browser: IdleBrowser) => void | Promise<void>]>([
    ['the machine slept since', (browser) => browser.sleep(20 * MINUTE)],
    [
      'the clock was set back since',
      async ({ clock }) => {
        clock.set(clock.now() - 8 * HOUR);
        await clock.advance(20 * MINUTE);
      },
    ],
  ])('counts the stored activity of another tab, also where %s', async (_, pass) => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await browser.clock.advance(20 * MINUTE);
    const from = browser.clock.now() - 10 * MINUTE;
    browser.kept.set(IDLE_KEY, writeSpan({ from, until: from + 30 * MINUTE }));
    tab.returns$.next();
    expect(tab.state()?.deadline).toBe(from + 30 * MINUTE);
    await pass(browser);
    tab.returns$.next();
    expect(tab.reasons).toEqual(['inactive']);
  });

  it('ignores a late message of an earlier activity', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    const from = browser.clock.now();
    await browser.clock.advance(10 * MINUTE);
    tab.useBrowser();
    browser.notify({ kind: 'active', from: from + MINUTE, until: from + 31 * MINUTE });
    await browser.clock.advance(25 * MINUTE);
    expect(tab.isPlayer()).toBe(true);
  });

  it('stays signed in when another tab was used meanwhile', async () => {
    const browser = openIdleBrowser();
    const [tab, other] = [browser.open(), browser.open()];
    await browser.clock.advance(29 * MINUTE);
    other.useBrowser();
    other.close();
    await browser.clock.advance(20 * MINUTE);
    expect(tab.useBrowser('press')).toBe(true);
    expect(tab.isPlayer()).toBe(true);
  });
});

describe('a clock that is set', () => {
  it.each([-8 * HOUR, -24 * HOUR, -31 * MINUTE, -MINUTE, -SECOND])(
    'P70 back by %d ms gives no more time',
    async (ms) => {
      const browser = openIdleBrowser();
      const tabs = [browser.open(), browser.open()];
      await browser.clock.advance(10 * MINUTE);
      browser.clock.set(browser.clock.now() + ms);
      await browser.clock.advance(20 * MINUTE - 1);
      expect(tabs.map((tab) => tab.isPlayer())).toEqual([true, true]);
      await browser.clock.advance(SECOND + 1);
      expect(tabs.map((tab) => tab.isPlayer())).toEqual([false, false]);
    },
  );

  it.each([-8 * HOUR, 8 * HOUR, 24 * HOUR, -24 * HOUR])(
    'P70 with a constant error of %d ms changes nothing',
    async (ms) => {
      const browser = openIdleBrowser();
      browser.clock.set(browser.clock.now() + ms);
      const tab = browser.open();
      await browser.clock.advance(30 * MINUTE - 1);
      expect(tab.isPlayer()).toBe(true);
      await browser.clock.advance(1);
      expect(tab.isPlayer()).toBe(false);
    },
  );

  it('P70 back during activity signs nobody out', async () => {
    const browser = openIdleBrowser();
    const [tab, other] = [browser.open(), browser.open()];
    await browser.clock.advance(10 * MINUTE);
    browser.clock.set(browser.clock.now() - 8 * HOUR);
    for (let minute = 0; minute < 60; minute += 1) {
      tab.useBrowser();
      await browser.clock.advance(MINUTE);
    }
    expect([tab.isPlayer(), other.isPlayer()]).toEqual([true, true]);
  });

  it('P70 back between two visits signs out, since the pause is unknown', async () => {
    const browser = openIdleBrowser();
    browser.open().close();
    browser.clock.set(browser.clock.now() - 8 * HOUR);
    expect(browser.open().isPlayer()).toBe(false);
  });

  it('by seconds between two visits signs nobody out', async () => {
    const browser = openIdleBrowser();
    browser.open().close();
    browser.clock.set(browser.clock.now() - 5 * SECOND);
    expect(browser.open().isPlayer()).toBe(true);
  });
});

describe('a new visit', () => {
  it('SES-05 after the time is over shows nobody signed in, from the first moment', async () => {
    const browser = openIdleBrowser();
    browser.open().close();
    await browser.clock.advance(30 * MINUTE);
    const tab = browser.open();
    const shown = tab.test.messages.filter(({ name }) => name === 'session.state');
    expect(shown.map(({ payload }) => payload)).not.toContainEqual(
      expect.objectContaining({ status: 'player' }),
    );
    expect(tab.reasons).toEqual(['inactive']);
  });

  it('SES-05 before that counts as activity', async () => {
    const browser = openIdleBrowser();
    browser.open().close();
    await browser.clock.advance(30 * MINUTE - 1);
    const tab = browser.open();
    expect(tab.state()?.deadline).toBe(browser.clock.now() + 30 * MINUTE);
  });

  it('SES-05 starts the time at its first moment, though the service starts later', () => {
    const { test, storage, log } = openTab();
    const { clock } = test;
    const visit = (ms: number): string | null => {
      clock.set(clock.now() + ms);
      const bus = test.bus.join('auto-logoff');
      endIfAway({ bus, clock, storage, log });
      bus.dispose();
      return storage.get(IDLE_KEY);
    };
    const now = clock.now();
    storage.set(IDLE_KEY, writeSpan({ from: now, until: now + 30 * MINUTE }));
    expect(visit(20 * MINUTE)).toBe(
      writeSpan({ from: now + 20 * MINUTE, until: now + 50 * MINUTE }),
    );
    expect(visit(29 * MINUTE)).not.toBeNull();
    expect(visit(30 * MINUTE)).toBeNull();
  });

  it('ignores a broken entry', async () => {
    const browser = openIdleBrowser();
    browser.kept.set('autoLogoff.idle', '<b>1 2</b>');
    expect(browser.open().isPlayer()).toBe(true);
  });

  it('ignores the entry of a player who signed out', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await tab.test.qa.send('session.signOut', {});
    tab.close();
    expect([...browser.kept]).toEqual([]);
    await browser.clock.advance(HOUR);
    const next = browser.open();
    await settle();
    expect(next.notices()).toBe(0);
    next.signIn();
    expect(next.state()?.deadline).toBe(browser.clock.now() + 30 * MINUTE);
  });

  it('signs nobody out who signs in after an unfinished visit', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await tab.test.qa.send('session.signOut', {});
    const hourAgo = browser.clock.now() - HOUR;
    browser.kept.set('autoLogoff.idle', `${hourAgo - 30 * MINUTE} ${hourAgo}`);
    await browser.clock.advance(HOUR);
    tab.useBrowser();
    tab.signIn();
    expect(tab.isPlayer()).toBe(true);
  });
});

describe('the notice', () => {
  const total = (...tabs: IdleTab[]): number => tabs.reduce((sum, tab) => sum + tab.notices(), 0);

  it('SES-05 is shown on the next visit, once', async () => {
    const browser = openIdleBrowser();
    const tab = browser.open();
    await browser.clock.advance(HOUR);
    tab.close();
    await settle();
    expect(tab.notices()).toBe(0);
    const next = browser.open();
    await settle();
    expect(next.notices()).toBe(1);
    const third = browser.open();
    next.useBrowser();
    await settle();
    expect(total(next, third)).toBe(1);
  });

  it('SES-05 is shown on the visit that found the time over', async () => {
    const browser = openIdleBrowser();
    browser.open().close();
    await browser.clock.advance(HOUR);
    const next = browser.open();
    await settle();
    expect(next.notices()).toBe(1);
  });

  it('waits for a page that is in view', async () => {
    const browser = openIdleBrowser();
    browser.open().close();
    await browser.clock.advance(HOUR);
    const next = browser.open({ isVisible: false });
    next.returns$.next();
    await settle();
    expect(next.notices()).toBe(0);
    next.page.visible$.next(true);
    await settle();
    expect(next.notices()).toBe(1);
  });

  it.each([true, false])(
    'waits in the signed-out pages for input, and one of them shows it, storage kept: %s',
    async (hasStorage) => {
      const browser = openIdleBrowser({ hasStorage });
      const tabs = [browser.open(), browser.open()] as const;
      await browser.clock.advance(HOUR);
      expect(total(...tabs)).toBe(0);
      for (const tab of [...tabs].reverse()) {
        tab.useBrowser();
        tab.returns$.next();
      }
      await settle();
      expect(total(...tabs)).toBe(1);
    },
  );

  it('is shown at once after the machine wakes', async () => {
    const browser = openIdleBrowser();
    const [tab, other] = [browser.open(), browser.open()];
    browser.sleep(8 * HOUR);
    tab.useBrowser('press');
    other.useBrowser('press');
    await settle();
    expect(total(tab, other)).toBe(1);
  });
});

describe('a sign-out that gets no answer', () => {
  const NOT_ANSWERED = {
    level: 'warn',
    message: 'The sign-out for inactivity was not answered.',
    facts: { name: 'NoHandler' },
  };

  it('is logged, and so is its notice', async () => {
    const { test, storage, page, otherTabs, log, logged } = openTab();
    test.qa.publish('config.state', { ...siteConfig, autoLogoffMinutes: 1 });
    test.qa.publish('session.state', { status: 'player', userId: 'ann-1' });
    const returns$ = new Subject<void>();
    createAutoLogoff({
      bus: test.bus.join('auto-logoff'),
      clock: test.clock,
      storage,
      page,
      otherTabs,
      activity: { signs$: new Subject(), returns$ },
      loadNotice: () => Promise.resolve('You were signed out.'),
      log,
    });
    await test.clock.advance(MINUTE);
    expect(logged).toMatchObject([NOT_ANSWERED]);
    returns$.next();
    await settle();
    expect(logged).toMatchObject([
      NOT_ANSWERED,
      { level: 'warn', message: 'The notice of inactivity could not be shown.' },
    ]);
  });

  it('is logged on a new visit, too', async () => {
    const { test, storage, log, logged } = openTab();
    const from = test.clock.now() - HOUR;
    storage.set(IDLE_KEY, writeSpan({ from, until: from + MINUTE }));
    endIfAway({ bus: test.bus.join('auto-logoff'), clock: test.clock, storage, log });
    await settle();
    expect(logged).toMatchObject([NOT_ANSWERED]);
  });
});

describe('random schedules', () => {
  const TABS = 3;
  const IDLE = 5 * MINUTE;
  const tab = fc.nat(TABS - 1);
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('use' as const),
      tab,
      how: fc.constantFrom('move', 'press', 'part'),
    }),
    // In steps of 2 s: activity within a second may be reported as one, and a sleep may hide its end.
    fc.record({
      kind: fc.constantFrom('wait', 'sleep'),
      ms: fc.nat(IDLE / SECOND).map((n) => n * 2 * SECOND),
    }),
    fc.record({ kind: fc.constantFrom('hide', 'show', 'close'), tab }),
  );

  it('P22 SES-05 sign nobody out within the time, and leave nobody signed in after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const browser = openIdleBrowser();
        const { clock } = browser;
        const open = (): IdleTab => browser.open({ minutes: IDLE / MINUTE });
        const tabs = Array.from({ length: TABS }, open);
        const everyone = [...tabs];
        let lastActivity = clock.now();
        let isIn = true;
        let ends = 0;
        /** Whether the idle time is over, as a person would count it. */
        const isOver = (): boolean => clock.now() - lastActivity >= IDLE;
        const check = async (): Promise<void> => {
          await settle();
          if (isIn && isOver()) {
            isIn = false;
            ends += 1;
          }
          if (isIn && !isOver()) expect(tabs.map((one) => one.isPlayer())).not.toContain(false);
          if (!isIn) expect(tabs.map((one) => one.isPlayer())).not.toContain(true);
        };
        for (const { kind, ...rest } of steps) {
          const {
            ms = 0,
            tab: index = 0,
            how = 'move',
          } = rest as Partial<{
            ms: number;
            tab: number;
            how: 'move' | 'press' | 'part';
          }>;
          const one = tabs[index];
          if (!one) continue;
          if (kind === 'wait') {
            await clock.advance(ms);
            // A machine that slept has its pages look within 5 s, and a tab waits a second for another's.
            if (isOver()) await clock.advance(6 * SECOND);
            await check();
          }
          if (kind === 'sleep') browser.sleep(ms);
          if (kind === 'use') {
            const isLate = isIn && isOver();
            const isReceived = one.useBrowser(how);
            if (isLate) expect(isReceived).toBe(how === 'move');
            await check();
            // Within 100 ms of another one it is not counted, and no time has passed either.
            if (isIn) lastActivity = clock.now();
          }
          if (kind === 'hide') one.page.visible$.next(false);
          if (kind === 'show') {
            one.page.visible$.next(true);
            await check();
          }
          if (kind === 'close') {
            one.close();
            const isLate = isIn && isOver();
            tabs[index] = open();
            everyone.push(tabs[index]);
            await check();
            if (isIn && !isLate) lastActivity = clock.now();
          }
        }
        const reported = everyone.reduce((sum, each) => sum + each.notices(), 0);
        expect(reported).toBeLessThanOrEqual(ends);
        expect(
          everyone.flatMap(({ reasons }) => reasons).filter((one) => one === 'inactive'),
        ).toHaveLength(ends);
        for (const each of tabs) each.close();
      }),
      { numRuns: runs(300) },
    );
  });
});

it('leave nothing behind when the service stops', async () => {
  const browser = openIdleBrowser();
  const tab = browser.open();
  tab.useBrowser();
  await browser.clock.advance(MINUTE);
  tab.close();
  expect(browser.clock.pending).toBe(0);
  expect([tab.returns$.observed, tab.page.visible$.observed]).toEqual([false, false]);
});
