import { couponAddBet } from '@grandstand/bus-contracts';
import { areasState, couponClear } from '@grandstand/bus-contracts/shell';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { startLater, type JoinLater } from './start-later';

function start({ isNeededNow = false, faults = 0 } = {}) {
  const { bus, clock, qa } = createTestBus();
  const loads: number[] = [];
  const load = async (join: JoinLater): Promise<void> => {
    loads.push(clock.now());
    if (loads.length <= faults) throw new Error('offline');
    const handle = join('coupon');
    handle.handle(couponClear, () => ({}));
    handle.handle(couponAddBet, () => ({ count: 1 }));
  };
  startLater({ bus, clock, names: ['coupon'], isNeededNow, quietMs: 2000, load });
  return { qa, clock, loads };
}

const ready = { sports: { status: 'ready', attempt: 0 } };

test('nothing is fetched before the areas stand, unless they take too long', async () => {
  const { clock, loads } = start();
  await clock.advance(6999);
  expect(loads).toEqual([]);
  await clock.advance(1);
  expect(loads).toHaveLength(1);
});

test('what the page needs now is fetched at once', () => {
  expect(start({ isNeededNow: true }).loads).toHaveLength(1);
});

test('the first command fetches it, is answered, and the next ones fetch nothing', async () => {
  const { qa, loads } = start();
  await expect(qa.send(couponClear.name, {})).resolves.toEqual({});
  await qa.send(couponClear.name, {});
  expect(loads).toHaveLength(1);
});

test('it is fetched when the page has come to rest', async () => {
  const { qa, clock, loads } = start();
  qa.publish(areasState.name, { sports: { status: 'loading', attempt: 0 } });
  await clock.advance(4000);
  qa.publish(areasState.name, ready);
  await clock.advance(1999);
  expect(loads).toEqual([]);
  await clock.advance(60_000);
  expect(loads).toHaveLength(1);
});

test('what could not be fetched is fetched again by the next command', async () => {
  const { qa, loads } = start({ faults: 1 });
  await expect(qa.send(couponClear.name, {})).rejects.toMatchObject({ name: 'NoHandler' });
  await settle();
  await expect(qa.send(couponClear.name, {})).resolves.toEqual({});
  expect(loads).toHaveLength(2);
});

test('P96 what could not be fetched is fetched again by itself', async () => {
  const { clock, loads } = start({ isNeededNow: true, faults: 3 });
  await clock.advance(29_999);
  expect(loads).toHaveLength(3);
  await clock.advance(1);
  expect(loads).toHaveLength(4);
  await clock.advance(600_000);
  expect(loads).toHaveLength(4);
});
