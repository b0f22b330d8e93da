import { runs } from '@grandstand/bus-contracts/testing';
import type { AnswerOf } from '@grandstand/bus-contracts';
import type { limitsSave, LimitType } from '@grandstand/bus-contracts/player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { held, offline, refuse } from '../support/fake-operator';
import { isLooser, LIMIT_CALLS, LIMIT_TYPES, noneOf, OPTIONS } from '../support/limited-operator';
import { openProtectedBrowser } from '../support/protected-browser';
import type { ProtectedBrowser, ProtectedTab } from '../support/protected-browser';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NONE = -1;

type Saved = AnswerOf<typeof limitsSave>;

async function save(
  { test }: ProtectedTab,
  limitType: LimitType,
  limitValue: number,
  reason?: number,
): Promise<Saved> {
  const change = {
    limitType,
    limitValue,
    ...(reason !== undefined && { selfExcludeReason: reason }),
  };
  return (await test.qa.send('limits.save', { changes: [change] })) as Saved;
}

/** Sends a command, and moves time until it has failed. */
async function failing(browser: ProtectedBrowser, sent: Promise<unknown>): Promise<unknown> {
  let failure: unknown;
  sent.catch((error: unknown) => (failure = error));
  await browser.clock.advance(15_000);
  return failure;
}

const valueOf = (tab: ProtectedTab, type: LimitType): number | undefined =>
  tab.limits().limits.find(({ limitType }) => limitType === type)?.limitValue;
const section = (
  tab: ProtectedTab,
  id: string,
): ReturnType<ProtectedTab['limits']>['sections'][0] =>
  tab.limits().sections.find((each) => each.id === id)!;
const bodies = ({ operator }: ProtectedBrowser, call: string): unknown[] =>
  operator.operator.sent
    .filter((request) => request.call === call)
    .map(({ body }) => JSON.parse(body ?? 'null') as unknown);

