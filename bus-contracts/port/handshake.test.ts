import { expect, test, vi } from 'vitest';
import { greetPage, isHello, withNonce } from './index';

const NONCE = 'abcdefghijklmnop';
const hello = { type: 'grandstand-hello', version: 1, nonce: NONCE };

test('P115 only the document that was loaded into the frame is handed a port', () => {
  const frame = {};
  const from = (source: unknown, data: unknown) =>
    isHello({ source, data, ports: [] }, frame, NONCE);
  expect(from(frame, hello)).toBe(true);
  expect(from({}, hello)).toBe(false);
  expect(from(null, hello)).toBe(false);
  expect(from(frame, { ...hello, nonce: 'another-nonce-of-16' })).toBe(false);
  expect(from(frame, { ...hello, version: 2 })).toBe(false);
  expect(from(frame, null)).toBe(false);
  expect(isHello({ source: null, data: hello, ports: [] }, null, NONCE)).toBe(false);
});

test('the nonce is in the fragment, which is sent to nobody', () => {
  expect(withNonce('http://127.0.0.1:3002/play?code=1', NONCE)).toBe(
    `http://127.0.0.1:3002/play?code=1#nonce=${NONCE}`,
  );
});

test('a frame takes a port from its page alone', async () => {
  const target = new EventTarget();
  const parent = { postMessage: vi.fn() };
  const frame = Object.assign(target, { parent, location: { hash: `#nonce=${NONCE}` } });
  const joined = greetPage(frame as never, 'https://site.example');
  expect(parent.postMessage).toHaveBeenCalledWith(hello, 'https://site.example');
  const { port1, port2 } = new MessageChannel();
  const say = (source: unknown, origin: string, data: unknown, ports: readonly MessagePort[]) =>
    target.dispatchEvent(Object.assign(new Event('message'), { source, origin, data, ports }));
  const welcome = { type: 'grandstand-port' };
  say({}, 'https://site.example', welcome, [port1]);
  say(parent, 'https://other.example', welcome, [port1]);
  say(parent, 'https://site.example', { type: 'other' }, [port1]);
  say(parent, 'https://site.example', welcome, []);
  say(parent, 'https://site.example', welcome, [port2]);
  await expect(joined).resolves.toBe(port2);
  port1.close();
});
