import { settle, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countersByType } from './counters';
import { eventOf } from './event-rules';
import { offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { createBrowser } from '../../../../tests/harness/tabs/tab';
import { ASKING_CONFIG, COUNTERS, EVENTS, visit } from '../../../../tests/harness/host/visitor';
import type { Visit } from '../../../../tests/harness/host/visitor';

const DAY = 86_400_000;
const DELAY = 10_000;
const TOGETHER = 5000;

interface Kept {
  readonly visitor: string;
  readonly events: readonly { readonly name: string; readonly facts: object }[];
}

const kept = (tab: Visit): Kept | undefined => {
  const text = tab.kept.get('analytics');
  return text === undefined ? undefined : (JSON.parse(text) as Kept);
};
const names = (tab: Visit): string[] => (kept(tab)?.events ?? []).map(({ name }) => name);
const track = async (tab: Visit, happening: object): Promise<void> => {
  await tab.test.qa.send('analytics.track', happening);
  await settle();
};

describe('the start of analytics', () => {
  it('ANL-01 is 10000 ms after the agreement, to the millisecond', async () => {
    const tab = await visit();
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY - 1);
    expect(tab.marketingCalls()).toBe(0);
    await tab.test.clock.advance(1);
    expect(tab.operator.count(COUNTERS)).toBe(1);
  });

  it.each(['registration', 'socialregistration'])(
    'ANL-01 is after 0 ms on the page "%s", also when the visitor moves there meanwhile',
    async (route) => {
      const there = await visit({ route });
      await there.choose(false, true);
      await there.test.clock.advance(0);
      expect(there.operator.count(COUNTERS)).toBe(1);
      const elsewhere = await visit();
      await elsewhere.choose(false, true);
      await elsewhere.test.clock.advance(4000);
      await elsewhere.go(route);
      expect(elsewhere.operator.count(COUNTERS)).toBe(1);
      await elsewhere.test.clock.advance(DELAY);
      expect(elsewhere.operator.count(COUNTERS)).toBe(1);
    },
  );

  it('ANL-01 is after 0 ms when registration is opened as a dialog, before the agreement or after it', async () => {
    const open = (tab: Visit, name: string | null): void =>
      tab.test.qa.publish('dialogs.state', { open: name });
    const before = await visit();
    open(before, 'registration');
    await before.choose(false, true);
    await before.test.clock.advance(0);
    expect(before.operator.count(COUNTERS)).toBe(1);

    const after = await visit();
    await after.choose(false, true);
    open(after, 'settings');
    await after.test.clock.advance(4000);
    expect(after.operator.count(COUNTERS)).toBe(0);
    open(after, 'registration');
    await after.test.clock.advance(0);
    expect(after.operator.count(COUNTERS)).toBe(1);
    await after.test.clock.advance(DELAY);
    expect(after.operator.count(COUNTERS)).toBe(1);

    const refused = await visit();
    await refused.choose(true, false);
    open(refused, 'registration');
    await refused.test.clock.advance(DELAY);
    expect(refused.marketingCalls()).toBe(0);
  });

  it('ANL-01 requests the counters of this domain and project, without credentials', async () => {
    const tab = await visit();
    tab.tokens.begin('ann-1', 'token-of-ann');
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    const requested = tab.operator.sent.find(({ call }) => call === COUNTERS);
    expect(Object.fromEntries(requested?.url.searchParams ?? [])).toEqual({
      domain: 'grandstand.example',
      projectId: String(ASKING_CONFIG.group_id),
    });
    expect([...(requested?.headers.keys() ?? [])]).toEqual(['x-requested-with']);
  });

  it('ANL-01 is followed by the events since the agreement', async () => {
    const tab = await visit();
    await tab.choose(false, true);
    await tab.go('live');
    await track(tab, { kind: 'sign-in-failed', errorCode: 7 });
    await tab.test.clock.advance(DELAY);
    expect(kept(tab)?.events).toMatchObject([
      { name: 'page', facts: { route: 'home' } },
      { name: 'page', facts: { route: 'live' } },
      { name: 'sign_in_error', facts: { errorCode: 7 } },
    ]);
  });
});

describe('counters', () => {
  it('ANL-01 are mapped by their type, 1 to 11, the first of each', () => {
    const answered = [...Array(13).keys()].map((type) => ({ type, code: `c-${type}` }));
    const { counters, strange } = countersByType([...answered, { type: 8, code: 'second' }]);
    expect([...counters]).toEqual([...Array(11).keys()].map((n) => [n + 1, `c-${n + 1}`]));
    expect(strange).toEqual([0, 12]);
    expect(countersByType([{ type: 4, code: '<script>' }])).toEqual({
      counters: new Map(),
      strange: [4],
    });
  });

  it.each([
    ['no connection', offline],
    ['a broken operator', () => refuse(500, 'internal')],
    ['another shape', () => ({ counters: 5 })],
    ['an unknown type', () => ({ counters: [{ type: 12, code: 'x' }] })],
  ])('ANL-01 that could not be added are logged, and counting goes on: %s', async (_, fault) => {
    const tab = await visit();
    tab.operator.on(COUNTERS, fault);
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    expect(tab.logged).toMatchObject([{ level: 'error', message: 'Counters could not be added.' }]);
    expect(names(tab)).toEqual(['page']);
  });
});

