import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyoneSaid, priceTicks, SAMPLES } from '../../testing/sample-contracts';
import { createTestBus, expectMessage, runs } from '../../testing/index';

const make = () => {
  const t = createTestBus({ contracts: SAMPLES });
  return { ...t, market: t.bus.join('market'), reader: t.bus.join('reader') };
};

test('BUS-01 a stream is received once a frame, the last value of each key, and drops are counted', async () => {
  const { bus, clock, market, reader } = make();
  const received: string[] = [];
  reader.on(priceTicks, ({ id, price }) => received.push(`${id}=${price}`));
  for (const price of [1, 2, 3]) market.publish(priceTicks, { id: 'a', price });
  market.publish(priceTicks, { id: 'b', price: 9 });
  expect(received).toEqual([]);
  await clock.frame();
  expect(received).toEqual(['a=3', 'b=9']);
  expect(bus.inspect().dropped).toBe(2);
  await clock.frame();
  expect(received).toHaveLength(2);
});

test('BUS-01 a key goes straight to its cell, and its last item can be read', async () => {
  const { clock, market, reader } = make();
  const received: number[] = [];
  const stop = reader.onKey(priceTicks, 'a', ({ price }) => received.push(price));
  expect(reader.peekKey(priceTicks, 'a')).toBeUndefined();
  market.publish(priceTicks, { id: 'a', price: 1 });
  market.publish(priceTicks, { id: 'b', price: 2 });
  await clock.frame();
  stop();
  market.publish(priceTicks, { id: 'a', price: 3 });
  await clock.frame();
  expect(received).toEqual([1]);
  expect(reader.peekKey(priceTicks, 'a')).toEqual({ id: 'a', price: 3 });
  expect(reader.peekKey(priceTicks, 'b')).toEqual({ id: 'b', price: 2 });
});

test('BUS-01 a cell that appears between a publish and its frame misses nothing', async () => {
  const { clock, market, reader } = make();
  const received: number[] = [];
  market.publish(priceTicks, { id: 'a', price: 5 });
  reader.onKey(priceTicks, 'a', ({ price }) => received.push(price));
  await clock.frame();
  expect(received).toEqual([5]);
});

test('BUS-01 a message published in a frame has the item as its cause', async () => {
  const t = make();
  t.reader.onKey(priceTicks, 'a', () => t.reader.publish(anyoneSaid, { text: 'moved' }));
  t.market.publish(priceTicks, { id: 'a', price: 5 });
  await t.clock.frame();
  expect(expectMessage(t, anyoneSaid).cause).toBe(expectMessage(t, priceTicks).sequence);
});

test('BUS-01 the tap sees every item, the dropped ones too', () => {
  const { market, messages } = make();
  for (const price of [1, 2, 3]) market.publish(priceTicks, { id: 'a', price });
  expect(messages).toHaveLength(3);
});

test('BUS-01 however items and frames mix, each cell ends on the last value of its key', async () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ id: fc.constantFrom('a', 'b', 'c'), price: fc.nat() }) },
    { weight: 1, arbitrary: fc.constant('frame' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { bus, clock, market, reader } = make();
      const shown = new Map<string, number>();
      const last = new Map<string, number>();
      let received = 0;
      for (const id of ['a', 'b', 'c']) {
        reader.onKey(priceTicks, id, ({ price }) => {
          received += 1;
          shown.set(id, price);
        });
      }
      for (const item of steps) {
        if (item === 'frame') await clock.frame();
        else {
          market.publish(priceTicks, item);
          last.set(item.id, item.price);
        }
      }
      await clock.frame();
      expect(shown).toEqual(last);
      const published = steps.filter((item) => item !== 'frame').length;
      expect(received + bus.inspect().dropped).toBe(published);
    }),
    { numRuns: runs(200) },
  );
});
