import { noticesShow } from '@grandstand/bus-contracts';
import type { RequestOf } from '@grandstand/bus-contracts';
import type { LimitsState, LimitType, PendingLimit } from '@grandstand/bus-contracts/player';
import { noticesClosed, noticesWithdraw } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createLimitNotices } from './limit-notices';
import type { FactWords } from './limit-notices';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';

const KEY = 'limits.told';

/** A deposit limit that waits from then on. */
const waits = (startedAt: number, limitType: LimitType = 20): PendingLimit => ({
  limitType,
  direction: 'higher',
  limitValue: 5000,
  startedAt,
  endsAt: startedAt + 86_400,
  hoursLeft: 24,
  needApprove: false,
  iso: 'EUR',
});
const keyOf = (startedAt: number): string => `limits.20.waiting.${startedAt}`;

function stateOf(...pending: PendingLimit[]): LimitsState {
  return {
    status: 'ready',
    limits: [],
    pending,
    available: [],
    selfExcludeReasons: [],
    sections: [],
    iso: 'EUR',
    scale: 2,
  };
}

/** The notices of limits, and the words of a test. */
function open(browser = createBrowser()) {
  const { test, storage, log, logged, kept } = openTab(browser);
  const shown: RequestOf<typeof noticesShow>[] = [];
  const withdrawn: string[] = [];
  const words = { of: async (): Promise<FactWords> => ({ title: 'Title', text: '24 h' }) };
  const notices = test.bus.join('notices');
  notices.handle(noticesShow, (notice) => {
    shown.push(notice);
    return { id: `notice-${shown.length}` };
  });
  notices.handle(noticesWithdraw, ({ key }) => {
    withdrawn.push(key);
    return {};
  });
  const { update } = createLimitNotices({
    bus: test.bus.join('limits'),
    storage,
    wordsOf: async () => words.of(),
    log,
  });
  return {
    shown,
    withdrawn,
    words,
    kept,
    logged,
    notify: async (...pending: PendingLimit[]) => {
      update(stateOf(...pending));
      await settle();
    },
    close: (key: string | null, how: 'closed' | 'acted' | 'expired' | 'withdrawn') =>
      notices.publish(noticesClosed, { id: 'notice-1', key, how }),
    leave: () => test.qa.publish('session.state', { status: 'guest', userId: '' }),
    mute: () => notices.dispose(),
  };
}

describe('notices of limits', () => {
  it('LIM-05 P98 are shown once with the same text, before all others, until the player closes them', async () => {
    const { notify, shown, words, withdrawn } = open();
    await notify(waits(1));
    await notify(waits(1));
    const notice = { kind: 'info', title: 'Title', text: '24 h', key: keyOf(1) };
    expect(shown).toEqual([{ ...notice, priority: 'protection', isPermanent: true }]);
    words.of = async () => ({ title: 'Title', text: '23 h' });
    await notify(waits(1));
    expect(shown.slice(1)).toMatchObject([{ key: keyOf(1), text: '23 h' }]);
    expect(withdrawn).toEqual([]);
  });

  it('are removed when they no longer apply, and the others stay', async () => {
    const { notify, withdrawn } = open();
    await notify(waits(1), waits(2));
    await notify(waits(2));
    expect(withdrawn).toEqual([keyOf(1)]);
  });

  it('are logged when they can’t be removed', async () => {
    const { notify, logged, mute } = open();
    await notify(waits(1));
    mute();
    await notify();
    expect(logged).toMatchObject([
      { level: 'warn', message: 'The notice of a limit could not be withdrawn.' },
    ]);
  });

  it('are not shown when the limit was withdrawn while the text was loading', async () => {
    const { notify, shown, words } = open();
    const late = held<FactWords>();
    words.of = async () => late.promise;
    await notify(waits(1));
    await notify();
    late.give({ title: 'Title', text: '24 h' });
    await settle();
    expect(shown).toEqual([]);
  });

  it('P96 are shown with the next state if they could not be shown, and the failure is logged', async () => {
    const { notify, shown, words, logged } = open();
    words.of = async () => Promise.reject(new Error('No words.'));
    await notify(waits(1));
    expect(logged).toMatchObject([
      { level: 'warn', message: 'The notice of a limit could not be shown.' },
    ]);
    words.of = async () => ({ title: 'Title', text: '24 h' });
    await notify(waits(1));
    expect(shown).toMatchObject([{ text: '24 h' }]);
  });
});

describe('notices that a player has closed', () => {
  it.each(['closed', 'acted'] as const)(
    'are not shown again, also not on the next visit: %s',
    async (how) => {
      const browser = createBrowser();
      const { notify, close, shown, kept, withdrawn } = open(browser);
      await notify(waits(1), waits(2));
      close(keyOf(1), how);
      close(keyOf(2), how);
      await notify(waits(1), waits(2));
      expect(shown).toHaveLength(2);
      expect(withdrawn).toEqual([]);
      expect(kept.get(KEY)?.trim()).toBe(`${keyOf(1)} ${keyOf(2)}`);
      const next = open(browser);
      await next.notify(waits(1), waits(2), waits(3));
      expect(next.shown.map(({ key }) => key)).toEqual([keyOf(3)]);
    },
  );

  it.each(['expired', 'withdrawn'] as const)(
    'are shown again if the player did not close them: %s',
    async (how) => {
      const { notify, close, shown, kept } = open();
      await notify(waits(1));
      close(keyOf(1), how);
      await notify(waits(1));
      expect(shown).toHaveLength(2);
      expect(kept.has(KEY)).toBe(false);
    },
  );

  it.each([null, 'coupon', keyOf(9)])('leave the notices of others alone: %s', async (key) => {
    const { notify, close, kept } = open();
    await notify(waits(1));
    close(key, 'closed');
    expect(kept.has(KEY)).toBe(false);
  });

  it('P12 are forgotten when the player leaves', async () => {
    const { notify, close, shown, kept, leave } = open();
    await notify(waits(1));
    close(keyOf(1), 'closed');
    leave();
    expect(kept.has(KEY)).toBe(false);
    await notify(waits(1));
    expect(shown).toHaveLength(2);
  });

  it('are stored for the last fifty', async () => {
    const { notify, close, kept } = open();
    const many = Array.from({ length: 60 }, (_, index) => waits(index));
    await notify(...many);
    for (const { startedAt } of many) close(keyOf(startedAt), 'closed');
    const keys = kept.get(KEY)?.split(' ') ?? [];
    expect(keys).toHaveLength(50);
    expect(keys.at(-1)).toBe(keyOf(59));
  });
});
