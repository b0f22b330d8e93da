import { navigationGo } from '@grandstand/bus-contracts';
import type { RealityCheckState } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createRealityCheck } from '.';
import { keptOf, openAlone } from '../../../../tests/harness/tabs/alone';
import type { Alone } from '../../../../tests/harness/tabs/alone';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import { createBrowser } from '../../../../tests/harness/tabs/tab';
import type { Browser } from '../../../../tests/harness/tabs/tab';

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
  const published = { playedSeconds: 0, staked: 20 };
  const paths: string[] = [];
  operator.on(LIMIT_CALLS.realityCheck, () => ({ ...answerOf(published) }));
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
    published,
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

describe('the question of a reality check', () => {
  it('LIM-10 appears at once, and its sums when they are loaded', async () => {
    const page = await openWished();
    const late = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => late.promise);
    await page.clock.advance(30 * MINUTE);
    const asked = { everyMinutes: 30, playedMs: 30 * MINUTE, sums: null, isLoading: true };
    expect(page.states()).toEqual([null, asked]);
    late.give(answerOf({ playedSeconds: 1900, staked: 20 }));
    await settle();
    const reported = { ...asked, playedMs: 1900 * SECOND, sums: SUMS, isLoading: false };
    await page.clock.advance(10 * MINUTE);
    expect(page.states()).toEqual([null, asked, reported]);
    await page.answer();
    expect(page.states()).toEqual([null, asked, reported, null]);
    expect(page.paths).toEqual([]);
  });

  it('P34 ignores sums that arrive after its answer, and those of an earlier question', async () => {
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

  it('P96 appears without its sums when they fail, which is logged; an answered check stays answered after a failure', async () => {
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

  it('LIM-10 is not delayed by an answer without a question', async () => {
    const page = await openWished();
    await page.clock.advance(20 * MINUTE);
    await page.answer();
    await page.clock.advance(10 * MINUTE);
    expect(page.asked()).not.toBeNull();
  });
});

describe('the interval of reality checks', () => {
  it('LIM-10 changes and stores nothing when it is published again', async () => {
    const page = await openWished();
    await page.clock.advance(10 * MINUTE);
    const [calls, kept] = [page.calls(), page.kept.get(KEY)];
    await page.every(30);
    expect([page.calls(), page.kept.get(KEY)]).toEqual([calls, kept]);
    await page.clock.advance(20 * MINUTE);
    expect(page.asked()).not.toBeNull();
  });

  it('LIM-10 closes the question and clears storage when it is removed', async () => {
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

  it('P12 counts for nobody while nobody is signed in', async () => {
    const page = open();
    await page.every(30);
    await page.come('guest');
    await page.every(10);
    await page.clock.advance(2 * HOUR);
    expect([page.states(), page.calls(), page.test.problems]).toEqual([[null], 0, []]);
  });

  it('P72 holds while the player is unknown, and when the same player is published again', async () => {
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

describe('a player who has played for a while', () => {
  it('P96 is asked no later when nothing is stored', async () => {
    const page = open();
    page.published.playedSeconds = 50 * 60;
    await page.come('player', 'ann-1');
    await page.every(30);
    await page.clock.advance(10 * MINUTE - 1);
    expect(page.asked()).toBeNull();
    await page.clock.advance(1);
    expect(page.asked()).not.toBeNull();
  });

  it('is asked at the usual time when the time played can’t be loaded, which is logged', async () => {
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

  it.each(['the limits', 'the sign-in'])(
    'LIM-10 is asked no later after signing out and in again, where the page learns of %s first',
    async (first) => {
      const page = open();
      await page.come('player', 'ann-1');
      await page.every(30);
      await page.clock.advance(20 * MINUTE);
      await page.come('guest');
      // The operator goes on with the play before a short pause.
      page.published.playedSeconds = 25 * 60;
      await page.clock.advance(5 * MINUTE);
      await page.come('player', 'ann-1');
      if (first === 'the sign-in') await page.signedIn('sign-in');
      await page.every(30);
      if (first === 'the limits') await page.signedIn('sign-in');
      await page.clock.advance(5 * MINUTE - 1);
      expect(page.asked()).toBeNull();
      await page.clock.advance(1);
      expect(page.asked()).not.toBeNull();
    },
  );

  it('P34 counts from a later sign-in, though messages of the former one arrive', async () => {
    const page = open();
    const late = held();
    page.operator.on(LIMIT_CALLS.realityCheck, () => late.promise);
    await page.come('player', 'ann-1');
    await page.every(30);
    await page.clock.advance(MINUTE);
    page.operator.on(LIMIT_CALLS.realityCheck, () => answerOf({ playedSeconds: 0, staked: 0 }));
    await page.signedIn('sign-in');
    late.give(answerOf({ playedSeconds: 29 * 60, staked: 20 }));
    await page.clock.advance(30 * MINUTE - 1);
    expect(page.asked()).toBeNull();
    await page.clock.advance(1);
    expect(page.asked()).not.toBeNull();
  });

  it('P34 is ignored when the interval is gone by the time of the answer', async () => {
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

describe('the stored time of an earlier visit', () => {
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
  ])('LIM-10 P97 of 29 minutes: a player found by "%s" is asked in %d ms', async (how, wait) => {
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

  it('LIM-10 P97 is dropped if the player signed in before the service was fetched', async () => {
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

  it('LIM-10 does not matter to a player without an interval', async () => {
    const page = open();
    await page.come('player', 'ann-1');
    await page.signedIn('sign-in');
    expect([page.test.problems, page.kept.has(KEY)]).toEqual([[], false]);
  });

  it('P70 leads to a check at once after a clock was set back', async () => {
    const browser = createBrowser();
    const page = open(browser);
    browser.kept.set(KEY, minutesAgo(page, -60));
    await page.come('player', 'ann-1');
    expect(page.asked()).toMatchObject({ everyMinutes: 30 });
    expect(page.test.problems).toEqual([]);
  });
});
