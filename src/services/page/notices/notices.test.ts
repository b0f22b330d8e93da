import {
  defineManifest,
  NOTICE_PRIORITIES,
  noticesShow,
  type Notice,
  type RequestOf,
} from '@grandstand/bus-contracts';
import {
  noticesClose,
  noticesClosed,
  noticesState,
  noticesWithdraw,
} from '@grandstand/bus-contracts/shell';
import { createTestBus, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNotices } from '.';
import { addNotice, mayBeMissed, without, type Queue } from './queue';

type Asked = Partial<RequestOf<typeof noticesShow>>;

function start() {
  const { bus, clock, qa } = createTestBus();
  createNotices({ bus: bus.join('notices'), clock });
  const gone: string[] = [];
  const listener = bus.join('listener');
  listener.on(noticesClosed, ({ key, how }) => gone.push(`${key} ${how}`));
  const show = async (text: string, more: Asked = {}): Promise<string> => {
    const { id } = await listener.send(noticesShow, { kind: 'info', text, ...more });
    return id;
  };
  const state = () => qa.peek(noticesState.name) as { shown: Notice | null; waiting: number };
  const close = async (id: string, how?: 'acted') => listener.send(noticesClose, { id, how });
  const withdraw = async (key: string) => listener.send(noticesWithdraw, { key });
  return { bus, clock, qa, gone, show, state, close, withdraw };
}

describe('NTC-01', () => {
  test('NTC-01 notices are shown one at a time, each for 10 s', async () => {
    const { clock, show, state } = start();
    await show('first');
    await show('second');
    expect(state()).toMatchObject({ shown: { text: 'first' }, waiting: 1 });
    await clock.advance(9999);
    expect(state().shown?.text).toBe('first');
    await clock.advance(1);
    expect(state()).toMatchObject({ shown: { text: 'second' }, waiting: 0 });
    await clock.advance(10_000);
    expect(state()).toEqual({ shown: null, waiting: 0 });
    expect(clock.pending).toBe(0);
  });

  test('a closed notice is replaced at once by the next one, which has its whole time', async () => {
    const { clock, show, state, close } = start();
    const first = await show('first');
    await show('second');
    await clock.advance(8000);
    await close(first);
    expect(state().shown?.text).toBe('second');
    await clock.advance(9000);
    expect(state().shown?.text).toBe('second');
  });

  test('a notice keeps its time, and is not announced again, while others arrive', async () => {
    const { bus, clock, show, state } = start();
    await show('first');
    await clock.advance(6000);
    await show('second');
    await show('to stay', { isPermanent: true });
    await clock.advance(3999);
    expect(state().shown?.text).toBe('first');
    await clock.advance(1);
    expect(state().shown?.text).toBe('second');
    let published = 0;
    bus.join('another').on(noticesState, () => (published += 1));
    const before = published;
    await show('second');
    expect(published).toBe(before);
  });

  test('a waiting notice is closed alone', async () => {
    const { show, state, close } = start();
    await show('first');
    await close(await show('second'));
    expect(state()).toMatchObject({ shown: { text: 'first' }, waiting: 0 });
  });

  test.each<[string, Asked]>([
    ['kind', { kind: 'error' }],
    ['title', { title: 'Title' }],
    ['area', { area: 'shadow' }],
    ['priority', { priority: 'outcome' }],
    ['staying', { isPermanent: true }],
    ['key', { key: 'k' }],
    ['button', { action: { label: 'Do it' } }],
  ])('the same notice with another %s is another notice', async (_, other) => {
    const { show, state } = start();
    await show('same', other);
    await show('same');
    expect(state().waiting).toBe(1);
  });

  test('a notice can be withdrawn before it is shown', async () => {
    const { show, state, withdraw, gone } = start();
    await show('first');
    await show('second', { key: 'coupon' });
    await withdraw('coupon');
    expect(state()).toMatchObject({ shown: { text: 'first' }, waiting: 0 });
    expect(gone).toEqual(['coupon withdrawn']);
  });

  test('a notice that is shown already is not shown twice', async () => {
    const { show, state } = start();
    expect(await show('same')).toBe(await show('same'));
    expect(state().waiting).toBe(0);
  });

  test('twenty notices of low rank wait, and the oldest is dropped', async () => {
    const { show, state, gone } = start();
    await show('in sight');
    for (let number = 1; number <= 21; number += 1) {
      await show(`number ${number}`, { key: `${number}` });
    }
    expect(state()).toMatchObject({ shown: { text: 'in sight' }, waiting: 20 });
    expect(gone).toEqual(['1 expired']);
  });

  test('a permanent notice is not dropped', async () => {
    const { show, state, gone } = start();
    for (let number = 1; number <= 25; number += 1) {
      await show(`number ${number}`, { isPermanent: number % 2 === 0, priority: 'outcome' });
    }
    expect(state()).toMatchObject({ shown: { text: 'number 1', isPermanent: true }, waiting: 24 });
    expect(gone).toEqual([]);
  });
});

describe('keys and buttons', () => {
  test('a notice replaces one with the same key, and has its whole time', async () => {
    const { clock, show, state, gone } = start();
    await show('2 h left', { key: 'limit' });
    await show('another');
    await clock.advance(9000);
    await show('1 h left', { key: 'limit' });
    expect(state()).toMatchObject({ shown: { text: '1 h left' }, waiting: 1 });
    await clock.advance(9000);
    expect(state().shown?.text).toBe('1 h left');
    expect(gone).toEqual([]);
  });

  test('a closed notice is published with the way it ended', async () => {
    const { clock, show, close, gone } = start();
    await close(await show('a', { key: 'a' }));
    await close(await show('b', { key: 'b', action: { label: 'Do it' } }), 'acted');
    await show('c', { key: 'c' });
    await clock.advance(10_000);
    await close('unknown');
    expect(gone).toEqual(['a closed', 'b acted', 'c expired']);
  });

  test('a permanent notice gives way to one that closes, and returns after it', async () => {
    const { clock, show, state } = start();
    await show('A new version is there', { isPermanent: true });
    await clock.advance(100_000);
    await show('Saved');
    expect(state().shown?.text).toBe('Saved');
    await clock.advance(10_000);
    expect(state().shown?.text).toBe('A new version is there');
    await clock.advance(100_000);
    expect(state().shown?.text).toBe('A new version is there');
  });
});