describe('the counted events', () => {
  it.each([
    ['fast_reg', 'one_click'],
    ['phone_reg', 'phone'],
    ['full_reg', 'full'],
    ['soc_reg', 'social'],
  ])('ANL-01 include a registration by its name in analytics: %s is %s', (type, name) => {
    expect(eventOf({ kind: 'registration', type, bonusId: 2, socialNetworkId: 3 })).toEqual({
      event: {
        id: 3,
        name: 'registration',
        facts: { type: name, bonus: 'casino', network: 'google' },
      },
      unknown: [],
    });
  });

  it('ANL-01 report unknown registration types, bonus ids and social network ids as errors', async () => {
    const tab = await visit();
    await track(tab, {
      kind: 'registration',
      type: 'constructor',
      bonusId: 3,
      socialNetworkId: 99,
    });
    expect(tab.logged.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'Tracking met an unknown registration type constructor.'],
      ['error', 'Tracking met an unknown bonus id 3.'],
      ['error', 'Tracking met an unknown social network id 99.'],
    ]);
  });

  it('ANL-01 are pages by name, sign-ins and bets, without address, amount or account', async () => {
    const tab = await visit();
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    await tab.go('game');
    tab.test.qa.publish('session.signedIn', { userId: 'canary-user', how: 'sign-in' });
    tab.test.qa.publish('coupon.placed', {
      refId: 'canary-ref',
      betIds: ['canary-bet', 'b'],
      typeId: 1,
      accountId: 987_654,
      amount: 123_456,
    });
    await tab.test.clock.advance(TOGETHER);
    expect(names(tab)).toEqual(['page', 'page', 'sign_in', 'bet']);
    const reported = JSON.stringify([
      kept(tab),
      tab.operator.sent.map(({ url, body }) => [url, body]),
    ]);
    expect(reported).not.toMatch(/canary|987654|123456|x=1/);
    expect(tab.collected()[0]?.events.slice(1)).toMatchObject([
      { id: 1, route: 'game' },
      { id: 2, how: 'sign-in' },
      { id: 4, typeId: 1, bets: 2 },
    ]);
  });

  it('P91 have no field for typed text: other data is dropped', async () => {
    const tab = await visit({ route: 'registration' });
    await tab.choose(true, true);
    await tab.test.clock.advance(0);
    const extra = fc.dictionary(
      fc.constantFrom('login', 'password', 'phone', 'email', 'card', 'amount', 'facts'),
      fc.constantFrom('canary-1', 'canary-2@mail.test', '4111111111111111'),
    );
    await fc.assert(
      fc.asyncProperty(extra, fc.boolean(), async (fields, isRegistration) => {
        await tab.test.qa
          .send('analytics.track', {
            ...fields,
            ...(isRegistration
              ? { kind: 'registration', type: fields['login'] ?? 'fast_reg' }
              : { kind: 'sign-in-failed', errorCode: fields['password'] ?? 7 }),
          })
          .catch(() => {});
      }),
      { numRuns: runs(300) },
    );
    await tab.test.clock.advance(TOGETHER);
    expect(tab.collected().length).toBeGreaterThan(0);
    const reported = JSON.stringify([
      ...tab.kept,
      tab.operator.sent.map(({ body }) => body),
      tab.logged,
    ]);
    expect(reported).not.toMatch(/canary|4111111111111111/);
  });
});

describe('the performance report', () => {
  it('ANL-01 is sent after 10000 ms of quiet, once, with the last value of each', async () => {
    const tab = await visit();
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    tab.performance$.next({ name: 'largestPaint', value: 900.4 });
    await tab.test.clock.advance(9999);
    tab.performance$.next({ name: 'shift', value: 0.01234 });
    tab.performance$.next({ name: 'largestPaint', value: 1200.6 });
    await tab.test.clock.advance(9999);
    expect(names(tab)).toEqual(['page']);
    await tab.test.clock.advance(1);
    expect(kept(tab)?.events.at(-1)).toMatchObject({
      name: 'performance',
      facts: { largestPaint: 1201, shift: 0.012 },
    });
    await tab.test.clock.advance(60_000);
    expect(names(tab)).toEqual(['page', 'performance']);
  });
});

