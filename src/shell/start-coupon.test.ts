import { areasState, couponAddBet, couponClear, type ShellHandle } from '@grandstand/bus-contracts';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import type { KeyValueStore } from '../services/ports';
import { startCoupon } from './start-coupon';

function storageWith(...keys: string[]): KeyValueStore {
  return { get: () => null, set: () => true, remove: () => {}, keys: () => keys, changes$: NEVER };
}

function start(storage: KeyValueStore, faults = 0) {
  const { bus, clock, qa } = createTestBus();
  const loads: number[] = [];
  const load = async (handle: ShellHandle): Promise<void> => {
    loads.push(clock.now());
    if (loads.length <= faults) throw new Error('offline');
    handle.handle(couponClear, () => ({}));
    handle.handle(couponAddBet, () => ({ count: 1 }));
  };
  const isKept = startCoupon({
    bus: bus.join('coupon'),
    settingsBus: bus.join('coupon-settings'),
    clock,
    storage,
    load,
  });
  return { qa, clock, loads, isKept };
}

const ready = { sports: { status: 'ready', attempt: 0 } };

test("a first visitor's page fetches no coupon", () => {
  expect(start(storageWith('settings', 'coupons'))).toMatchObject({ isKept: false, loads: [] });
});

test.each(['coupon', 'coupon.bet.1:1', 'coupon.intent.7', 'couponSettings'])(
  'a coupon of which %s is kept is fetched at once',
  (key) => {
    const { isKept, loads } = start(storageWith(key));
    expect(isKept).toBe(true);
    expect(loads).toHaveLength(1);
  },
);

test('the first command fetches it, is answered, and the next ones fetch nothing', async () => {
  const { qa, loads } = start(storageWith());
  await expect(qa.send(couponClear.name, {})).resolves.toEqual({});
  await qa.send(couponClear.name, {});
  expect(loads).toHaveLength(1);
});

test('it is fetched when the page has come to rest', async () => {
  const { qa, clock, loads } = start(storageWith());
  qa.publish(areasState.name, { sports: { status: 'loading', attempt: 0 } });
  await clock.advance(10_000);
  expect(loads).toEqual([]);
  qa.publish(areasState.name, ready);
  await clock.advance(2000);
  expect(loads).toHaveLength(1);
});

test('what could not be fetched is fetched again by the next command', async () => {
  const { qa, loads } = start(storageWith(), 1);
  await expect(qa.send(couponClear.name, {})).rejects.toMatchObject({ name: 'HandlerFailed' });
  await settle();
  await expect(qa.send(couponClear.name, {})).resolves.toEqual({});
  expect(loads).toHaveLength(2);
});
