import { navigationGo } from '@grandstand/bus-contracts';
import type { RealityCheckState } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createRealityCheck } from '../../src/services/reality-check';
import { keptOf, openAlone } from '../support/alone';
import type { Alone } from '../support/alone';
import { held, offline } from '../support/fake-operator';
import { LIMIT_CALLS } from '../support/limited-operator';
import { createBrowser } from '../support/tabs/tab';
import type { Browser } from '../support/tabs/tab';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const KEY = 'protection.check';

/** A page with the service alone; the operator answers with so much time played. */
function open(browser: Browser = createBrowser(), before = (_alone: Alone): void => {}) {
  const alone = openAlone(browser);
  before(alone);
  const { test, api, storage, otherTabs, log, operator, returns$, limits } = alone;
  const { clock, qa } = test;
  const said = { playedSeconds: 0, staked: 20 };
  const paths: string[] = [];
  operator.on(LIMIT_CALLS.realityCheck, () => ({ ...answerOf(said) }));
  test.bus.join('navigation').handle(navigationGo, ({ path }) => {
    paths.push(path);
    return {};
  });
  createRealityCheck({
    bus: test.bus.join('reality-check'),
    clock,
    api,
    storage,
    otherTabs,
    returns$,
    log,
  });
  const states = (): RealityCheckState['asked'][] =>
    test.messages
      .filter(({ name }) => name === 'realityCheck.state')
      .map(({ payload }) => (payload as RealityCheckState).asked);
  return {
    ...alone,
    clock,
    said,
    paths,
    states,
    asked: () => states().at(-1),
    calls: () => operator.count(LIMIT_CALLS.realityCheck),
    every: async (minutes: number | null) => limits(32, minutes),
    signedIn: async (how: string) => {
      qa.publish('session.origin', { how });
      await settle();
    },
    answer: async (choice = 'go-on') => {
      await qa.send('realityCheck.answer', { choice });
      await settle();
    },
  };
}

const answerOf = ({ playedSeconds, staked }: { playedSeconds: number; staked: number }) => ({
  since: 1_788_000_000,
  playedSeconds,
  staked,
  won: 5.5,
  lost: 14.5,
  iso: 'EUR',
  scale: 2,
});

/** A page of a player with a reality check every 30 minutes. */
async function openWished(browser?: Browser) {
  const page = open(browser);
  await page.come('player', 'ann-1');
  await page.every(30);
  return page;
}

const SUMS = { staked: 2000, won: 550, lost: 1450, iso: 'EUR', scale: 2 };

describe('the question', () => {
  it('LIM-10 is there at once, its sums when they are known, and nothing is said beside', async () => {
    const page = await openWished();
    const late = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => late.promise);
    await page.clock.advance(30 * MINUTE);
    const asked = { everyMinutes: 30, playedMs: 30 * MINUTE, sums: null, isLoading: true };
    expect(page.states()).toEqual([null, asked]);
    late.give(answerOf({ playedSeconds: 1900, staked: 20 }));
    await settle();
    const told = { ...asked, playedMs: 1900 * SECOND, sums: SUMS, isLoading: false };
    await page.clock.advance(10 * MINUTE);
    expect(page.states()).toEqual([null, asked, told]);
    await page.answer();
    expect(page.states()).toEqual([null, asked, told, null]);
    expect(page.paths).toEqual([]);
  });

  it('P34 is told by no answer that comes after it was answered, nor by one to an earlier question', async () => {
    const page = await openWished();
    const late = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => late.promise);
    await page.clock.advance(30 * MINUTE);
    await page.answer();
    page.operator.on(LIMIT_CALLS.realityCheck, () => answerOf({ playedSeconds: 3600, staked: 20 }));
    await page.clock.advance(30 * MINUTE);
    expect(page.asked()).toMatchObject({ sums: { staked: 2000 } });
    late.give(answerOf({ playedSeconds: 1, staked: 99 }));
    await settle();
    expect(page.asked()).toMatchObject({ sums: { staked: 2000 } });
    await page.answer();
    const last = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => last.promise);
    await page.clock.advance(30 * MINUTE);
    await page.answer();
    last.give(answerOf({ playedSeconds: 1, staked: 99 }));
    await settle();
    expect(page.asked()).toBeNull();
  });

  it('P96 is shown without its sums where they fail, which is logged; an answered check is not shown again after a failure', async () => {
    const page = await openWished();
    page.operator.on(LIMIT_CALLS.realityCheck, offline);
    await page.clock.advance(30 * MINUTE + 20 * SECOND);
    expect(page.asked()).toMatchObject({ sums: null, isLoading: false });
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The results of the player could not be loaded.' },
    ]);
    await page.answer();
    const late = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => late.promise);
    await page.clock.advance(30 * MINUTE);
    await page.answer();
    late.fail(new TypeError('Failed to fetch'));
    page.operator.on(LIMIT_CALLS.realityCheck, offline);
    await page.clock.advance(20 * SECOND);
    expect(page.asked()).toBeNull();
  });

  it('LIM-10 is put off by no answer to nothing', async () => {
    const page = await openWished();
    await page.clock.advance(20 * MINUTE);
    await page.answer();
    await page.clock.advance(10 * MINUTE);
    expect(page.asked()).not.toBeNull();
  });
});

