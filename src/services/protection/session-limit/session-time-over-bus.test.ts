import { limitsLoad } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createSessionLimit } from '.';
import { keptOf, openAlone } from '../../../../tests/harness/tabs/alone';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import { LIMIT_CALLS } from '../../../../tests/harness/fakes/limited-operator';
import { createBrowser } from '../../../../tests/harness/tabs/tab';
import type { Browser } from '../../../../tests/harness/tabs/tab';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const KEY = 'protection.session';

interface Shown {
  readonly endsAt: number | null;
  readonly hasEnded: boolean;
}

/** A page with the service alone, its neighbours played by the test; the operator answers with so much time left. */
function open(browser: Browser = createBrowser()) {
  const alone = openAlone(browser);
  const { test, api, storage, otherTabs, log, operator, returns$ } = alone;
  const { clock } = test;
  const published = { value: 2, endsAt: clock.now() + HOUR };
  let loads = 0;
  operator.on(LIMIT_CALLS.ping, () => ({
    limitValue: published.value,
    limitBalance: (published.endsAt - clock.now()) / SECOND,
    resetsAt: null,
  }));
  test.bus.join('limits').handle(limitsLoad, () => {
    loads += 1;
    return {};
  });
  createSessionLimit({
    bus: test.bus.join('session-limit'),
    clock,
    api,
    storage,
    otherTabs,
    returns$,
    log,
  });
  const states = (): Shown[] =>
    test.messages
      .filter(({ name }) => name === 'sessionLimit.state')
      .map(({ payload }) => payload as Shown);
  return {
    ...alone,
    clock,
    published,
    states,
    shown: () => states().at(-1),
    loads: () => loads,
    pings: () => operator.count(LIMIT_CALLS.ping),
  };
}

const timeOf = (leftMs: number, at: number): string => keptOf({ leftMs, at });

/** A page of a player with an hour left. */
async function openLimited(browser?: Browser) {
  const page = open(browser);
  await page.come('player', 'ann-1');
  await page.limits(31, 2, 3600);
  return page;
}

describe('the time left', () => {
  it('LIM-08 is published once while nothing of it changes, and its end once', async () => {
    const { states, clock, published } = await openLimited();
    const before = states().length;
    expect(states().at(-1)).toEqual({ endsAt: published.endsAt, hasEnded: false });
    await clock.advance(HOUR - SECOND);
    expect(states()).toHaveLength(before);
    await clock.advance(10 * MINUTE);
    expect(states().slice(before)).toEqual([{ endsAt: published.endsAt, hasEnded: true }]);
  });

  it('LIM-08 is published again when it changes by a second or more', async () => {
    const { states, clock, published } = await openLimited();
    const before = states().length;
    published.endsAt -= SECOND - 1;
    await clock.advance(30 * SECOND);
    expect(states()).toHaveLength(before);
    published.endsAt -= 1;
    await clock.advance(30 * SECOND);
    expect(states().slice(before)).toEqual([{ endsAt: published.endsAt, hasEnded: false }]);
  });

  it('LIM-08 is shortened at once by limits, and extended only by a ping after a new limit', async () => {
    const { shown, clock, limits, pings, published } = await openLimited();
    await limits(31, 2, 600);
    expect(shown()?.endsAt).toBe(clock.now() + 10 * MINUTE);
    const before = pings();
    await limits(31, 2, 3600);
    expect([pings(), shown()?.endsAt]).toEqual([before, clock.now() + 10 * MINUTE]);
    published.value = 3;
    published.endsAt = clock.now() + 3 * HOUR;
    await limits(31, 3, 10_800);
    expect([pings(), shown()?.endsAt]).toEqual([before + 1, published.endsAt]);
  });

  it('P34 is that of the last request, in any order of the answers', async () => {
    const { operator, shown, returns$ } = await openLimited();
    const late = held();
    operator.on(LIMIT_CALLS.ping, () => late.promise);
    returns$.next();
    await settle();
    operator.on(LIMIT_CALLS.ping, () => ({ limitValue: 2, limitBalance: 7200, resetsAt: null }));
    returns$.next();
    await settle();
    const before = shown();
    late.give({ limitValue: 2, limitBalance: 30, resetsAt: null });
    await settle();
    expect(shown()).toEqual(before);
  });

  it('LIM-08 is requested on each return to the page, only where there is a limit', async () => {
    const { returns$, pings } = await openLimited();
    const before = pings();
    returns$.next();
    await settle();
    expect(pings()).toBe(before + 1);
    const free = open();
    await free.come('player', 'ann-1');
    await free.limits(31, null);
    free.returns$.next();
    await free.limits(31, -1);
    free.returns$.next();
    await settle();
    expect([free.pings(), free.test.problems]).toEqual([0, []]);
  });

  it('LIM-08 is forgotten with the limit', async () => {
    const { published, clock, kept, shown, logged } = await openLimited();
    await clock.advance(30 * SECOND);
    expect(kept.has(KEY)).toBe(true);
    published.value = -1;
    await clock.advance(30 * SECOND);
    expect(shown()).toEqual({ endsAt: null, hasEnded: false });
    expect([kept.has(KEY), logged]).toEqual([false, []]);
  });

  it('P96 stays stored as over when the operator’s answer is too short', async () => {
    const { published, clock, kept, shown } = await openLimited();
    await clock.advance(HOUR);
    published.endsAt = clock.now() + 90 * SECOND;
    await clock.advance(40 * SECOND);
    expect(shown()?.hasEnded).toBe(true);
    expect(JSON.parse(kept.get(KEY) ?? '')).toMatchObject({ value: { leftMs: 0 } });
  });

  it('is logged when it could not be requested', async () => {
    const { operator, clock, logged } = await openLimited();
    operator.on(LIMIT_CALLS.ping, offline);
    await clock.advance(31 * SECOND);
    expect(logged[0]).toMatchObject({ level: 'warn', message: 'The ping of the session failed.' });
  });
});

