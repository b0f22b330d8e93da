import { runs } from '@grandstand/bus-contracts/testing';
import type { AnswerOf } from '@grandstand/bus-contracts';
import type { limitsSave, LimitType } from '@grandstand/bus-contracts/player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOffer } from '../../shared/offers';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import {
  isLooser,
  LIMIT_CALLS,
  LIMIT_TYPES,
  noneOf,
  OPTIONS,
} from '../../../../tests/harness/fakes/limited-operator';
import { openProtectedBrowser } from '../../../../tests/harness/page/protected-browser';
import type {
  ProtectedBrowser,
  ProtectedTab,
} from '../../../../tests/harness/page/protected-browser';

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

describe('the limits of a player', () => {
  it('LIM-01 LIM-02 are loaded: the present ones, the options of every type, the reasons', async () => {
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

  it('LIM-01 are empty for a guest', async () => {
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

  it('P96 stay the same after a failed load, which is repeated until it succeeds', async () => {
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

  it('can be set though the reasons can’t be loaded', async () => {
    const browser = openProtectedBrowser();
    browser.operator.fault = (call, good) => (call === 'reasons' ? refuse(500, 1) : good);
    const tab = await browser.open();
    await browser.clock.advance(5000);
    expect(tab.limits().status).toBe('ready');
    expect(section(tab, 'self-exclusion').isDisabled).toBe(false);
  });

  it('are loaded again after a change in another tab, and after the operator’s message', async () => {
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

  it('P95 changed on another device arrive by the feed, with one request for all messages at once', async () => {
    const browser = openProtectedBrowser({ hasLimitsOnly: true });
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    const requested = (call: keyof typeof LIMIT_CALLS): number =>
      browser.operator.operator.count(LIMIT_CALLS[call]);
    const before = requested('limits');
    browser.operator.hold(20, 10);
    const word = { betIds: [], areLimitsChanged: true };
    for (let times = 0; times < 5; times += 1) tab.test.qa.publish('feed.player', word);
    await browser.clock.advance(100);
    expect(valueOf(tab, 20)).toBe(1000);
    expect(requested('limits') - before).toBe(1);
    // The available limits and the reasons are unchanged.
    expect([requested('available'), requested('reasons')]).toEqual([1, 1]);
    // A ban is no limit; a message that the feed lost may have been one.
    tab.test.qa.publish('feed.player', { betIds: [], ban: { level: 3, version: 1 } });
    await browser.clock.advance(100);
    expect(requested('limits') - before).toBe(1);
    browser.operator.hold(20, 50);
    tab.test.qa.publish('feed.reset', { at: 1 });
    await browser.clock.advance(100);
    expect([requested('limits') - before, valueOf(tab, 20)]).toEqual([2, 5000]);
  });

  it('P96 are requested after a message until the operator answers', async () => {
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

  it('ignore earlier messages when the player leaves', async () => {
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

  it('are published when an amount in force changes, and not when only its rest does', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(10, 50);
    const tab = await browser.open();
    let published = 0;
    tab.test.bus.tap(({ name }) => (published += Number(name === 'limits.changed')));
    await tab.test.qa.send('limits.load', {});
    await save(tab, 10, 10_000);
    expect(published).toBe(0);
    await save(tab, 10, 1000);
    expect(published).toBe(1);
  });

  it('P34 are never replaced by a load older than a change', async () => {
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

describe('saving a limit', () => {
  it('P95 applies a stricter value at once', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    expect(await save(tab, 20, 5000)).toEqual({ status: 200, title: null, test: null });
    expect(valueOf(tab, 20)).toBe(5000);
    expect(tab.limits().pending).toEqual([]);
  });

  it('P95 keeps a looser value waiting until it is confirmed', async () => {
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

  it('LIM-02 sends no limit of type 21 in the operator’s own number', async () => {
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

  it('are a self-exclusion of one day after protection.stop, and a refusal is reported', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    expect(await tab.test.qa.send('protection.stop', {})).toEqual({});
    expect(bodies(browser, LIMIT_CALLS.save)).toEqual([
      { limits: [{ limitType: 30, limitValue: 1 }] },
    ]);
    browser.operator.operator.on(LIMIT_CALLS.save, offline);
    expect(await failing(browser, tab.test.qa.send('protection.stop', {}))).toMatchObject({
      code: 'unavailable',
    });
  });

  it('LIM-03 sends a custom value only for the types of the config', async () => {
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

  it('LIM-12 gives the questions of the answer, and sends the answers to them', async () => {
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
    expect(tab.reported).toEqual([expect.objectContaining({ key: expect.any(String) })]);
    const answers = [{ questionId: 1, answerId: 1 }];
    expect(await tab.test.qa.send('limits.answerTest', { testId: 't-1', answers })).toEqual({
      success: true,
      questionsResult: [{ questionId: 1, isRight: true }],
    });
    expect(bodies(browser, LIMIT_CALLS.testAnswers)).toEqual([{ tokenGuid: 't-1', answers }]);
    await browser.clock.advance(10);
    // The answers are right, and the change waits all the same.
    const [pending] = tab.limits().pending;
    expect(tab.reported.at(-1)).toMatchObject({
      kind: 'success',
      text: `waits until ${pending?.startedAt}`,
    });
  });

  it('LIM-11 reports 204 on a looser limit as waiting, with the moment of confirmation', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 50);
    const tab = await browser.open();
    expect(await save(tab, 20, 10_000)).toMatchObject({ status: 204 });
    await browser.clock.advance(10);
    const [pending] = tab.limits().pending;
    expect(tab.reported.filter(({ priority }) => priority === 'outcome')).toEqual([
      { kind: 'success', text: `waits until ${pending?.startedAt}`, priority: 'outcome' },
    ]);
    // A stricter limit applies at once, though the other change still waits.
    expect(await save(tab, 1, 5000)).toMatchObject({ status: 200 });
    await browser.clock.advance(10);
    expect(tab.reported.at(-1)).toMatchObject({ text: 'confirm_limit_success' });
  });

  it.each([
    ['200', undefined, 'confirm_limit_success'],
    ['200', 'Saved, says the operator.', 'Saved, says the operator.'],
  ] as const)('LIM-11 %s is reported as saved, with the title %s', async (_, title, text) => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    browser.operator.title = title;
    await save(tab, 20, 5000);
    await browser.clock.advance(10);
    expect(tab.reported).toEqual([{ kind: 'success', text, priority: 'outcome' }]);
  });

  it.each([
    [400, 'no', '', 'error', 'confirm_limit_error'],
    [400, 'no', 'Not today.', 'error', 'Not today.'],
    [400, 'bad-value', 'Not that.', 'bad-value', 'Not that.'],
    [401, 'unauthorized', '', 'unauthorized', 'confirm_limit_error'],
    [403, 'limit-locked', 'It can’t be cut short.', 'forbidden', 'It can’t be cut short.'],
    [422, 'what', '', 'forbidden', 'confirm_limit_error'],
    [500, 'broken', 'A stack.', 'unavailable', 'confirm_limit_error'],
  ])(
    'LIM-11 reports %d %s (%s) as %s, with the text "%s"',
    async (status, code, words, failure, text) => {
      const browser = openProtectedBrowser();
      const tab = await browser.open();
      browser.operator.fault = (call, good) =>
        call === 'save' ? refuse(status, code, words) : good;
      expect(await failing(browser, save(tab, 20, 5000))).toMatchObject({ code: failure });
      expect(tab.reported).toEqual([{ kind: 'error', text, priority: 'outcome' }]);
    },
  );

  it('loads the present limits when the answer to a save was lost', async () => {
    const browser = openProtectedBrowser();
    browser.operator.hold(20, 100);
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'save' ? offline() : good);
    expect(await failing(browser, save(tab, 20, 5000))).toMatchObject({ code: 'unavailable' });
    expect(valueOf(tab, 20)).toBe(5000);
  });

  it('P95 never shows a limit looser than the operator’s last answer, after any failure', async () => {
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
        let published = operator.entries();
        let isLost = false;
        operator.fault = (call, good) => {
          if (isLost) return refuse(500, 1);
          const all = good as { data?: typeof published; limitsData?: typeof published };
          if (call !== 'available' && call !== 'reasons')
            published = all.data ?? all.limitsData ?? published;
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
          const heldAtLast = (of: typeof published): number =>
            of.find((one) => one.limitType === type && one.limitState !== 'PENDING')!.limitValue;
          const shown = valueOf(tab, type)!;
          const onWire = shown === NONE ? noneOf(type) : type < 30 ? shown / 100 : shown;
          expect(isLooser(type, onWire, heldAtLast(published))).toBe(false);
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
    'LIM-01 LIM-05 is cancelled by the call of the config (DELETE: %s)',
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
      expect(tab.reported.at(-1)).toMatchObject({
        kind: 'success',
        text: 'responsible_gaming_cancel_limit_success',
      });
    },
  );

  it('LIM-11 shows when it could not be cancelled', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    browser.operator.fault = (call, good) => (call === 'action' ? refuse(400, 'no', '') : good);
    const sent = tab.test.qa.send('limits.decide', { limitType: 20, action: 'reject' });
    expect(await failing(browser, sent)).toMatchObject({ code: 'error' });
    expect(tab.reported).toEqual([
      { kind: 'error', text: 'cancel_limit_error', priority: 'outcome' },
    ]);
  });

  it('LIM-05 LIM-06 is shown with the hours left, rounded up; it lapses a day after its start', async () => {
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

  it('is not shown again once the player has closed it, in any tab and on any visit', async () => {
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
    'LIM-06 %d can’t be cancelled while in force, and is shown with start and end',
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

  it('P21 sign out every tab within a second, with the end of a self-exclusion', async () => {
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

  it('P21 that began elsewhere sign out as soon as the operator’s message arrives', async () => {
    const browser = openProtectedBrowser();
    const tabs = [await browser.open(), await browser.open()];
    browser.operator.hold(30, 7, 7);
    tabs[0]!.test.qa.publish('feed.player', { betIds: [] });
    await browser.clock.advance(1000);
    expect(tabs.map((tab) => tab.isPlayer())).toEqual([false, false]);
  });

  it('LIM-07 show a warning when chosen for later, and then sign out', async () => {
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

  it('LIM-01 sign the player out when the account is closed permanently', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    await tab.test.qa.send('limits.blockUser', { selfExcludeReason: 3 });
    expect(bodies(browser, LIMIT_CALLS.blockUser)).toEqual([{ selfExcludeReason: 3 }]);
    expect(tab.isPlayer()).toBe(false);
  });

  it('P118 have the guests of the browser offered nothing until the end of an exclusion, and for good after a closed account', async () => {
    const excluded = openProtectedBrowser();
    await save(await excluded.open(), 30, 7);
    const closed = openProtectedBrowser();
    await (await closed.open()).test.qa.send('limits.blockUser', {});
    const offered = async (browser: ProtectedBrowser, ms: number): Promise<unknown> => {
      const guest = (await browser.open()).test.bus.join('reader');
      return mayOffer(guest, {
        cookies: browser.cookies,
        clock: { now: () => browser.clock.now() + ms },
      });
    };
    expect(await offered(excluded, 7 * DAY - 1)).toBe(false);
    expect(await offered(excluded, 7 * DAY)).toBe(true);
    expect(await offered(closed, 3650 * DAY)).toBe(false);
  });

  it('keep the player of an account that was not closed', async () => {
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

describe('the fields that can be changed', () => {
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

  it('LIM-04 are all disabled for deposit, wagering and loss if one is and the config requires it', async () => {
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

  it('follow a config that arrives late', async () => {
    const browser = openProtectedBrowser();
    const tab = await browser.open();
    const config = tab.test.qa.peek('config.state') as object;
    tab.test.qa.publish('config.state', { ...config, limits: { customTypes: [20] } });
    expect(tab.limits().available.find(({ type }) => type === 20)?.isCustomAllowed).toBe(true);
  });
});