describe('the limits', () => {
  it('LIM-01 LIM-02 are loaded for a player: what holds, the options of every type, the reasons', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 50);
    const tab = await browser.open();
    const { status, available, selfExcludeReasons, iso, scale } = tab.limits();
    expect({ status, iso, scale }).toEqual({ status: 'ready', iso: 'EUR', scale: 2 });
    expect(selfExcludeReasons).toEqual([{ id: 3, selfExcludeReason: 'I play too much.' }]);
    expect(available.map(({ type }) => type)).toEqual(LIMIT_TYPES);
    expect(available.find(({ type }) => type === 30)?.availableValues).toEqual(OPTIONS[30]);
    expect(valueOf(tab, 20)).toBe(5000);
    // None, by any number that the operator uses for it.
    expect([valueOf(tab, 21), valueOf(tab, 31)]).toEqual([NONE, NONE]);
    const reasons = browser.operator.operator.sent.find(({ call }) => call === LIMIT_CALLS.reasons);
    expect(reasons?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('LIM-01 are nobody’s for a guest', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(31, 2);
    browser.operator.sessionLeft = 7200;
    const tab = await browser.open();
    await tab.test.qa.send('session.signOut', {});
    const count = browser.operator.operator.sent.length;
    expect(tab.limits()).toMatchObject({ status: 'none', limits: [], sections: [] });
    await browser.clock.advance(HOUR);
    expect(browser.operator.operator.sent).toHaveLength(count);
    expect(browser.clock.pending).toBe(0);
  });

  it('P96 a load that fails keeps what was known, and is tried again until it succeeds', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 50);
    const tab = await browser.open();
    const { limits, sections } = tab.limits();
    browser.operator.fault = offline;
    await failing(browser, tab.test.qa.send('limits.load', {}));
    expect(tab.limits()).toMatchObject({ status: 'failed', limits, sections });
    await browser.clock.advance(5 * 60_000);
    expect(tab.limits()).toMatchObject({ status: 'failed', limits, sections });
    browser.operator.fault = (_, good) => good;
    await browser.clock.advance(70_000);
    expect(tab.limits().status).toBe('ready');
  });

  it('can be set though the reasons can’t be had', async () => {
    const browser = openProtectedBrowser();
    browser.operator.fault = (call, good) => (call === 'reasons' ? refuse(500, 1) : good);
    const tab = await browser.open();
    await browser.clock.advance(5000);
    expect(tab.limits().status).toBe('ready');
    expect(section(tab, 'self-exclusion').isDisabled).toBe(false);
  });

  it('are loaded anew when another tab changed them, and when the operator says that something changed', async () => {
    const browser = openProtectedBrowser();
    const [one, other] = [await browser.open(), await browser.open()];
    await save(one, 20, 5000);
    await browser.clock.advance(100);
    expect([valueOf(one, 20), valueOf(other, 20)]).toEqual([5000, 5000]);
    browser.operator.hold(20, 10);
    other.test.qa.publish('feed.player', { betIds: [] });
    await browser.clock.advance(100);
    expect(valueOf(other, 20)).toBe(1000);
  });

  it('P95 are heard from another device with the feed, asked for once for all that is said at once', async () => {
    const browser = openProtectedBrowser({ hasLimitsOnly: true });
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    const asked = (call: keyof typeof LIMIT_CALLS): number =>
      browser.operator.operator.count(LIMIT_CALLS[call]);
    const before = asked('limits');
    browser.operator.hold(20, 10);
    const word = { betIds: [], areLimitsChanged: true };
    for (let times = 0; times < 5; times += 1) tab.test.qa.publish('feed.player', word);
    await browser.clock.advance(100);
    expect(valueOf(tab, 20)).toBe(1000);
    expect(asked('limits') - before).toBe(1);
    // The available limits and the reasons are unchanged.
    expect([asked('available'), asked('reasons')]).toEqual([1, 1]);
    // A ban is no limit; a message that the feed lost may have been one.
    tab.test.qa.publish('feed.player', { betIds: [], ban: { level: 3, version: 1 } });
    await browser.clock.advance(100);
    expect(asked('limits') - before).toBe(1);
    browser.operator.hold(20, 50);
    tab.test.qa.publish('feed.reset', { at: 1 });
    await browser.clock.advance(100);
    expect([asked('limits') - before, valueOf(tab, 20)]).toEqual([2, 5000]);
  });

  it('P96 what is heard while the operator does not answer is asked for until it does', async () => {
    const browser = openProtectedBrowser({ hasLimitsOnly: true });
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    browser.operator.hold(20, 10);
    browser.operator.fault = () => refuse(400, 'no');
    tab.test.qa.publish('feed.player', { betIds: [], areLimitsChanged: true });
    await browser.clock.advance(1000);
    expect(tab.limits()).toMatchObject({ status: 'failed' });
    expect(valueOf(tab, 20)).toBe(10_000);
    browser.operator.fault = (_, good) => good;
    await browser.clock.advance(3000);
    expect(tab.limits()).toMatchObject({ status: 'ready' });
    expect(valueOf(tab, 20)).toBe(1000);
  });

  it('forget what was heard when the player goes', async () => {
    const browser = openProtectedBrowser({ hasLimitsOnly: true });
    const tab = await browser.open();
    const before = browser.operator.operator.count(LIMIT_CALLS.limits);
    tab.test.qa.publish('feed.player', { betIds: [] });
    await tab.test.qa.send('session.signOut', {});
    tab.test.qa.publish('feed.player', { betIds: [] });
    await browser.clock.advance(1000);
    expect(browser.operator.operator.count(LIMIT_CALLS.limits)).toBe(before);
    expect(browser.clock.pending).toBe(0);
  });

  it('are said to be others when an amount that holds changes, and not when what is left does', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(10, 50);
    const tab = await browser.open();
    let said = 0;
    tab.test.bus.tap(({ name }) => (said += Number(name === 'limits.changed')));
    await tab.test.qa.send('limits.load', {});
    await save(tab, 10, 10_000);
    expect(said).toBe(0);
    await save(tab, 10, 1000);
    expect(said).toBe(1);
  });

  it('P34 an older load never takes the place of a change', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    const late = held();
    browser.operator.fault = (call, good) =>
      call === 'limits' ? late.promise.then(() => good) : good;
    void tab.test.qa.send('limits.load', {});
    await browser.clock.advance(10);
    await save(tab, 20, 5000);
    late.give(null);
    await browser.clock.advance(10);
    expect(valueOf(tab, 20)).toBe(5000);
  });
});

