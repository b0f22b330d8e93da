import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTestBus } from '../testing/index';
import { defineCommand, defineEvent, defineState } from './contract';
import { Refusal } from './errors';
import { defineManifest } from './manifest';

const lampV1 = defineState({
  name: 'lamp.state',
  version: 1,
  owner: 'lamp',
  doc: '',
  value: v.object({ isOn: v.boolean() }),
});
const lampV2 = defineState({
  name: 'lamp.state',
  version: 2,
  owner: 'lamp',
  doc: '',
  value: v.object({ lumen: v.number() }),
});
const lampV3 = { ...lampV2, version: 3 };
const publishV1 = defineEvent({
  name: 'guest.said',
  version: 1,
  owner: '*',
  doc: '',
  payload: v.object({ text: v.string() }),
});
const publishV2 = defineEvent({
  name: 'guest.said',
  version: 2,
  owner: '*',
  doc: '',
  payload: v.object({ words: v.array(v.string()) }),
});
const addV1 = defineCommand({
  name: 'sum.add',
  version: 1,
  owner: 'sum',
  doc: '',
  request: v.object({ a: v.number(), b: v.number() }),
  answer: v.number(),
  failures: ['too-big'],
});
const addV2 = defineCommand({
  name: 'sum.add',
  version: 2,
  owner: 'sum',
  doc: '',
  request: v.object({ terms: v.array(v.number()) }),
  answer: v.object({ sum: v.number() }),
  failures: ['too-big', 'too-many'],
});

function make() {
  const t = createTestBus({ contracts: [lampV2, publishV2, addV2] });
  t.bus.adapt({
    contract: lampV2,
    from: lampV1,
    up: ({ isOn }) => ({ lumen: isOn ? 100 : 0 }),
    down: ({ lumen }) => ({ isOn: lumen > 0 }),
  });
  t.bus.adapt({
    contract: publishV2,
    from: publishV1,
    up: ({ text }) => ({ words: text.split(' ') }),
    down: ({ words }) => ({ text: words.join(' ') }),
  });
  t.bus.adapt({
    contract: addV2,
    from: addV1,
    up: ({ a, b }) => ({ terms: [a, b] }),
    down: ({ sum }) => sum,
  });
  return t;
}

const oldManifest = defineManifest({
  name: 'old',
  subscribes: [lampV1, publishV1],
  publishes: [publishV1],
  sends: [addV1],
});

test('BUS-01 an area one version behind receives and reads the current state in its own version', () => {
  const { bus } = make();
  const area = bus.admit(oldManifest);
  const received: unknown[] = [];
  area.on(lampV1, (value, { version }) => received.push(value, version));
  bus.join('lamp').publish(lampV2, { lumen: 40 });
  expect(received).toEqual([{ isOn: true }, 1]);
  expect(area.peek(lampV1)).toEqual({ isOn: true });
  expect(area.peek(lampV1)).toBe(area.peek(lampV1));
});

test('BUS-01 a message of an area one version behind is delivered in the current version', () => {
  const { bus } = make();
  const received: unknown[] = [];
  bus.join('reader').on(publishV2, (payload, { version }) => received.push(payload, version));
  bus.admit(oldManifest).publish(publishV1, { text: 'good day' });
  expect(received).toEqual([{ words: ['good', 'day'] }, 2]);
});

test('BUS-01 a command of an area one version back is translated both ways', async () => {
  const { bus } = make();
  const sum = bus.join('sum');
  sum.handle(addV2, ({ terms }) => ({ sum: terms.reduce((total, term) => total + term, 0) }));
  await expect(bus.admit(oldManifest).send(addV1, { a: 2, b: 3 })).resolves.toBe(5);
});

test('BUS-01 a failure code that came with the new version is "unexpected" to an area one version back', async () => {
  const { bus } = make();
  const codes = ['too-many', 'too-big'] as const;
  let next = 0;
  bus.join('sum').handle(addV2, () => {
    throw new Refusal(codes[next++] ?? '');
  });
  const area = bus.admit(oldManifest);
  await expect(area.send(addV1, { a: 1, b: 1 })).rejects.toMatchObject({ code: 'unexpected' });
  await expect(area.send(addV1, { a: 1, b: 1 })).rejects.toMatchObject({ code: 'too-big' });
});

test('P50 an area whose version cannot be translated is refused with an error that names both', () => {
  const { bus, problems } = make();
  const area = (contract: typeof lampV3) =>
    defineManifest({ name: 'new', subscribes: [contract], publishes: [], sends: [] });
  expect(() => bus.admit(area(lampV3))).toThrow(
    'Failed to agree on "lamp.state": version 3 was requested, this bus has version 2. Please build against version 2.',
  );
  expect(bus.refused.version).toBe(1);
  expect(problems).toMatchObject([{ kind: 'refused-version', part: 'area:new' }]);
  expect(bus.inspect().handles.map(({ name }) => name)).toEqual(['qa']);
});

test('BUS-01 an adapter goes exactly one version back, to a contract the bus carries', () => {
  const { bus } = createTestBus({ contracts: [lampV3] });
  const same = <T>(value: T): T => value;
  expect(() =>
    bus.adapt({ contract: lampV3, from: { ...lampV3, version: 1 }, up: same, down: same }),
  ).toThrow('an adapter goes from the version before');
  expect(() =>
    bus.adapt({ contract: lampV2, from: { ...lampV2, version: 1 }, up: same, down: same }),
  ).toThrow('to one this bus carries');
});

test('a part of the shell adds a contract for itself, for QA, and from then on for areas', () => {
  const { bus, qa } = createTestBus();
  const manifest = defineManifest({
    name: 'guest',
    subscribes: [lampV1],
    publishes: [],
    sends: [],
  });
  expect(() => bus.admit(manifest)).toThrow('does not carry it');
  expect(bus.contracts).not.toContain(lampV1);
  bus.join('lamp').publish(lampV1, { isOn: true });
  expect(bus.contracts).toContain(lampV1);
  expect(qa.peek('lamp.state')).toEqual({ isOn: true });
  expect(bus.admit(manifest).peek(lampV1)).toEqual({ isOn: true });
  // Another version of a known contract is still refused.
  expect(() => bus.join('lamp').publish(lampV2, { lumen: 3 })).toThrow('has version 1');
});