describe('the wish', () => {
  it('LIM-10 that is said again changes, asks and keeps nothing', async () => {
    const page = await openWished();
    await page.clock.advance(10 * MINUTE);
    const [calls, kept] = [page.calls(), page.kept.get(KEY)];
    await page.every(30);
    expect([page.calls(), page.kept.get(KEY)]).toEqual([calls, kept]);
    await page.clock.advance(20 * MINUTE);
    expect(page.asked()).not.toBeNull();
  });

  it('LIM-10 that is taken back takes the question with it, and what was kept', async () => {
    const page = await openWished();
    await page.clock.advance(30 * MINUTE);
    await page.every(null);
    expect(page.asked()).not.toBeNull();
    await page.every(-1);
    expect(page.asked()).toBeNull();
    expect(page.kept.has(KEY)).toBe(false);
    await page.clock.advance(2 * HOUR);
    expect(page.asked()).toBeNull();
    expect(page.clock.pending).toBe(0);
  });

  it('P12 is nobody’s while nobody is signed in', async () => {
    const page = open();
    await page.every(30);
    await page.come('guest');
    await page.every(10);
    await page.clock.advance(2 * HOUR);
    expect([page.states(), page.calls(), page.test.problems]).toEqual([[null], 0, []]);
  });

  it('P72 holds while it is not known who is there, and when that is said again', async () => {
    const page = await openWished();
    await page.clock.advance(30 * MINUTE);
    const before = page.states().length;
    await page.come('unknown');
    await page.come('player', 'ann-1');
    await page.come('player', 'ann-1');
    expect(page.states()).toHaveLength(before);
    expect(page.asked()).not.toBeNull();
  });
});

describe('who has played for a while', () => {
  it('P96 is asked no later for that where nothing is kept of it', async () => {
    const page = open();
    page.said.playedSeconds = 50 * 60;
    await page.come('player', 'ann-1');
    await page.every(30);
    await page.clock.advance(10 * MINUTE - 1);
    expect(page.asked()).toBeNull();
    await page.clock.advance(1);
    expect(page.asked()).not.toBeNull();
  });

  it('is asked when they wished to be where that can’t be had, which is logged', async () => {
    const page = open();
    page.operator.on(LIMIT_CALLS.realityCheck, offline);
    await page.come('player', 'ann-1');
    await page.every(30);
    await page.clock.advance(MINUTE);
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The time played could not be loaded.' },
    ]);
    await page.clock.advance(29 * MINUTE);
    expect(page.asked()).not.toBeNull();
  });

  it('P34 counts anew from a later sign-in, though messages of the former one arrive', async () => {
    const page = open();
    const late = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => late.promise);
    await page.come('player', 'ann-1');
    await page.every(30);
    await page.clock.advance(MINUTE);
    await page.signedIn('sign-in');
    late.give(answerOf({ playedSeconds: 29 * 60, staked: 20 }));
    await page.clock.advance(30 * MINUTE - 1);
    expect(page.asked()).toBeNull();
    await page.clock.advance(1);
    expect(page.asked()).not.toBeNull();
  });

  it('P34 is nobody any more whose wish is gone when it is heard', async () => {
    const page = open();
    const late = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => late.promise);
    await page.come('player', 'ann-1');
    await page.every(30);
    await page.every(-1);
    late.give(answerOf({ playedSeconds: 29 * 60, staked: 20 }));
    await settle();
    expect([page.logged, page.kept.has(KEY)]).toEqual([[], false]);
  });
});

describe('what an earlier visit kept', () => {
  const minutesAgo = (page: ReturnType<typeof open>, minutes: number): string =>
    keptOf({
      minutes: 30,
      since: page.clock.now() - minutes * MINUTE,
      checkedAt: page.clock.now() - minutes * MINUTE,
    });

  it.each([
    ['start', MINUTE],
    ['other-tab', MINUTE],
    ['sign-in', 30 * MINUTE],
    ['registration', 30 * MINUTE],
  ])('LIM-10 P97 of 29 minutes: who is there by "%s" is asked in %d ms', async (how, wait) => {
    const browser = createBrowser();
    const page = open(browser);
    browser.kept.set(KEY, minutesAgo(page, 29));
    await page.come('player', 'ann-1');
    await page.signedIn(how);
    await page.every(30);
    await page.clock.advance(wait - 1);
    expect(page.asked()).toBeNull();
    await page.clock.advance(1);
    expect(page.asked()).not.toBeNull();
  });

  it('LIM-10 P97 counts for nothing where the player signed in before the service was fetched', async () => {
    const browser = createBrowser();
    const page = open(browser, ({ test: { clock, qa } }) => {
      const then = clock.now() - 29 * MINUTE;
      browser.kept.set(KEY, keptOf({ minutes: 30, since: then, checkedAt: then }));
      qa.publish('session.state', { status: 'player', userId: 'ann-1' });
      qa.publish('session.origin', { how: 'sign-in' });
    });
    await page.every(30);
    await page.clock.advance(30 * MINUTE - 1);
    expect(page.asked()).toBeNull();
    await page.clock.advance(1);
    expect(page.asked()).not.toBeNull();
  });

  it('LIM-10 is nothing to who signs in and wishes nothing', async () => {
    const page = open();
    await page.come('player', 'ann-1');
    await page.signedIn('sign-in');
    expect([page.test.problems, page.kept.has(KEY)]).toEqual([[], false]);
  });

  it('P70 asks at once where a clock was set back since', async () => {
    const browser = createBrowser();
    const page = open(browser);
    browser.kept.set(KEY, minutesAgo(page, -60));
    await page.come('player', 'ann-1');
    expect(page.asked()).toMatchObject({ everyMinutes: 30 });
    expect(page.test.problems).toEqual([]);
  });
});
