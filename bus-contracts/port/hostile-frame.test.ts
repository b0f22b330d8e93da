import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyoneSaid, lampState, SAMPLES, sumAdd, vaultState } from '../testing/sample-contracts';
import { createPortPair, createTestBus, runs, settle } from '../testing/index';
import { contractId } from '../kernel/contract';
import { defineManifest } from '../kernel/manifest';
import { isTooLarge, LARGEST_MESSAGE, MAX_MESSAGES, servePort } from './index';

const manifest = defineManifest({
  name: 'room',
  subscribes: [lampState],
  publishes: [anyoneSaid],
  sends: [sumAdd],
});

/** A frame whose program writes to its port what it likes. */
function serve() {
  const t = createTestBus({ contracts: SAMPLES, mode: 'production' });
  const [here, there] = createPortPair();
  const received: unknown[] = [];
  there.addEventListener('message', ({ data }) => received.push(data));
  there.start();
  const handle = t.bus.admit(manifest);
  const onFault = vi.fn();
  servePort({ handle, manifest, port: here, clock: t.clock, onFault });
  return { ...t, handle, frame: there, received, onFault };
}

test('P50 what is no message of a frame ends the connection, and reaches nobody: 2,000 tries', async () => {
  const anything = fc.oneof(
    fc.anything({ withDate: true, withMap: true }),
    fc.record({ type: fc.constantFrom('publish', 'send', 'abort', 'welcome', 'closed') }),
    fc.record({
      type: fc.constantFrom('publish', 'send'),
      call: fc.oneof(fc.integer({ max: 0 }), fc.string(), fc.constant(1)),
      contract: fc.constantFrom(
        contractId(vaultState),
        contractId(lampState),
        'sum.add@2',
        '__proto__',
      ),
      payload: fc.anything(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (message) => {
      const { messages, frame, handle, onFault } = serve();
      frame.postMessage(message);
      await settle();
      expect(messages).toEqual([]);
      expect(onFault.mock.calls).toEqual([['malformed']]);
      expect([handle.signal.aborted, frame.isClosed]).toEqual([true, false]);
    }),
    { numRuns: runs(2000) },
  );
});

test('P50 a payload of the wrong shape is refused and counted; the connection stays', async () => {
  const { bus, frame, messages, onFault } = serve();
  frame.postMessage({ type: 'publish', contract: contractId(anyoneSaid), payload: { text: 1 } });
  frame.postMessage({ type: 'send', call: 1, contract: contractId(sumAdd), request: 'sum' });
  await settle();
  expect([messages.length, bus.refused.shape]).toEqual([0, 2]);
  expect(onFault).not.toHaveBeenCalled();
});

test('P50 a frame that floods the page is cut off', async () => {
  const { frame, messages, onFault, clock } = serve();
  const say = { type: 'publish', contract: contractId(anyoneSaid), payload: { text: 'again' } };
  for (let count = 0; count < MAX_MESSAGES; count += 1) frame.postMessage(say);
  await clock.advance(1000);
  for (let count = 0; count < MAX_MESSAGES; count += 1) frame.postMessage(say);
  await settle();
  expect([messages.length, onFault.mock.calls.length]).toEqual([2 * MAX_MESSAGES, 0]);
  for (let count = 0; count < 1000; count += 1) frame.postMessage(say);
  await settle();
  expect(messages.length).toBe(2 * MAX_MESSAGES);
  expect(onFault.mock.calls).toEqual([['flooded']]);
});

/** A cycle of plain objects, which a structured clone keeps. */
const cycle = (): object => {
  const one: { other?: object } = {};
  one.other = { one };
  return one;
};
const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 0);

/** Messages of every kind that a port can carry, each larger than a frame may send, as a part of a message. */
const HUGE: readonly (readonly [string, () => unknown])[] = [
  ['a text of 3 MB', () => 'x'.repeat(3_000_000)],
  ['one letter too many', () => 'x'.repeat(LARGEST_MESSAGE + 1)],
  ['many texts', () => Array.from({ length: 2000 }, () => 'x'.repeat(10))],
  ['a long list of numbers', () => Array.from({ length: 400_000 }, () => 7)],
  ['a list without members', () => Object.assign([], { length: 4_000_000_000 })],
  [
    'many short members',
    () => Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [at, 1])),
  ],
  ['one long name', () => ({ ['n'.repeat(20_000)]: 1 })],
  ['a cycle', cycle],
  ['bytes', () => new Uint8Array(3_000_000)],
  ['a buffer', () => new ArrayBuffer(LARGEST_MESSAGE + 1)],
  ['a map', () => new Map(Array.from({ length: 9000 }, (_, at) => [at, at]))],
  ['a set', () => new Set(Array.from({ length: 9000 }, (_, at) => at))],
  ['a file', () => new Blob(['x'.repeat(LARGEST_MESSAGE + 1)])],
  ['a number without end', () => 10n ** 20_000n],
];

