import { expect, test } from 'vitest';
import { createTestBus } from '../../testing/index';
import {
  anyoneSaid,
  bellRang,
  lampState,
  priceTicks,
  SAMPLES,
  sumAdd,
} from '../../testing/sample-contracts';
import { defineManifest } from '../manifest';

const manifest = defineManifest({
  name: 'room',
  subscribes: [bellRang, lampState, priceTicks],
  publishes: [anyoneSaid],
  sends: [sumAdd],
});

test('P53 after an area is gone it holds no subscription, command or timer: 100 cycles', async () => {
  const { bus, clock, qa } = createTestBus({ contracts: SAMPLES });
  const [bell, lamp, market, sum] = ['bell', 'lamp', 'market', 'sum'].map((part) => bus.join(part));
  sum!.handle(sumAdd, () => new Promise(() => {}));
  lamp!.publish(lampState, { isOn: true, lumen: 1 });
  market!.publish(priceTicks, { id: 'a', price: 0 });
  bell!.publish(bellRang, { times: 0 });
  bus.admit(manifest).dispose();
  await clock.frame();
  const before = bus.inspect();
  let received = 0;
  const receive = (): void => {
    received += 1;
  };
  for (let cycle = 0; cycle < 100; cycle++) {
    const area = bus.admit(manifest);
    area.on(bellRang, receive);
    area.on(lampState, receive);
    area.onKey(priceTicks, 'a', receive);
    area.messages$(priceTicks).subscribe(receive);
    const sent = area.send(sumAdd, { a: 1, b: 1 });
    expect(bus.inspect().handles.at(-1)).toEqual({
      name: 'area:room',
      subscriptions: 4,
      handlers: 0,
      sends: 1,
    });
    market!.publish(priceTicks, { id: 'a', price: cycle });
    area.dispose();
    await expect(sent).rejects.toMatchObject({ name: 'Aborted' });
    const settled = received;
    bell!.publish(bellRang, { times: cycle });
    lamp!.publish(lampState, { isOn: true, lumen: cycle });
    await clock.frame();
    expect(received).toBe(settled);
    expect(area.signal.aborted).toBe(true);
  }
  expect(bus.inspect()).toEqual(before);
  expect(clock.pending).toBe(0);
  expect(received).toBe(100);
  expect(qa.peek('lamp.state')).toEqual({ isOn: true, lumen: 99 });
});

test('P53 a handle that is disposed of refuses every use, and disposing twice is no fault', () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const area = bus.admit(manifest);
  const stop = area.on(bellRang, () => {});
  area.dispose();
  area.dispose();
  stop();
  expect(() => area.publish(anyoneSaid, { text: 'late' })).toThrow('was disposed of');
  expect(() => area.on(bellRang, () => {})).toThrow('was disposed of');
  expect(area.peek(lampState)).toBeUndefined();
});

test('P53 a cell that leaves while its item is received leaves no subscription behind, and the next cell still receives', async () => {
  const { bus, clock } = createTestBus({ contracts: SAMPLES });
  const [market, area] = [bus.join('market'), bus.admit(manifest)];
  market.publish(priceTicks, { id: 'other', price: 0 });
  await clock.frame();
  const before = bus.inspect();
  const received: string[] = [];
  const stop = area.onKey(priceTicks, 'a', () => {
    received.push('first');
    stop();
  });
  const stopSecond = area.onKey(priceTicks, 'a', () => {
    received.push('second');
    stopSecond();
  });
  market.publish(priceTicks, { id: 'a', price: 1 });
  await clock.frame();
  market.publish(priceTicks, { id: 'a', price: 2 });
  await clock.frame();
  expect(received).toEqual(['first', 'second']);
  expect(bus.inspect()).toEqual(before);
});

test('P53 a subscriber that another one disposes of during a delivery does not receive the message', () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const area = bus.admit(manifest);
  const received: string[] = [];
  bus.join('shell').on(bellRang, () => area.dispose());
  area.on(bellRang, () => received.push('area'));
  bus.join('bell').publish(bellRang, { times: 1 });
  expect(received).toEqual([]);
});

test('P53 a bus that is disposed of leaves no handle and no timer', async () => {
  const { bus, clock } = createTestBus({ contracts: SAMPLES });
  bus.join('sum').handle(sumAdd, () => new Promise(() => {}));
  const sent = bus.join('panel').send(sumAdd, { a: 1, b: 1 });
  bus.join('market').publish(priceTicks, { id: 'a', price: 1 });
  bus.dispose();
  await expect(sent).rejects.toMatchObject({ name: 'HandlerGone' });
  expect(bus.inspect().handles).toEqual([]);
  expect(clock.pending).toBe(0);
});
