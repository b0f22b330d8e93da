import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyoneSaid, lampState, SAMPLES, sumAdd, vaultState } from '../testing/sample-contracts';
import { createPortPair, createTestBus, runs, settle } from '../testing/index';
import { contractId } from '../kernel/contract';
import { defineManifest } from '../kernel/manifest';
import { MOST_MESSAGES, servePort } from './index';

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
  for (let count = 0; count < MOST_MESSAGES; count += 1) frame.postMessage(say);
  await clock.advance(1000);
  for (let count = 0; count < MOST_MESSAGES; count += 1) frame.postMessage(say);
  await settle();
  expect([messages.length, onFault.mock.calls.length]).toEqual([2 * MOST_MESSAGES, 0]);
  for (let count = 0; count < 1000; count += 1) frame.postMessage(say);
  await settle();
  expect(messages.length).toBe(2 * MOST_MESSAGES);
  expect(onFault.mock.calls).toEqual([['flooded']]);
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