describe('saving', () => {
  it('P95 a stricter limit applies at once', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    expect(await save(tab, 20, 5000)).toEqual({ status: 200, title: null, test: null });
    expect(valueOf(tab, 20)).toBe(5000);
    expect(tab.limits().pending).toEqual([]);
  });

  it('P95 a looser one waits, and holds only when it was confirmed', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 50);
    const tab = await browser.open();
    expect(await save(tab, 20, 10_000)).toMatchObject({ status: 204 });
    expect(valueOf(tab, 20)).toBe(5000);
    expect(tab.limits().pending).toMatchObject([
      {
        limitType: 20,
        limitValue: 10_000,
        direction: 'higher',
        hoursLeft: 24,
        needApprove: false,
        iso: 'EUR',
      },
    ]);
    await browser.clock.advance(DAY + 1000);
    expect(tab.limits().pending).toMatchObject([{ needApprove: true, hoursLeft: 24 }]);
    expect(valueOf(tab, 20)).toBe(5000);
    await tab.test.qa.send('limits.decide', { limitType: 20, action: 'approve' });
    expect(valueOf(tab, 20)).toBe(10_000);
    expect(tab.limits().pending).toEqual([]);
  });

  it('LIM-02 asks for no limit of type 21 in the operator’s own number', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(21, 50);
    const tab = await browser.open();
    await save(tab, 21, NONE);
    expect(bodies(browser, LIMIT_CALLS.save)).toEqual([
      { limits: [{ limitType: 21, limitValue: 999_999_999 }] },
    ]);
    expect(tab.limits().pending).toMatchObject([{ limitValue: NONE, direction: 'higher' }]);
  });

  it.each([
    [20, 1234],
    [31, 25],
    [31, 1.5],
    [32, 7],
    [30, 2],
    [30, NONE],
    [37, 1],
    [37, NONE],
  ] as const)('LIM-03 sends no value that is not offered: type %d, %d', async (type, value) => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    await expect(save(tab, type, value)).rejects.toMatchObject({ code: 'bad-value' });
    expect(bodies(browser, LIMIT_CALLS.save)).toEqual([]);
  });

  it('LIM-03 sends a value of the player’s own for the types of the config, and only for those', async () => {
    const browser = openProtectedBrowser({ config: { customTypes: [20, 32] } });
    const tab = await browser.open();
    await save(tab, 20, 1234);
    await save(tab, 32, 7);
    await expect(save(tab, 20, 0)).rejects.toMatchObject({ code: 'bad-value' });
    await expect(save(tab, 20, 12.5)).rejects.toMatchObject({ code: 'bad-value' });
    await expect(save(tab, 32, 4)).rejects.toMatchObject({ code: 'bad-value' });
    await expect(save(tab, 22, 1234)).rejects.toMatchObject({ code: 'bad-value' });
    expect(bodies(browser, LIMIT_CALLS.save)).toEqual([
      { limits: [{ limitType: 20, limitValue: 12.34 }] },
      { limits: [{ limitType: 32, limitValue: 7 }] },
    ]);
  });

  it('LIM-12 gives the questions that a save comes back with, and answers them', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 50);
    const tab = await browser.open();
    const questions = [{ id: 1, text: 'Does play pay?', answers: [{ id: 1, text: 'No.' }] }];
    browser.operator.test = { tokenGuid: 't-1', questions };
    expect(await save(tab, 20, 10_000)).toEqual({
      status: 204,
      title: null,
      test: { testId: 't-1', questions },
    });
    // Nothing counts yet.
    expect(tab.told).toEqual([expect.objectContaining({ key: expect.any(String) })]);
    const answers = [{ questionId: 1, answerId: 1 }];
    expect(await tab.test.qa.send('limits.answerTest', { testId: 't-1', answers })).toEqual({
      success: true,
      questionsResult: [{ questionId: 1, isRight: true }],
    });
    expect(bodies(browser, LIMIT_CALLS.testAnswers)).toEqual([{ tokenGuid: 't-1', answers }]);
    await browser.clock.advance(10);
    // The answers are right, and the change waits all the same.
    const [pending] = tab.limits().pending;
    expect(tab.told.at(-1)).toMatchObject({
      kind: 'success',
      text: `waits until ${pending?.startedAt}`,
    });
  });

  it('LIM-11 204 on a looser limit is told as waiting, with the moment from which it can be confirmed', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 50);
    const tab = await browser.open();
    expect(await save(tab, 20, 10_000)).toMatchObject({ status: 204 });
    await browser.clock.advance(10);
    const [pending] = tab.limits().pending;
    expect(tab.told.filter(({ priority }) => priority === 'outcome')).toEqual([
      { kind: 'success', text: `waits until ${pending?.startedAt}`, priority: 'outcome' },
    ]);
    // A stricter limit applies at once, though the other change still waits.
    expect(await save(tab, 1, 5000)).toMatchObject({ status: 200 });
    await browser.clock.advance(10);
    expect(tab.told.at(-1)).toMatchObject({ text: 'confirm_limit_success' });
  });

  it.each([
    ['200', undefined, 'confirm_limit_success'],
    ['200', 'Saved, says the operator.', 'Saved, says the operator.'],
  ] as const)('LIM-11 %s is told as saved, with the title %s', async (_, title, text) => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    browser.operator.title = title;
    await save(tab, 20, 5000);
    await browser.clock.advance(10);
    expect(tab.told).toEqual([{ kind: 'success', text, priority: 'outcome' }]);
  });

  it.each([
    [400, 'no', '', 'error', 'confirm_limit_error'],
    [400, 'no', 'Not today.', 'error', 'Not today.'],
    [400, 'bad-value', 'Not that.', 'bad-value', 'Not that.'],
    [401, 'unauthorized', '', 'unauthorized', 'confirm_limit_error'],
    [403, 'limit-locked', 'It can’t be cut short.', 'forbidden', 'It can’t be cut short.'],
    [422, 'what', '', 'forbidden', 'confirm_limit_error'],
    [500, 'broken', 'A stack.', 'unavailable', 'confirm_limit_error'],
  ])('LIM-11 %d %s (%s) is %s, and told as "%s"', async (status, code, words, failure, text) => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'save' ? refuse(status, code, words) : good);
    expect(await failing(browser, save(tab, 20, 5000))).toMatchObject({ code: failure });
    expect(tab.told).toEqual([{ kind: 'error', text, priority: 'outcome' }]);
  });

  it('learns what holds where the answer to a save was lost', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'save' ? offline() : good);
    expect(await failing(browser, save(tab, 20, 5000))).toMatchObject({ code: 'unavailable' });
    expect(valueOf(tab, 20)).toBe(5000);
  });

  it('P95 a limit in force is never shown looser than the operator’s last answer, after any failure', async () => {
    const types: readonly LimitType[] = [1, 10, 20, 21, 31, 32];
    const step = fc.record({
      type: fc.constantFrom(...types),
      value: fc.nat(),
      deed: fc.constantFrom('save', 'save', 'approve', 'reject', 'wait', 'load'),
      hours: fc.integer({ min: 1, max: 30 }),
      isLost: fc.boolean(),
    });
    // 10,000 steps.
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (steps) => {
        const browser = openProtectedBrowser({ hasLimitsOnly: true });
        const { operator } = browser;
        for (const type of types) operator.hold(type, OPTIONS[type][1] ?? 0);
        operator.sessionLeft = 1e9;
        /** The last answer of the operator that arrived. */
        let said = operator.entries();
        let isLost = false;
        operator.fault = (call, good) => {
          if (isLost) return refuse(500, 1);
          const all = good as { data?: typeof said; limitsData?: typeof said };
          if (call !== 'available' && call !== 'reasons') said = all.data ?? all.limitsData ?? said;
          return good;
        };
        const tab = await browser.open();
        for (const { type, value, deed, hours, isLost: isNowLost } of steps) {
          isLost = isNowLost;
          const before = operator.entries();
          const options = [...OPTIONS[type], noneOf(type)];
          const wire = options[value % options.length]!;
          const chosen = wire === noneOf(type) ? NONE : type < 30 ? wire * 100 : wire;
          const deeds = {
            save: () => save(tab, type, chosen),
            approve: () =>
              tab.test.qa.send('limits.decide', { limitType: type, action: 'approve' }),
            reject: () => tab.test.qa.send('limits.decide', { limitType: type, action: 'reject' }),
            load: () => tab.test.qa.send('limits.load', {}),
            wait: async () => {
              browser.sleep(hours * HOUR);
              tab.returns$.next();
            },
          };
          await deeds[deed]().catch(() => {});
          await browser.clock.advance(1);
          const heldAtLast = (of: typeof said): number =>
            of.find((one) => one.limitType === type && one.limitState !== 'PENDING')!.limitValue;
          const shown = valueOf(tab, type)!;
          const onWire = shown === NONE ? noneOf(type) : type < 30 ? shown / 100 : shown;
          expect(isLooser(type, onWire, heldAtLast(said))).toBe(false);
          if (deed === 'save' && !isLooser(type, wire, heldAtLast(before))) {
            // At once, and shown so where the answer came.
            expect(heldAtLast(operator.entries())).toBe(wire);
            if (!isNowLost) expect(onWire).toBe(wire);
          } else if (deed === 'save')
            expect(heldAtLast(operator.entries())).toBe(heldAtLast(before));
        }
        tab.close();
      }),
      { numRuns: runs(250) },
    );
  });
});

