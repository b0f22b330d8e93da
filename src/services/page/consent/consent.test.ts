import { settle, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreeTypeOf, consentOf, readUnsent } from './consent-rules';
import { offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { siteConfig } from '../../../../tests/harness/samples';
import { createBrowser } from '../../../../tests/harness/tabs/tab';
import { AGREEMENT, ASKING_CONFIG, visit } from '../../../../tests/harness/host/visitor';

const DAY = 86_400_000;
const LANDING = 'https://grandstand.example/en?ref=r1&subid=s1';
const NOTHING = { functional: false, marketing: false };

/** Names of cookies and stored keys beside the necessary ones. */
const extras = (cookies: { names(): string[] }): string[] =>
  cookies.names().filter((name) => name !== 'settings' && name !== 'lng');

describe('the consent of a visitor', () => {
  it('CNS-01 has a number for each choice, and a choice for each number', () => {
    for (const functional of [false, true]) {
      for (const marketing of [false, true]) {
        const type = agreeTypeOf({ functional, marketing });
        expect(consentOf({ cookiesAgreeType: type })).toEqual({
          functional,
          marketing,
          hasChosen: true,
        });
      }
    }
    expect(consentOf({})).toEqual({ ...NOTHING, hasChosen: false });
    expect(agreeTypeOf({ functional: true, marketing: true })).toBe(3);
    expect(agreeTypeOf(NOTHING)).toBe(1);
  });

  it('CNS-01 is required by the site’s config before anything but the necessary is set', async () => {
    const requested = await visit({ landing: LANDING });
    expect(requested.consent()).toEqual({ ...NOTHING, isAsked: true });
    await requested.test.clock.advance(60_000);
    expect(extras(requested.cookies)).toEqual([]);
    expect([...requested.kept.keys()]).toEqual([]);
    expect(requested.operator.sent).toEqual([]);
    const elsewhere = await visit({ config: siteConfig, landing: LANDING });
    expect(elsewhere.consent()).toEqual({ ...NOTHING, isAsked: false });
    expect(extras(elsewhere.cookies)).toEqual([]);
  });

  it.each([
    [false, false, []],
    [true, false, ['window_width']],
    [false, true, ['ref_id', 'subid']],
    [true, true, ['window_width', 'ref_id', 'subid']],
  ] as const)(
    'CNS-01 functional %s and marketing %s sets what was agreed to and nothing else',
    async (functional, marketing, names) => {
      const tab = await visit({ landing: LANDING });
      await tab.choose(functional, marketing);
      expect(tab.consent()).toEqual({ functional, marketing, isAsked: false });
      expect(extras(tab.cookies)).toEqual(names);
      await tab.test.clock.advance(10_000);
      expect(tab.marketingCalls() > 0).toBe(marketing);
    },
  );

  it('CNS-01 removes data at once when it is withdrawn, for any order of choices', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 20_000 })), {
          minLength: 1,
          maxLength: 6,
        }),
        async (choices) => {
          const tab = await visit({ landing: LANDING });
          for (const [functional, marketing, wait] of choices) {
            await tab.choose(functional, marketing);
            expect(new Set(extras(tab.cookies))).toEqual(
              new Set([
                ...(functional ? ['window_width'] : []),
                ...(marketing ? ['ref_id', 'subid'] : []),
              ]),
            );
            const before = tab.marketingCalls();
            await tab.test.clock.advance(wait);
            if (!marketing) {
              expect(tab.marketingCalls()).toBe(before);
              expect(tab.kept.has('analytics')).toBe(false);
            }
          }
          expect(tab.operator.count(AGREEMENT)).toBe(choices.length);
        },
      ),
      // 2,000 in a full count; each opens a whole tab.
      { numRuns: runs(60) },
    );
  });

  it('CNS-01 holds on the next visit, and in every other tab', async () => {
    const browser = createBrowser();
    const one = await visit({ browser });
    const two = await visit({ browser, landing: LANDING });
    await one.choose(true, true);
    expect(two.consent()).toEqual({ functional: true, marketing: true, isAsked: false });
    expect(browser.cookies.get('ref_id')).toBe('r1');
    await one.choose(false, false);
    await settle();
    expect(two.consent()).toEqual({ ...NOTHING, isAsked: false });
    expect(extras(browser.cookies)).toEqual([]);
    const later = await visit({ browser });
    expect(later.consent()).toEqual({ ...NOTHING, isAsked: false });
  });

  it('CNS-01 allows the window’s width for a day, updated when a resize has ended', async () => {
    const tab = await visit();
    await tab.choose(true, false);
    const { now } = tab.test.clock;
    expect(tab.cookies.kept.get('window_width')).toEqual({ value: '1366', expires: now() + DAY });
    tab.width$.next(1100);
    tab.width$.next(1024);
    await tab.test.clock.advance(499);
    expect(tab.cookies.get('window_width')).toBe('1366');
    await tab.test.clock.advance(1);
    expect(tab.cookies.get('window_width')).toBe('1024');
    tab.width$.next(390);
    await tab.choose(false, false);
    await tab.test.clock.advance(1000);
    expect(tab.cookies.get('window_width')).toBeUndefined();
  });
});

