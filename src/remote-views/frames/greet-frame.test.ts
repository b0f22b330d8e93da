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
  const say = (source: unknown, nonce: string): void => {
    const data = { type: 'grandstand-hello', version: 1, nonce };
    windowMessages.dispatchEvent(Object.assign(new Event('message'), { source, data, ports: [] }));
  };
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
  return { ...t, contentWindow, ports, onFault, stop, say, join };
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
