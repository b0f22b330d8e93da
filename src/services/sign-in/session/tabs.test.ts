import { createVirtualClock, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTabsOfAnn } from '../../../../tests/harness/tabs/tabs-of-ann';

/** With every run; the promise counts 5,000. */
const TOKEN = 'GET /web-api/user/gettoken';

describe('the token in several tabs', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])(
    'P11 is renewed once for %i tabs that meet a 401 at once: later tabs use the first one’s token',
    async (count) => {
      const clock = createVirtualClock();
      const { world, tabs } = await startTabsOfAnn(count, {
        clock,
        delay: () => 20,
        isStrict: true,
      });
      const started = Promise.all(tabs.map(({ callBets }) => callBets()));
      await clock.advance(500);
      await started;
      expect(world.operator.count(TOKEN)).toBe(1);

      world.expire();
      const calls = Promise.all(tabs.map(({ callBets }) => callBets()));
      await clock.advance(500);
      await calls;
      expect(world.operator.count(TOKEN)).toBe(2);
      expect(tabs.map(({ status }) => status())).toEqual(tabs.map(() => 'player'));
    },
  );

  it('P11 is requested by the others after 3 s when the tab that renews it hangs', async () => {
    const clock = createVirtualClock();
    const { tabs } = await startTabsOfAnn(3, { clock, delay: () => 10, isStrict: true });
    tabs[0]!.hang();
    void tabs[0]!.callBets().catch(() => {});
    await clock.advance(5);
    let isDone = false;
    const call = tabs[1]!.callBets().then(() => (isDone = true));
    await clock.advance(2990);
    expect(isDone).toBe(false);
    await clock.advance(100);
    await call;
    expect(tabs[1]!.signOuts()).toBe(0);
  });

  it('P11 is requested by the others at once when the tab that renews it closes', async () => {
    const clock = createVirtualClock();
    const { tabs } = await startTabsOfAnn(2, { clock, delay: () => 10, isStrict: false });
    tabs[0]!.hang();
    void tabs[0]!.callBets().catch(() => {});
    await clock.advance(5);
    const call = tabs[1]!.callBets();
    await clock.advance(100);
    tabs[0]!.die();
    await clock.advance(100);
    await call;
  });
});

describe('a sign-out in several tabs at once', () => {
  it('P22 is sent to the operator once: later tabs find it done', async () => {
    const clock = createVirtualClock();
    const { world, tabs } = await startTabsOfAnn(3, { clock, delay: () => 50, isStrict: false });
    for (const { tab } of tabs) void tab.test.qa.send('session.signOut', { reason: 'inactive' });
    await clock.advance(1000);
    expect(world.operator.count('POST /web-api/user/disconnect')).toBe(1);
    expect(tabs.map(({ status }) => status())).toEqual(['guest', 'guest', 'guest']);
  });
});

/** An event in a tab, and its delay after the one before. */
const step = fc.record({
  after: fc.integer({ min: 0, max: 1500 }),
  tab: fc.nat({ max: 3 }),
  what: fc.constantFrom('call', 'call', 'call', 'expire', 'hang', 'die', 'sign-out', 'cache'),
});

const schedule = fc.record({
  tabs: fc.integer({ min: 2, max: 4 }),
  isStrict: fc.boolean(),
  hasSignOut: fc.boolean(),
  delays: fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 12 }),
  // Some outlast the time that a tab waits for another.
  tokenDelays: fc.array(fc.oneof(fc.nat({ max: 400 }), fc.integer({ min: 2500, max: 3900 })), {
    minLength: 1,
    maxLength: 12,
  }),
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
});

type Schedule = typeof schedule extends fc.Arbitrary<infer T> ? T : never;

/** Gives the values in turn, again and again. */
function cycle(values: readonly number[]): () => number {
  let next = 0;
  return () => values[(next += 1) % values.length] ?? 0;
}

async function run({ tabs: count, isStrict, hasSignOut, steps, ...ways }: Schedule): Promise<void> {
  const clock = createVirtualClock();
  const { world, browser, tabs } = await startTabsOfAnn(count, {
    clock,
    delay: cycle(ways.delays),
    tokenDelay: cycle(ways.tokenDelays),
    isStrict,
  });
  const dead = new Set<unknown>();
  let isOut = false;
  let lateCookies = 0;
  const keep = browser.cookies.set;
  browser.cookies.set = (...cookie) => {
    if (isOut) lateCookies += 1;
    keep(...cookie);
  };

  for (const { after, tab: index, what } of steps) {
    await clock.advance(after);
    const tab = tabs[index % count]!;
    // The last tab lives, so that there is somebody to look at.
    const isLast = dead.size === count - 1;
    if (what === 'expire') world.expire();
    else if (dead.has(tab)) continue;
    else if (what === 'hang') tab.hang();
    else if (what === 'die' && !isLast) {
      dead.add(tab);
      tab.die();
    } else if (what === 'cache') {
      tab.tab.page.cached$.next();
      expect(tab.status()).not.toBe('player');
      tab.tab.page.restored$.next();
    } else if (what === 'sign-out' && hasSignOut) {
      isOut = true;
      void tab.tab.test.qa.send('session.signOut', {}).catch(() => {});
      expect(tab.status()).toBe('guest');
    } else void tab.callBets().catch(() => {});
  }
  await clock.advance(90_000);

  for (const tab of tabs.filter((one) => !dead.has(one))) {
    expect(tab.status()).toBe(isOut ? 'guest' : 'player');
    expect(tab.signOuts()).toBe(isOut ? 1 : 0);
    if (isOut) expect(tab.tab.tokens.present()).toBeUndefined();
  }
  // An intent of one tab holds in all of them, also before they were notified.
  expect(lateCookies).toBe(0);
  if (isOut) expect(browser.cookies.names()).toEqual([]);
  expect(browser.locks.busy).toBe(0);
  for (const { tab } of tabs) tab.test.dispose();
}

describe('tabs that renew, hang, close and sign out in any order', () => {
  it('P11 P12 lose no player to a race in 300 schedules, and keep none that a tab signed out', async () => {
    await fc.assert(fc.asyncProperty(schedule, run), {
      numRuns: runs(300),
    });
  });
});