describe('a change of the player', () => {
  it('P72 to unknown, or to the same player, keeps the time without a request', async () => {
    const { come, pings, states } = await openLimited();
    const [requested, published] = [pings(), states().length];
    await come('unknown');
    await come('player', 'ann-1');
    await come('player', 'ann-1');
    expect([pings(), states().length]).toEqual([requested, published]);
  });

  it('P12 to nobody ignores limits and other tabs’ messages', async () => {
    const browser = createBrowser();
    const page = open(browser);
    const other = browser.joinTabs();
    await page.come('guest');
    await page.limits(31, 2, 3600);
    other.post({ kind: 'kept', key: KEY, text: timeOf(0, page.clock.now()) });
    await settle();
    expect([page.pings(), page.shown()]).toEqual([0, { endsAt: null, hasEnded: false }]);
    expect(page.clock.pending).toBe(0);
  });
});

describe('the stored time of an earlier page', () => {
  it('P97 holds at once, also during an outage, and requests no limits that are not known yet', async () => {
    const browser = createBrowser();
    const page = open(browser);
    browser.kept.set(KEY, timeOf(20 * MINUTE, page.clock.now()));
    await page.come('player', 'ann-1');
    expect(page.states().some(({ endsAt }) => endsAt === page.clock.now() + 20 * MINUTE)).toBe(
      true,
    );
    await page.clock.advance(30 * SECOND);
    expect(page.loads()).toBe(0);
  });

  it('is not over if the operator gives time within a second', async () => {
    const browser = createBrowser();
    const page = open(browser);
    browser.kept.set(KEY, timeOf(MINUTE, page.clock.now() - HOUR));
    await page.come('player', 'ann-1');
    await page.clock.advance(2 * SECOND);
    expect(page.states().filter(({ hasEnded }) => hasEnded)).toEqual([]);
  });

  it('P96 ends a second later without an answer, though the page is in view meanwhile', async () => {
    const browser = createBrowser();
    const page = open(browser);
    browser.operator.on(LIMIT_CALLS.ping, offline);
    browser.kept.set(KEY, timeOf(MINUTE, page.clock.now() - HOUR));
    await page.come('player', 'ann-1');
    page.returns$.next();
    await page.clock.advance(SECOND - 1);
    expect(page.shown()?.hasEnded).toBe(false);
    await page.clock.advance(1);
    expect(page.shown()?.hasEnded).toBe(true);
  });

  it('P12 is not over for another player who has come meanwhile', async () => {
    const browser = createBrowser();
    const page = open(browser);
    browser.operator.on(LIMIT_CALLS.ping, offline);
    browser.kept.set(KEY, timeOf(MINUTE, page.clock.now() - HOUR));
    await page.come('player', 'ann-1');
    await page.come('player', 'bob-2');
    await page.clock.advance(2 * SECOND);
    expect(page.shown()).toEqual({ endsAt: null, hasEnded: false });
  });
});

describe('a message of another tab', () => {
  it('LIM-09 ends the play here at once, without another ping', async () => {
    const browser = createBrowser();
    const page = await openLimited(browser);
    const other = browser.joinTabs();
    const before = page.pings();
    const notify = (leftMs: number): void =>
      other.post({ kind: 'kept', key: KEY, text: timeOf(leftMs, page.clock.now()) });
    notify(30 * MINUTE);
    expect(page.shown()).toEqual({ endsAt: page.clock.now() + 30 * MINUTE, hasEnded: false });
    notify(0);
    expect(page.shown()?.hasEnded).toBe(true);
    expect(page.pings()).toBe(before);
    await page.clock.advance(30 * SECOND - 1);
    expect(page.pings()).toBe(before);
  });
});
