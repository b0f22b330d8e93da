import fc from 'fast-check';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { anyoneSaid, lampState, SAMPLES, sumAdd } from '../../testing/sample-contracts';
import { createTestBus, runs } from '../../testing/index';
import type { AnyContract } from '../contract';
import { DEEPEST_PAYLOAD, LARGEST_PAYLOAD } from './copy-plain';
import { defineManifest } from '../manifest';
import type { RefusedReason } from '../problems';
import type { Handle } from '../types';

/** A fault that an area may commit, and why it must be refused. */
interface Fault {
  readonly reason: RefusedReason;
  readonly error: string;
  readonly commit: (area: Handle, admit: (contract: AnyContract) => void) => unknown;
}

const wrongShape = fc
  .anything({ withDate: true, withMap: true, withBigInt: true, withNullPrototype: true })
  .filter((value) => !is(anyoneSaid.payload, value));

const shape: fc.Arbitrary<Fault> = fc
  .record({ payload: wrongShape, isSend: fc.boolean() })
  .map(({ payload, isSend }): Fault => ({
    reason: 'shape',
    error: 'BadPayloadError',
    commit: (area) =>
      isSend ? area.send(sumAdd, payload as never) : area.publish(anyoneSaid, payload as never),
  }));

const size: fc.Arbitrary<Fault> = fc
  .oneof(
    fc.constantFrom('x'.repeat(LARGEST_PAYLOAD), 'ж'.repeat(2 * LARGEST_PAYLOAD)),
    fc.integer({ min: DEEPEST_PAYLOAD, max: 200 }).map(nest),
    fc.constant(cycle()),
    fc.constant(Array.from({ length: LARGEST_PAYLOAD / 8 }, () => 0)),
  )
  .map((text): Fault => ({
    reason: 'size',
    error: 'BadPayloadError',
    commit: (area) => area.publish(anyoneSaid, { text } as never),
  }));

const version: fc.Arbitrary<Fault> = fc
  .record({ contract: fc.constantFrom(...SAMPLES), version: fc.integer({ min: 0, max: 1000 }) })
  .filter(({ contract, version }) => contract.version !== version)
  .map(({ contract, version }): Fault => ({
    reason: 'version',
    error: 'VersionError',
    commit: (_area, admit) => admit({ ...contract, version }),
  }));

const closed = SAMPLES.filter((contract) => contract !== anyoneSaid && contract !== sumAdd);
const sender: fc.Arbitrary<Fault> = fc
  .record({
    contract: fc.constantFrom<AnyContract>(...closed, { ...anyoneSaid, name: 'any.other' }),
    verb: fc.constantFrom(
      'publish',
      'on',
      'onKey',
      'messages$',
      'peek',
      'peekKey',
      'send',
      'handle',
    ),
    payload: fc.anything(),
  })
  .map(({ contract, verb, payload }): Fault => ({
    reason: 'sender',
    error: 'NotAllowedError',
    commit: (area) =>
      Reflect.apply(Reflect.get(area, verb) as () => unknown, area, [contract, payload]),
  }));

test('P50 a wrong shape, version, sender or size is refused, counted and reported, and is not delivered: 20,000 tries', async () => {
  const t = createTestBus({ contracts: SAMPLES, mode: 'production' });
  let handled = 0;
  t.bus.join('sum').handle(sumAdd, () => ({ sum: (handled += 1) }));
  const area = t.bus.admit(
    defineManifest({ name: 'a', subscribes: [], publishes: [anyoneSaid], sends: [sumAdd] }),
  ) as unknown as Handle;
  const admit = (contract: AnyContract): void => {
    t.bus.admit({ name: 'b', subscribes: [contract] as never[], publishes: [], sends: [] });
  };
  await fc.assert(
    fc.asyncProperty(fc.oneof(shape, size, version, sender), async (fault) => {
      const before = t.bus.refused;
      const reported = t.problems.length;
      const error = await attempt(() => fault.commit(area, admit));
      expect(error).toMatchObject({ name: fault.error });
      expect(t.bus.refused).toEqual({ ...before, [fault.reason]: before[fault.reason] + 1 });
      expect(t.problems.slice(reported)).toMatchObject([
        { kind: `refused-${fault.reason}`, error },
      ]);
    }),
    { numRuns: runs(20_000) },
  );
  expect([t.messages.length, handled, t.bus.inspect().handles.length]).toEqual([0, 0, 3]);
  area.publish(anyoneSaid, { text: 'a right one still passes' });
  await area.send(sumAdd, { a: 1, b: 1 });
  expect([t.messages.length, handled]).toEqual([3, 1]);
});

test('P50 an area’s payload is copied: the area can neither change it later nor return another value at a second read', () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const area = bus.admit(
    defineManifest({ name: 'a', subscribes: [], publishes: [anyoneSaid], sends: [] }),
  );
  const received: string[] = [];
  bus.join('reader').on(anyoneSaid, ({ text }) => received.push(text));
  let checks = 0;
  area.publish(anyoneSaid, {
    get text() {
      checks += 1;
      return `check ${checks}`;
    },
  });
  expect(received).toEqual(['check 1']);
});

test('P50 a key that would reach the prototype of an object is refused', () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const area = bus.admit(
    defineManifest({ name: 'a', subscribes: [], publishes: [anyoneSaid], sends: [] }),
  );
  const hostile: { text: string } = JSON.parse('{"text":"a","__proto__":{"isAdmin":true}}');
  expect(() => area.publish(anyoneSaid, hostile)).toThrow('Please send plain data only.');
});

test('P50 a state that a part of the shell does not own is refused to it', () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const value = { isOn: true, lumen: 1 };
  // @ts-expect-error -- it does not compile either
  expect(() => bus.join('bell').publish(lampState, value)).toThrow(
    'Failed to publish "lamp.state@2": "bell" may not.',
  );
  expect(bus.refused.sender).toBe(1);
});

/** The error that the attempt threw or rejected with. */
async function attempt(commit: () => unknown): Promise<unknown> {
  try {
    return await commit();
  } catch (error) {
    return error;
  }
}

function nest(depth: number): unknown {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

function cycle(): unknown {
  const list: unknown[] = [];
  list.push(list);
  return list;
}