test.each(HUGE)(
  'P50 a frame that sends a message which is too large is cut off: %s',
  async (_, make) => {
    for (const message of [
      { type: 'publish', contract: contractId(anyoneSaid), payload: { text: make() } },
      { type: 'send', call: 1, contract: contractId(sumAdd), request: make() },
      { type: 'abort', call: 1, more: make() },
      make(),
    ]) {
      const { frame, messages, handle, onFault } = serve();
      frame.postMessage(message);
      await settle();
      expect([messages.length, onFault.mock.calls]).toEqual([0, [['oversized']]]);
      expect(handle.signal.aborted).toBe(true);
    }
  },
);

test('P50 what comes after a message that is too large, or after a flood, is not even read', () => {
  const { bus, clock } = createTestBus({ contracts: SAMPLES, mode: 'production' });
  const target = new EventTarget();
  const port = Object.assign(target, { postMessage: vi.fn(), start: vi.fn(), close: vi.fn() });
  const onFault = vi.fn();
  servePort({ handle: bus.admit(manifest), manifest, port: port as never, clock, onFault });
  const reads = vi.fn();
  const arrive = (data: unknown): void => {
    const event = new Event('message');
    Object.defineProperty(event, 'data', {
      get: () => {
        reads();
        return data;
      },
    });
    target.dispatchEvent(event);
  };
  const say = { type: 'publish', contract: contractId(anyoneSaid), payload: { text: 'again' } };
  for (let count = 0; count < MAX_MESSAGES + 5; count += 1) arrive(say);
  expect([reads.mock.calls.length, onFault.mock.calls]).toEqual([MAX_MESSAGES, [['flooded']]]);
  expect(port.close).toHaveBeenCalledTimes(1);
});

test('a message that nests far deeper than a browser can copy is too large too', () => {
  expect(isTooLarge(nested(100_000))).toBe(true);
});

test('the messages of games are far smaller than they may be', () => {
  expect(
    isTooLarge({ type: 'publish', contract: 'game.round@1', payload: { roundId: 'x'.repeat(80) } }),
  ).toBe(false);
  expect(isTooLarge('x'.repeat(LARGEST_MESSAGE))).toBe(false);
  expect(isTooLarge({ list: Array.from({ length: 500 }, () => ({ phase: 'begun' })) })).toBe(false);
});

test('P52 a frame receives what its manifest names and nothing else', async () => {
  const { bus, received } = serve();
  bus.join('lamp').publish(lampState, { isOn: true, lumen: 1 });
  bus.join('vault').publish(vaultState, { code: '1234', doors: [] });
  await settle();
  expect(received).toEqual([
    { type: 'welcome', states: { 'lamp.state@2': undefined } },
    { type: 'message', contract: 'lamp.state@2', payload: { isOn: true, lumen: 1 } },
  ]);
});