describe('a change that waits', () => {
  it.each([
    [undefined, LIMIT_CALLS.action],
    [true, LIMIT_CALLS.delete],
  ])(
    'LIM-01 LIM-05 is taken back by the call of the config (DELETE: %s)',
    async (isDelete, call) => {
      const browser = openProtectedBrowser({ config: { isCancelledByDelete: isDelete } });
      for (const type of [20, 21] as const) browser.operator.hold(type, 10);
      browser.operator.hold(1, 10);
      const tab = await browser.open();
      for (const type of [20, 21, 1] as const) await save(tab, type, 5000);
      expect(tab.limits().pending).toHaveLength(3);
      await tab.test.qa.send('limits.decide', { limitType: 20, action: 'reject' });
      // Of a deposit limit all that wait.
      expect(tab.limits().pending.map(({ limitType }) => limitType)).toEqual([1]);
      expect(browser.operator.operator.count(call)).toBe(1);
      await browser.clock.advance(10);
      expect(tab.told.at(-1)).toMatchObject({
        kind: 'success',
        text: 'responsible_gaming_cancel_limit_success',
      });
    },
  );

  it('LIM-11 says where it could not be taken back', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'action' ? refuse(400, 'no', '') : good);
    const sent = tab.test.qa.send('limits.decide', { limitType: 20, action: 'reject' });
    expect(await failing(browser, sent)).toMatchObject({ code: 'error' });
    expect(tab.told).toEqual([{ kind: 'error', text: 'cancel_limit_error', priority: 'outcome' }]);
  });

  it('LIM-05 LIM-06 is told with the hours that are left, rounded up; a day from its start it has lapsed', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 10);
    const tab = await browser.open();
    await save(tab, 20, 5000);
    const { startedAt } = tab.limits().pending[0]!;
    const waits = `limits.20.waiting.${startedAt}`;
    const words = (): unknown[] =>
      [...tab.standing.values()].map(({ title, text }) => [title, text]);
    await browser.clock.advance(10);
    expect(tab.standing.get(waits)).toMatchObject({ priority: 'protection', isPermanent: true });
    expect(words()).toEqual([['waiting', '24 h']]);
    expect(section(tab, 'deposit').fields[0]).toMatchObject({ limitType: 20, isCancellable: true });
    await browser.clock.advance(HOUR + 1000);
    expect(words()).toEqual([['waiting', '23 h']]);
    await browser.clock.advance(22.5 * HOUR);
    expect(words()).toEqual([['waiting', '1 h']]);
    await browser.clock.advance(HOUR);
    expect(words()).toEqual([['to-approve', '24 h']]);
    expect(tab.limits().pending[0]?.endsAt).toBe(startedAt + 86_400);
    await browser.clock.advance(23.5 * HOUR);
    expect(tab.limits().pending).toEqual([]);
    expect(words()).toEqual([]);
  });

  it('is not told again once the player has closed it, in no tab and on no next visit', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 10);
    const tab = await browser.open();
    await save(tab, 20, 5000);
    await browser.clock.advance(10);
    for (const key of tab.standing.keys()) tab.closeNotice(key);
    await browser.clock.advance(3 * HOUR);
    expect(tab.standing.size).toBe(0);
    const next = await browser.open();
    await browser.clock.advance(10);
    expect(next.standing.size).toBe(0);
  });
});

