import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '.';
import { createTabLocks } from './tab-locks';

function storageOf(kept: Map<string, string>): KeyValueStore {
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value) === kept,
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    changes$: NEVER,
  };
}

describe('a lock of all tabs', () => {
  const kept = new Map<string, string>();
  const clock = createVirtualClock();
  const tab = (name: string) =>
    createTabLocks({
      locks: undefined,
      store: storageOf(kept),
      clock,
      tab: name,
      held: new Set(),
    });
  const held = (): { task: () => Promise<string>; end: () => void } => {
    let end = (): void => {};
    const task = (): Promise<string> =>
      new Promise((resolve) => {
        end = () => resolve('done');
      });
    return { task, end: () => end() };
  };

  it('is held by one tab while it works, and then by the next', async () => {
    const first = held();
    const one = tab('one').withLock('place', first.task);
    await clock.advance(60_000);
    const two = tab('two').withLock('place', async () => 'second');
    await clock.advance(100);
    expect(await two).toBeNull();
    first.end();
    await clock.advance(0);
    expect(await one).toBe('done');
    const again = tab('two').withLock('place', async () => 'second');
    await clock.advance(100);
    expect(await again).toBe('second');
    expect(kept.size).toBe(0);
  });

  it('is refused to another task of its own tab, which then releases nothing', async () => {
    const page = tab('one');
    const first = held();
    const one = page.withLock('place', first.task);
    const beside = page.withLock('place', async () => 'beside');
    await clock.advance(100);
    expect(await beside).toBeNull();
    expect(await page.withLock('place', async () => 'later')).toBeNull();
    const two = tab('two').withLock('place', async () => 'second');
    await clock.advance(100);
    expect(await two).toBeNull();
    first.end();
    expect(await one).toBe('done');
    expect(kept.size).toBe(0);
  });

  it('goes to one of two tabs that request it at once', async () => {
    const both = ['one', 'two'].map((name) => tab(name).withLock('place', async () => name));
    await clock.advance(100);
    expect((await Promise.all(both)).filter((name) => name !== null)).toHaveLength(1);
  });

  it('outlives a closed tab by its lease only', async () => {
    kept.set('lock.place', `gone ${clock.now() + 20_000}`);
    const early = tab('two').withLock('place', async () => 'second');
    await clock.advance(100);
    expect(await early).toBeNull();
    await clock.advance(20_000);
    const late = tab('two').withLock('place', async () => 'second');
    await clock.advance(100);
    expect(await late).toBe('second');
  });

  it('is released when its task fails', async () => {
    const failing = tab('one').withLock('place', () => Promise.reject(new Error('no')));
    const [failure] = await Promise.all([
      failing.catch((error: unknown) => error),
      clock.advance(100),
    ]);
    expect(failure).toEqual(new Error('no'));
    expect(kept.size).toBe(0);
  });

  it('is the browser’s own if it has one', async () => {
    const requested: unknown[] = [];
    const locks = createTabLocks({
      locks: {
        request: async (
          name: string,
          options: LockOptions,
          callback: LockGrantedCallback<unknown>,
        ) => {
          requested.push([name, options]);
          return callback(requested.length === 1 ? { name, mode: 'exclusive' } : null);
        },
      } as Pick<LockManager, 'request'>,
      store: storageOf(kept),
      clock,
      tab: 'one',
      held: new Set(),
    });
    expect(await locks.withLock('place', async () => 1)).toBe(1);
    expect(await locks.withLock('place', async () => 1)).toBeNull();
    expect(requested[0]).toEqual(['place', { ifAvailable: true }]);
  });
});
