import { expect, test } from 'vitest';
import * as v from 'valibot';
import { couponAddBet, defineManifest, sessionState } from '../../index';
import { createTestBus } from '../../testing/index';
import { defineCommand } from '../contract';

const manifest = defineManifest({
  name: 'sports',
  subscribes: [sessionState],
  publishes: [],
  sends: [couponAddBet],
});

/** All objects reachable from an object, without functions and empty objects. */
function reach(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const member of Object.values(value)) reach(member, found);
  return found;
}

test('P52 a contract is frozen with its schemas', () => {
  const own = defineCommand({
    name: 'lamp.light',
    version: 1,
    owner: 'lamp',
    doc: '',
    secret: ['request.key'],
    request: v.object({ key: v.pipe(v.string(), v.picklist(['a', 'b'])) }),
    answer: v.object({}),
    failures: ['dark'],
  });
  for (const contract of [own, couponAddBet, sessionState]) {
    expect([...reach(contract)].filter((one) => !Object.isFrozen(one))).toEqual([]);
  }
  expect(() => Object.assign(couponAddBet, { owner: '*' })).toThrow(TypeError);
  expect(() => Object.assign(couponAddBet.request, { '~run': () => ({}) })).toThrow(TypeError);
});

test('P52 an area can change neither its handle nor the prototype of all handles', () => {
  const { bus } = createTestBus();
  const area = bus.admit(manifest);
  const prototype = Object.getPrototypeOf(area) as object;
  expect(() => Object.assign(area, { name: 'coupon' })).toThrow(TypeError);
  expect(() => Object.assign(prototype, { send: () => {} })).toThrow(TypeError);
  // The additional methods of the shell's handles are frozen too.
  const ofTheShell = Object.getPrototypeOf(bus.join('coupon')) as object;
  expect(Object.getPrototypeOf(ofTheShell) === prototype).toBe(true);
  expect(Object.isFrozen(ofTheShell)).toBe(true);
  expect(Reflect.has(area, 'causedBy')).toBe(false);

  const stream = Object.getPrototypeOf(area.messages$(sessionState)) as object;
  expect(() => Object.assign(stream, { subscribe: () => {} })).toThrow(TypeError);
  const observable = Object.getPrototypeOf(stream) as object;
  expect(() => Object.assign(observable, { subscribe: () => {} })).toThrow(TypeError);
  expect(() => Object.assign(observable, { pipe: () => {} })).toThrow(TypeError);
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'P52 a payload with a key "%s" changes no object but its own',
  async (key) => {
    const { bus } = createTestBus();
    const area = bus.admit(manifest);
    bus.join('coupon').handle(couponAddBet, () => ({ count: 1 }));
    const request = JSON.parse(`{ "market": {}, "${key}": { "polluted": true } }`) as never;
    await area.send(couponAddBet, request).catch(() => undefined);
    expect(Reflect.has({}, 'polluted')).toBe(false);
    expect(Reflect.has(() => {}, 'polluted')).toBe(false);
  },
);