describe('self-exclusion and time-out', () => {
  it.each([30, 33] as const)(
    'LIM-06 %d can’t be cancelled while it holds, and is told with start and end',
    async (type) => {
      const browser = openProtectedBrowser();
      browser.operator.hold(type, 7, 7);
      const { startedAt, endsAt } = browser.operator.held.get(type)!;
      const tab = await browser.open();
      await browser.clock.advance(10);
      const field = tab
        .limits()
        .sections.flatMap(({ fields }) => fields)
        .find(({ limitType }) => limitType === type);
      expect(field?.isCancellable).toBe(false);
      expect([...tab.standing.values()]).toMatchObject([
        {
          title: 'exclusion',
          text: `${startedAt} to ${endsAt}`,
          priority: 'protection',
          isPermanent: true,
        },
      ]);
      expect(tab.isPlayer()).toBe(true);
    },
  );

  it('P21 a self-exclusion signs out every tab within a second, and says until when', async () => {
    const browser = openProtectedBrowser();
    const tabs = [await browser.open(), await browser.open(), await browser.open()];
    await save(tabs[1]!, 30, 7, 3);
    expect(bodies(browser, LIMIT_CALLS.save)).toEqual([
      { limits: [{ limitType: 30, limitValue: 7, selfExcludeReason: 3 }] },
    ]);
    await browser.clock.advance(1000);
    expect(tabs.map((tab) => tab.isPlayer())).toEqual([false, false, false]);
    expect([...tabs[1]!.standing.keys()]).toEqual([expect.stringMatching(/^limits\.30\./)]);
  });

  it('P21 one that began elsewhere does the same as soon as the operator says that something changed', async () => {
    const browser = openProtectedBrowser();
    const tabs = [await browser.open(), await browser.open()];
    browser.operator.hold(30, 7, 7);
    tabs[0]!.test.qa.publish('feed.player', { betIds: [] });
    await browser.clock.advance(1000);
    expect(tabs.map((tab) => tab.isPlayer())).toEqual([false, false]);
  });

  it('LIM-07 is warned of where it is chosen but has not begun; then it signs out by itself', async () => {
    const browser = openProtectedBrowser();
    const startedAt = browser.clock.now() / 1000 + 7200;
    browser.operator.waiting.set(30, { value: 7, startedAt, endsAt: startedAt + 7 * 86_400 });
    const tab = await browser.open();
    expect(section(tab, 'self-exclusion').warning).toBe('self-exclusion-to-come');
    await browser.clock.advance(2 * HOUR - 1000);
    browser.operator.waiting.delete(30);
    browser.operator.hold(30, 7, 7);
    await browser.clock.advance(2000);
    expect(tab.isPlayer()).toBe(false);
  });

  it('LIM-01 an account is closed for good, and the player signed out', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    await tab.test.qa.send('limits.blockUser', { selfExcludeReason: 3 });
    expect(bodies(browser, LIMIT_CALLS.blockUser)).toEqual([{ selfExcludeReason: 3 }]);
    expect(tab.isPlayer()).toBe(false);
  });

  it('an account that was not closed stays, and the player in it', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'blockUser' ? { success: false } : good);
    await expect(tab.test.qa.send('limits.blockUser', {})).rejects.toMatchObject({ code: 'error' });
    browser.operator.fault = (call, good) => (call === 'blockUser' ? refuse(403, 'no') : good);
    await expect(tab.test.qa.send('limits.blockUser', {})).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(tab.isPlayer()).toBe(true);
  });
});

