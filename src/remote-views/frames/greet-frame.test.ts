import { joinPort } from '@grandstand/bus-contracts/port';
import { GAME_MANIFEST, gameReady, gameRest } from '@grandstand/bus-contracts/game-frame';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { expect, test, vi } from 'vitest';
import { greetFrame } from './greet-frame';

const NONCE = 'a-nonce-of-this-frame';

/** A frame in the page, whose document the test plays. */
function open() {
  const t = createTestBus({ mode: 'production' });
  const windowMessages = new EventTarget();
  const ports: MessagePort[] = [];
  const contentWindow = {
    postMessage: (_message: unknown, { transfer }: { readonly transfer: MessagePort[] }) =>
      void ports.push(...transfer),
  };
  const onFault = vi.fn();
  const stop = greetFrame(
    { element: { contentWindow } as never, nonce: NONCE, onFault },
    { bus: t.bus, clock: t.clock, windowMessages: windowMessages as never },
  );
  const post = (source: unknown, data: unknown): void => {
    windowMessages.dispatchEvent(Object.assign(new Event('message'), { source, data, ports: [] }));
  };
  const say = (source: unknown, nonce: string): void =>
    post(source, { type: 'grandstand-hello', version: 1, nonce });
  const join = async () => {
    const port = ports.at(-1)!;
    const joined = joinPort({
      manifest: GAME_MANIFEST,
      port,
      clock: t.clock,
      report: () => {},
    });
    const handle = await joined;
    return { port, handle };
  };
  return { ...t, contentWindow, windowMessages, ports, onFault, stop, post, say, join };
}

test('P115 hands a port to the document that knows the nonce, and to no other', () => {
  const { contentWindow, ports, say, stop } = open();
  say({}, NONCE);
  say(contentWindow, 'the-nonce-of-another-frame');
  expect(ports).toEqual([]);
  say(contentWindow, NONCE);
  expect(ports).toHaveLength(1);
  stop();
  say(contentWindow, NONCE);
  expect(ports).toHaveLength(1);
  for (const port of ports) port.close();
});

/** Messages of the game's own window, which anybody in it can send to the page. */
const FLOODS: readonly (readonly [string, string, number, unknown])[] = [
  ['a message of 3 MB', 'oversized', 1, 'x'.repeat(3_000_000)],
  ['a message of bytes', 'oversized', 1, { bytes: new Uint8Array(99_999) }],
  ['a thousand small messages', 'flooded', 1000, { type: 'other' }],
  ['a thousand greetings', 'flooded', 1000, { type: 'grandstand-hello', version: 1, nonce: NONCE }],
];

test.each(FLOODS)('P115 is cut off by %s to the page', (_, fault, times, data) => {
  const { contentWindow, ports, post, say, onFault } = open();
  say(contentWindow, NONCE);
  for (let count = 0; count < times; count += 1) post(contentWindow, data);
  expect(onFault.mock.calls).toEqual([[fault]]);
  const before = ports.length;
  say(contentWindow, NONCE);
  expect(ports).toHaveLength(before);
  for (const port of ports) port.close();
});

test('messages of other windows are not even read', () => {
  const { onFault, windowMessages } = open();
  const event = Object.assign(new Event('message'), { source: {}, ports: [] });
  const read = vi.fn();
  Object.defineProperty(event, 'data', { get: read });
  for (let count = 0; count < 1000; count += 1) windowMessages.dispatchEvent(event);
  expect(read).not.toHaveBeenCalled();
  expect(onFault).not.toHaveBeenCalled();
});

test('a game speaks on the bus until its frame is gone', async () => {
  const { bus, qa, contentWindow, say, stop, join } = open();
  const heard: string[] = [];
  bus.join('reader').on(gameReady, (_, { sender }) => heard.push(sender));
  qa.publish('game.rest', { reason: null });
  say(contentWindow, NONCE);
  const { port, handle } = await join();
  expect(handle.peek(gameRest)).toEqual({ reason: null });
  handle.publish(gameReady, {});
  await vi.waitFor(() => expect(heard).toEqual(['area:game-frame']));
  stop();
  await vi.waitFor(() => expect(handle.signal.aborted).toBe(true));
  port.close();
});

test('a document that is loaded once more replaces the former one', async () => {
  const { bus, contentWindow, say, join, stop } = open();
  say(contentWindow, NONCE);
  const former = await join();
  say(contentWindow, NONCE);
  const present = await join();
  await vi.waitFor(() => expect(former.handle.signal.aborted).toBe(true));
  const games = bus.inspect().handles.filter(({ name }) => name === 'area:game-frame');
  expect(games).toHaveLength(1);
  stop();
  former.port.close();
  present.port.close();
  await settle();
});
