import type { LimitType } from '@grandstand/bus-contracts/player';
import { describe, expect, it } from 'vitest';
import { ANSWER_FAULTS } from '../../../../tests/harness/calls/answer-faults';
import { offline } from '../../../../tests/harness/fakes/fake-operator';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import type { LimitCall } from '../../../../tests/harness/fakes/limited-operator';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { openProtectedBrowser } from '../../../../tests/harness/page/protected-browser';
import type {
  ProtectedBrowser,
  ProtectedBrowserOptions,
  ProtectedTab,
} from '../../../../tests/harness/page/protected-browser';
import { createLostStorage } from '../../../../tests/harness/tabs/shared-storage';
import type { KeyValueStore } from '../../ports';

// P96, as one list: every failure is tried, and every protection is checked afterwards.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A player with a deposit limit, twenty minutes of a session limit left, and a look up every five minutes. */
function openGuarded(options: ProtectedBrowserOptions = {}): ProtectedBrowser {
  const browser = openProtectedBrowser(options);
  const { operator } = browser;
  operator.hold(20, 50);
  operator.hold(31, 2);
  operator.hold(32, 5);
  operator.hold(33, 7, 7);
  operator.sessionLeft = 20 * 60;
  return browser;
}

const valuesOf = (tab: ProtectedTab): Partial<Record<LimitType, number>> =>
  Object.fromEntries(
    tab.limits().limits.map(({ limitType, limitValue }) => [limitType, limitValue]),
  );

/** Every change of limits that a player can request, all of it less strict; the operator refuses some. */
async function requestLess({ test }: ProtectedTab): Promise<void> {
  const changes = (limitType: LimitType, limitValue: number): object => ({
    changes: [{ limitType, limitValue }],
  });
  const asked: (readonly [string, object])[] = [
    ['limits.save', changes(20, 10_000)],
    ['limits.save', changes(31, 24)],
    ['limits.save', changes(32, -1)],
    ['limits.answerTest', { testId: 't-1', answers: [] }],
    ['limits.decide', { limitType: 20, action: 'approve' }],
    ['limits.decide', { limitType: 33, action: 'reject' }],
    ['limits.load', {}],
  ];
  for (const [name, request] of asked) void test.qa.send(name, request).catch(() => {});
}

/**
 * From here on the player is protected as before: the limits are those they were, the look up comes
 * when it is due and waits for its answer, the session ends when its time is over, and a visit
 * after that finds it so.
 */
async function expectProtection(
  browser: ProtectedBrowser,
  tab: ProtectedTab,
  { passed = 0, isKept = true } = {},
): Promise<void> {
  expect(valuesOf(tab)).toMatchObject({ 20: 5000, 31: 2, 32: 5, 33: 7 });
  await browser.clock.advance(5 * MINUTE - passed);
  expect(tab.realityCheck().asked?.everyMinutes).toBe(5);
  expect(tab.sessionLimit().hasEnded).toBe(false);
  await browser.clock.advance(10 * MINUTE);
  expect(tab.realityCheck().asked).not.toBeNull();
  await browser.clock.advance(5 * MINUTE);
  expect(tab.sessionLimit().hasEnded).toBe(true);
  expect(valuesOf(tab)).toMatchObject({ 20: 5000, 31: 2, 32: 5, 33: 7 });
  tab.close();
  if (!isKept) return;
  browser.operator.fault = offline;
  const next = await browser.open();
  expect(next.sessionLimit().hasEnded).toBe(true);
  expect(next.realityCheck().asked).not.toBeNull();
  next.close();
}

describe.each(Object.keys(LIMIT_CALLS) as LimitCall[])('the call %s', (call) => {
  it.each(Object.keys(ANSWER_FAULTS))('P96 %s: the player is protected as before', async (name) => {
    const fault = ANSWER_FAULTS[name]!;
    const browser = openGuarded({ config: { isCancelledByDelete: call === 'delete' } });
    const tab = await browser.open('sign-in');
    browser.operator.fault = (each, good) => (each === call ? fault(good) : good);
    await requestLess(tab);
    await browser.clock.advance(MINUTE);
    await expectProtection(browser, tab, { passed: MINUTE });
  });
});