describe('stored events', () => {
  it('ANL-01 are kept for 24 hours, and so is the visitor’s id', async () => {
    const browser = createBrowser();
    const first = await visit({ browser });
    await first.choose(false, true);
    await first.test.clock.advance(DELAY);
    expect(kept(first)?.visitor).toBe('visitor-1');
    const again = await visit({ browser });
    await again.test.clock.advance(DELAY);
    expect(kept(again)).toMatchObject({ visitor: 'visitor-1' });
    expect(names(again)).toEqual(['page', 'page']);
    await again.test.clock.advance(DAY);
    await again.go('live');
    expect(names(again)).toEqual(['page']);
  });

  it('ANL-01 are limited to the last two hundred', async () => {
    const tab = await visit();
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    for (let turn = 0; turn < 250; turn += 1) await tab.go(`page-${turn}`);
    const events = kept(tab)?.events ?? [];
    expect(events).toHaveLength(200);
    expect(events.at(-1)).toMatchObject({ facts: { route: 'page-249' } });
  });

  it('ANL-01 start anew when storage holds something else', async () => {
    for (const text of ['nonsense', '{"visitor":"<b>","since":0,"events":[]}', '[]', 'null']) {
      const browser = createBrowser();
      browser.kept.set('analytics', text);
      const tab = await visit({ browser });
      expect(browser.kept.has('analytics')).toBe(false);
      await tab.choose(false, true);
      browser.kept.set('analytics', text);
      await tab.test.clock.advance(DELAY);
      expect(kept(tab)?.visitor).toBe('visitor-1');
    }
  });

  it('ANL-01 lose the visitor’s id at a sign-out', async () => {
    const tab = await visit();
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    await tab.test.clock.advance(TOGETHER);
    await tab.go('account');
    tab.test.qa.publish('session.signedOut', { reason: 'player' });
    await settle();
    expect(kept(tab)).toMatchObject({ visitor: 'visitor-2', events: [] });
    await tab.go('home');
    await tab.test.clock.advance(TOGETHER);
    // Unsent events were removed too.
    expect(tab.collected().map(({ visitor, events }) => [visitor, events.length])).toEqual([
      ['visitor-1', 1],
      ['visitor-2', 1],
    ]);
  });

  it('ANL-01 go to the counters of their type that could be added', async () => {
    const tab = await visit();
    tab.operator.on(COUNTERS, () => ({
      counters: [
        { type: 4, code: 's-4' },
        { type: 8, code: 's-8' },
        { type: 12, code: 's-12' },
      ],
    }));
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY + TOGETHER);
    expect(tab.collected()).toMatchObject([{ counters: { 4: 's-4', 8: 's-8' } }]);
    expect(tab.collected()[0]?.counters).not.toHaveProperty('12');
  });

  it('go to a collecting operator in batches, each event once', async () => {
    const tab = await visit();
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    tab.operator.on(EVENTS, () => refuse(500, 'internal'));
    await tab.go('live');
    await tab.test.clock.advance(TOGETHER);
    await tab.go('line');
    await tab.test.clock.advance(TOGETHER);
    expect(tab.collected().map(({ events }) => events.map(({ route }) => route))).toEqual([
      ['home', 'live'],
      ['line'],
    ]);
    const elsewhere = await visit({
      config: { ...ASKING_CONFIG, isFatmanAnalyticsAvailable: false },
    });
    await elsewhere.choose(false, true);
    await elsewhere.test.clock.advance(DELAY + TOGETHER);
    expect(names(elsewhere)).toEqual(['page']);
    expect(elsewhere.operator.count(EVENTS)).toBe(0);
  });
});

describe('consent to analytics', () => {
  it('P90 is required before anything is sent or stored, for any events', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('go' as const),
        route: fc.constantFrom('home', 'registration', 'live'),
      }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 15_000 }) }),
      fc.record({
        kind: fc.constant('choose' as const),
        functional: fc.boolean(),
        marketing: fc.boolean(),
      }),
      fc.constant({ kind: 'track' as const }),
      fc.constant({ kind: 'measure' as const }),
      fc.constant({ kind: 'sign-out' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const tab = await visit({ landing: 'https://x.test/?ref=a' });
        let isAgreed = false;
        for (const one of steps) {
          const before = tab.marketingCalls();
          if (one.kind === 'go') await tab.go(one.route);
          if (one.kind === 'wait') await tab.test.clock.advance(one.ms);
          if (one.kind === 'track') await track(tab, { kind: 'registration', type: 'fast_reg' });
          if (one.kind === 'measure') tab.performance$.next({ name: 'shift', value: 1 });
          if (one.kind === 'sign-out') {
            tab.test.qa.publish('session.signedOut', { reason: 'player' });
            await settle();
          }
          if (one.kind === 'choose') {
            isAgreed = one.marketing;
            await tab.choose(one.functional, one.marketing);
          }
          if (isAgreed) continue;
          expect(tab.marketingCalls()).toBe(before);
          expect(tab.kept.has('analytics')).toBe(false);
          expect(tab.cookies.names()).not.toContain('ref_id');
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('P90 cancels running calls when it is withdrawn', async () => {
    const tab = await visit();
    tab.operator.on(COUNTERS, () => new Promise(() => {}));
    await tab.choose(false, true);
    await tab.test.clock.advance(DELAY);
    expect(tab.operator.count(COUNTERS)).toBe(1);
    await tab.choose(false, false);
    await settle();
    await tab.test.clock.advance(60_000);
    expect([tab.marketingCalls(), tab.kept.has('analytics'), tab.logged]).toEqual([1, false, []]);
  });
});