describe('the log of agreements', () => {
  it('CNS-01 sends the operator the time and the choice', async () => {
    const tab = await visit();
    const cookiesAgreeTime = tab.test.clock.now();
    await tab.choose(true, false);
    expect(tab.operator.sent.map(({ call, body }) => [call, JSON.parse(body ?? '')])).toEqual([
      [AGREEMENT, { cookiesAgreeTime, cookiesAgreeType: 2 }],
    ]);
    expect([...tab.kept.keys()]).toEqual([]);
    expect(tab.logged).toEqual([]);
  });

  it.each([
    ['no connection', offline],
    ['a broken operator', () => refuse(500, 'internal')],
    ['another shape', () => '<html>'],
  ])(
    'CNS-01 keeps a choice that could not be sent, logs the failure, and sends it later: %s',
    async (_, fault) => {
      const tab = await visit();
      tab.operator.on(AGREEMENT, fault);
      const at = tab.test.clock.now();
      await tab.choose(true, true);
      await tab.test.clock.advance(5000);
      expect(tab.consent()).toMatchObject({ functional: true, marketing: true });
      expect(tab.logged).toMatchObject([
        { level: 'error', message: 'The choice of cookies could not be reported to the operator.' },
      ]);
      expect(JSON.parse(tab.kept.get('consent.unsent') ?? '')).toEqual([
        { cookiesAgreeTime: at, cookiesAgreeType: 3 },
      ]);
      await tab.choose(false, false);
      tab.operator.on(AGREEMENT, () => ({}));
      await tab.test.clock.advance(70_000);
      const reported = tab.operator.sent.filter(({ call }) => call === AGREEMENT).slice(-2);
      expect(reported.map(({ body }) => JSON.parse(body ?? '').cookiesAgreeType)).toEqual([3, 1]);
      expect(tab.kept.has('consent.unsent')).toBe(false);
    },
  );

  it('CNS-01 sends an unsent choice on the next visit, and when the connection is back', async () => {
    const browser = createBrowser();
    const first = await visit({ browser });
    browser.operator.on(AGREEMENT, offline);
    await first.choose(false, false);
    await first.test.clock.advance(5000);
    first.test.dispose();
    const before = browser.operator.count(AGREEMENT);
    const second = await visit({ browser });
    await settle();
    expect(browser.operator.count(AGREEMENT)).toBe(before + 1);
    expect(second.kept.has('consent.unsent')).toBe(false);

    const third = await visit();
    third.operator.on(AGREEMENT, offline);
    await third.choose(true, false);
    await third.test.clock.advance(5000);
    third.operator.on(AGREEMENT, () => ({}));
    third.page.online$.next(false);
    third.page.online$.next(true);
    await settle();
    expect(third.kept.has('consent.unsent')).toBe(false);
  });

  it('CNS-01 is read from any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { cookiesAgreeTime, cookiesAgreeType } of readUnsent(text)) {
          expect(Number.isSafeInteger(cookiesAgreeTime)).toBe(true);
          expect([1, 2, 3, 4]).toContain(cookiesAgreeType);
        }
      }),
      { numRuns: runs(2000) },
    );
    const good = { cookiesAgreeTime: 5, cookiesAgreeType: 4 };
    expect(
      readUnsent(JSON.stringify([good, { cookiesAgreeTime: 5, cookiesAgreeType: 0 }])),
    ).toEqual([good]);
    expect(readUnsent(null)).toEqual([]);
  });

  it('CNS-01 sends each choice once, in order, however fast they are made', async () => {
    const tab = await visit();
    const waiting: ((answer: object) => void)[] = [];
    tab.operator.on(AGREEMENT, () => new Promise<object>((resolve) => waiting.push(resolve)));
    await tab.choose(true, false);
    await tab.choose(false, true);
    await tab.choose(false, false);
    const types = (): number[] =>
      tab.operator.sent
        .filter(({ call }) => call === AGREEMENT)
        .map(
          ({ body }) => (JSON.parse(body ?? '') as { cookiesAgreeType: number }).cookiesAgreeType,
        );
    expect(types()).toEqual([2]);
    waiting[0]?.({});
    await settle();
    waiting[1]?.({});
    await settle();
    expect(types()).toEqual([2, 4, 1]);
    waiting[2]?.({});
    await settle();
    expect(tab.kept.has('consent.unsent')).toBe(false);
  });

  it('CNS-01 waits for the connection, and publishes nothing unchanged', async () => {
    const tab = await visit();
    tab.operator.on(AGREEMENT, () => refuse(400, 'no'));
    await tab.choose(true, false);
    const reported = tab.operator.count(AGREEMENT);
    tab.page.online$.next(false);
    await settle();
    expect(tab.operator.count(AGREEMENT)).toBe(reported);
    tab.page.online$.next(true);
    await settle();
    expect(tab.operator.count(AGREEMENT)).toBe(reported + 1);
    const published = (): number =>
      tab.test.messages.filter(({ name }) => name === 'consent.state').length;
    const before = published();
    tab.test.qa.publish('config.state', { ...ASKING_CONFIG, companyName: 'Another' });
    expect(published()).toBe(before);
  });

  it('keeps the last twenty unsent choices', async () => {
    const tab = await visit({ config: { ...ASKING_CONFIG, isFatmanAnalyticsAvailable: false } });
    tab.operator.on(AGREEMENT, offline);
    for (let turn = 0; turn < 25; turn += 1) await tab.choose(turn % 2 === 0, false);
    expect(JSON.parse(tab.kept.get('consent.unsent') ?? '')).toHaveLength(20);
  });
});