describe.each(Object.keys(ANSWER_FAULTS))('every call at once: %s', (name) => {
  it('P96 the player is protected as before', async () => {
    const browser = openGuarded();
    const tab = await browser.open('sign-in');
    browser.operator.fault = (_, good) => ANSWER_FAULTS[name]!(good);
    await requestLess(tab);
    await browser.clock.advance(MINUTE);
    await expectProtection(browser, tab, { passed: MINUTE });
  });

  it('P96 from the first call of a page on, the state of an earlier page holds', async () => {
    const browser = openGuarded();
    (await browser.open('sign-in')).close();
    browser.operator.fault = (_, good) => ANSWER_FAULTS[name]!(good);
    const tab = await browser.open();
    await browser.clock.advance(5 * MINUTE);
    expect(tab.realityCheck().asked?.everyMinutes).toBe(5);
    await browser.clock.advance(15 * MINUTE);
    expect(tab.sessionLimit().hasEnded).toBe(true);
  });
});

/** A storage of which one kind of deed fails. */
function failingStore(kept: Map<string, string>, own: Partial<KeyValueStore>): KeyValueStore {
  return { ...createMemoryStore(kept), ...own };
}

describe('storage', () => {
  it.each([
    ['throws, is forbidden or absent', createLostStorage, false],
    ['is full', (kept) => failingStore(kept, { set: () => false }), false],
    ['can’t be read', (kept) => failingStore(kept, { get: () => null }), false],
    ['never forgets', (kept) => failingStore(kept, { remove: () => {} }), true],
  ] satisfies [string, (kept: Map<string, string>) => KeyValueStore, boolean][])(
    'P96 that %s',
    async (_, openStorage, isKept) => {
      const browser = openGuarded({ openStorage });
      const tab = await browser.open('sign-in');
      await expectProtection(browser, tab, { isKept });
    },
  );

  it('P96 cleared while the page is open', async () => {
    const browser = openGuarded();
    const tab = await browser.open('sign-in');
    await browser.clock.advance(MINUTE);
    browser.kept.clear();
    tab.returns$.next();
    await expectProtection(browser, tab, { passed: MINUTE });
  });
});

describe('tabs', () => {
  it('P96 closed by force remove nothing', async () => {
    const browser = openGuarded();
    const killed = await browser.open('sign-in');
    const tab = await browser.open();
    await browser.clock.advance(MINUTE);
    killed.close();
    await expectProtection(browser, tab, { passed: MINUTE });
  });

  it('P96 all closed by force and opened again', async () => {
    const browser = openGuarded();
    const killed = await browser.open('sign-in');
    await browser.clock.advance(MINUTE);
    killed.close();
    const tab = await browser.open();
    await expectProtection(browser, tab, { passed: MINUTE });
  });
});

describe('a clock', () => {
  it.each([-DAY, -MINUTE])('P96 turned back by %d ms', async (by) => {
    const browser = openGuarded();
    const tab = await browser.open('sign-in');
    await browser.clock.advance(MINUTE);
    browser.clock.set(browser.clock.now() + by);
    tab.returns$.next();
    await expectProtection(browser, tab, { passed: MINUTE });
  });

  it('P96 that leaps forward brings the check and the end sooner, never later', async () => {
    const browser = openGuarded();
    const tab = await browser.open('sign-in');
    browser.operator.fault = offline;
    browser.clock.set(browser.clock.now() + DAY);
    tab.returns$.next();
    expect(tab.sessionLimit().hasEnded).toBe(true);
    expect(tab.realityCheck().asked).not.toBeNull();
  });
});

describe('a service', () => {
  it('P96 goes on as before after nonsense on the bus', async () => {
    const browser = openGuarded();
    const tab = await browser.open('sign-in');
    for (const value of [null, {}, { status: 'ready' }]) {
      expect(() => tab.test.qa.publish('limits.state', value)).toThrow();
    }
    await expectProtection(browser, tab);
  });

  it.each(['notices', 'navigation'])(
    'P96 goes on as before without its neighbour %s',
    async (name) => {
      const browser = openGuarded();
      const tab = await browser.open('sign-in');
      tab.leave(name);
      await requestLess(tab);
      await expectProtection(browser, tab);
    },
  );

  it('P96 goes on as before without its texts', async () => {
    const browser = openGuarded({ hasWords: false });
    const tab = await browser.open('sign-in');
    await requestLess(tab);
    await browser.clock.advance(SECOND);
    await expectProtection(browser, tab, { passed: SECOND });
  });
});