test('NTC-02 a notice that stays holds back none that comes later, and returns when those are closed', async () => {
  const { clock, show, state, close } = start();
  await show('ad blocker', { isPermanent: true, key: 'ad-block' });
  const version = await show('new version', { isPermanent: true, key: 'update' });
  expect(state()).toMatchObject({ shown: { text: 'new version' }, waiting: 1 });
  await show('ad blocker still', { isPermanent: true, key: 'ad-block' });
  expect(state().shown?.text).toBe('new version');
  await show('saved');
  expect(state()).toMatchObject({ shown: { text: 'saved' }, waiting: 2 });
  await clock.advance(10_000);
  expect(state().shown?.text).toBe('new version');
  await close(version);
  expect(state()).toMatchObject({ shown: { text: 'ad blocker still' }, waiting: 0 });
});

describe('the rank of notices', () => {
  test.each(['protection', 'outcome'] as const)(
    'P98 puts %s before all others at once, until it is closed',
    async (priority) => {
      const { clock, show, state, close } = start();
      await show('usual');
      await show('to stay', { isPermanent: true });
      await clock.advance(5000);
      const id = await show('important', { priority });
      expect(state()).toMatchObject({ shown: { text: 'important' }, waiting: 2 });
      await clock.advance(30 * 86_400_000);
      expect(state()).toMatchObject({ shown: { text: 'important' }, waiting: 2 });
      await close(id);
      expect(state().shown?.text).toBe('usual');
    },
  );

  test('P98 puts protection before results of bets', async () => {
    const { show, state, close } = start();
    await show('not taken', { priority: 'outcome' });
    const id = await show('time is over', { priority: 'protection' });
    expect(state().shown?.text).toBe('time is over');
    await close(id);
    expect(state().shown?.text).toBe('not taken');
  });

  test('P98 keeps an area from covering or replacing a notice of protection', async () => {
    const { bus, show, state, withdraw } = start();
    await show('time is over', { priority: 'protection', key: 'session' });
    const manifest = defineManifest({
      name: 'promo',
      subscribes: [],
      publishes: [],
      sends: [noticesShow],
    });
    await bus.admit(manifest).send(noticesShow, {
      kind: 'error',
      text: 'win now',
      key: 'session',
      priority: 'protection',
      isPermanent: true,
      area: 'maintenance',
      action: { label: 'Win' },
    });
    expect(state()).toMatchObject({ shown: { text: 'time is over' }, waiting: 1 });
    await withdraw('session');
    expect(state().shown).toMatchObject({
      kind: 'error',
      title: null,
      text: 'win now',
      area: 'default',
      priority: 'normal',
      isPermanent: false,
      key: null,
      action: null,
    });
  });

  const noticeArbitrary = fc.record({
    kind: fc.constantFrom('info' as const, 'success' as const, 'error' as const),
    title: fc.constantFrom(null, 'Title'),
    text: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    area: fc.constantFrom('default' as const, 'maintenance' as const, 'shadow' as const),
    priority: fc.constantFrom(...NOTICE_PRIORITIES),
    isPermanent: fc.boolean(),
    key: fc.constantFrom(null, null, 'k', 'l'),
    action: fc.constant(null),
  });
  const stepArbitrary = fc.oneof(
    { weight: 5, arbitrary: noticeArbitrary.map((notice) => ({ notice })) },
    { weight: 1, arbitrary: fc.nat(30).map((close) => ({ close })) },
    { weight: 2, arbitrary: fc.constant({ expire: true as const }) },
  );

  // The counts of the promise: 10,000 histories of a queue.
  test('P98 never hides or loses an open notice of protection, for any history of notices', () => {
    fc.assert(
      fc.property(fc.array(stepArbitrary, { maxLength: 40 }), (steps) => {
        let queue: Queue = [];
        const owed = new Map<string, Notice>();
        for (const [index, step] of steps.entries()) {
          if ('notice' in step) {
            const notice: Notice = { id: `${index}`, ...step.notice };
            const added = addNotice(queue, notice);
            queue = added.queue;
            const present = queue.find(({ id }) => id === added.id);
            expect(present).toMatchObject({ text: notice.text, priority: notice.priority });
            if (notice.priority === 'protection') owed.set(added.id, present!);
            // A notice with the same key replaces the earlier one, from any sender.
            else owed.delete(added.id);
            for (const dropped of added.dropped) expect(mayBeMissed(dropped)).toBe(true);
          } else if ('close' in step) {
            const id = queue[step.close]?.id;
            if (id !== undefined) {
              queue = without(queue, id);
              owed.delete(id);
            }
          } else if (queue[0] && mayBeMissed(queue[0])) {
            queue = without(queue, queue[0].id);
          }
          const ids = queue.map(({ id }) => id);
          expect([...owed.keys()].filter((id) => !ids.includes(id))).toEqual([]);
          if (owed.size > 0) expect(queue[0]?.priority).toBe('protection');
          const ranks = queue.map(({ priority }) => NOTICE_PRIORITIES.indexOf(priority));
          expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: runs(10_000) },
    );
  });
});
