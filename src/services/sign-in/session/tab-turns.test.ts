import { createVirtualClock, settle } from '@grandstand/bus-contracts/testing';
import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createTabLocks } from '../../ports/tab-locks';
import type { TabTurns } from '../../ports/tab-locks';
import { createFakeLocks } from '../../../../tests/harness/tabs/fake-locks';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';

/** Tabs of one browser that has Web Locks, or leases in storage alone. */
function openTurns(hasLocks: boolean, clock: VirtualClock): (tab: string) => TabTurns {
  const locks = createFakeLocks();
  const store = createMemoryStore();
  return (tab) =>
    createTabLocks({
      locks: hasLocks ? locks.join() : undefined,
      store,
      clock,
      tab,
      held: new Set(),
    });
}

describe.each([
  ['Web Locks', true],
  ['leases in storage', false],
])('a lock of the tabs, by %s', (_, hasLocks) => {
  it('is granted when the former holder ends, in whichever tab', async () => {
    const clock = createVirtualClock();
    const tab = openTurns(hasLocks, clock);
    const order: string[] = [];
    const first = held<string>();
    const one = tab('one').inTurn('token', 3000, async () => {
      order.push('one begins');
      const value = await first.promise;
      order.push('one ends');
      return value;
    });
    await clock.advance(50);
    const two = tab('two').inTurn('token', 3000, async () => {
      order.push('two');
      return null;
    });
    await clock.advance(1000);
    expect(order).toEqual(['one begins']);
    first.give('done');
    await clock.advance(300);
    expect(order).toEqual(['one begins', 'one ends', 'two']);
    expect(await one).toBe('done');
    expect(await two).toBeNull();
    expect(clock.pending).toBe(0);
  });

  it('is granted when the former holder ends, for two tasks of one tab', async () => {
    const clock = createVirtualClock();
    const one = openTurns(hasLocks, clock)('one');
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise<void>((resolve) => void clock.after(1000, resolve));
      order.push(`${name} ends`);
    };
    void one.inTurn('token', 3000, task('first'));
    await clock.advance(50);
    void one.inTurn('token', 3000, task('second'));
    await clock.advance(3000);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(clock.pending).toBe(0);
  });

  it('is granted beside a holder that hangs, when the wait is over', async () => {
    const clock = createVirtualClock();
    const tab = openTurns(hasLocks, clock);
    void tab('one').inTurn('token', 3000, () => held().promise);
    await clock.advance(50);
    let isRun = false;
    const two = tab('two').inTurn('token', 3000, async () => {
      isRun = true;
      return 'two';
    });
    await clock.advance(2999);
    expect(isRun).toBe(false);
    await clock.advance(200);
    expect(await two).toBe('two');
  });

  it('is granted at once under another name', async () => {
    const clock = createVirtualClock();
    const tab = openTurns(hasLocks, clock);
    void tab('one').inTurn('token', 3000, () => held().promise);
    await clock.advance(50);
    const two = tab('two').inTurn('session', 3000, async () => 'two');
    await clock.advance(50);
    expect(await two).toBe('two');
  });

  it('passes the task’s error on, runs it once, and is released', async () => {
    const clock = createVirtualClock();
    const tab = openTurns(hasLocks, clock);
    let runs = 0;
    const failing = tab('one')
      .inTurn('token', 3000, () => {
        runs += 1;
        return Promise.reject(new Error('no'));
      })
      .catch((error: unknown) => error);
    await clock.advance(100);
    expect(await failing).toEqual(new Error('no'));
    expect(runs).toBe(1);
    const two = tab('two').inTurn('token', 3000, async () => 'two');
    await clock.advance(200);
    expect(await two).toBe('two');
    expect(clock.pending).toBe(0);
  });
});

it('is not used where the browser gives this page no locks', async () => {
  const clock = createVirtualClock();
  const request = (() =>
    Promise.reject(new DOMException('no', 'SecurityError'))) as unknown as LockManager['request'];
  const store = createMemoryStore();
  const alone = { tab: 'one', held: new Set<string>() };
  const { inTurn } = createTabLocks({ locks: { request }, store, clock, ...alone });
  expect(await inTurn('token', 3000, async () => 'done')).toBe('done');
  await settle();
  expect(clock.pending).toBe(0);
});