describe('what can be changed', () => {
  const disabled = (tab: ProtectedTab): string[] =>
    tab
      .limits()
      .sections.filter(({ isDisabled }) => isDisabled)
      .map(({ id }) => id);
  /** The operator offers no values of one type of loss. */
  const withoutLoss =
    (type: number): ((call: string, good: unknown) => unknown) =>
    (call, good) => {
      if (call !== 'available') return good;
      const { data, ...rest } = good as { data: { type: number }[] };
      return { ...rest, data: data.filter((one) => one.type !== type) };
    };

  it('LIM-04 deposit, wagering and loss are all disabled when one field is and the config says so', async () => {
    const linked = openProtectedBrowser({ config: { isLockedTogether: true } });
    linked.operator.fault = withoutLoss(11);
    expect(disabled(await linked.open())).toEqual(['deposit', 'wagering', 'loss']);

    const free = openProtectedBrowser();
    free.operator.fault = withoutLoss(11);
    const tab = await free.open();
    expect(disabled(tab)).toEqual([]);
    expect(section(tab, 'loss').fields.map(({ isDisabled }) => isDisabled)).toEqual([
      false,
      true,
      false,
    ]);

    const whole = openProtectedBrowser({ config: { isLockedTogether: true } });
    expect(disabled(await whole.open())).toEqual([]);
  });

  it.each([
    [37, 'special-active'],
    [30, null],
  ] as const)('LIM-07 the extra limits are disabled while %d is active', async (type, warning) => {
    const browser = openProtectedBrowser();
    browser.operator.hold(type, 7, 7);
    const tab = await browser.open();
    expect(disabled(tab)).toContain('extra');
    expect(section(tab, 'extra').warning).toBe(warning);
  });

  it('follows a config that comes late', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    const config = tab.test.qa.peek('config.state') as object;
    tab.test.qa.publish('config.state', { ...config, limits: { customTypes: [20] } });
    expect(tab.limits().available.find(({ type }) => type === 20)?.isCustomAllowed).toBe(true);
  });
});
