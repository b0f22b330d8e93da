import { expect, test } from 'vitest';
import { Feed } from './feed';

function feedAt(start: number) {
  let now = start;
  const feed = new Feed(() => now);
  const wait = (ms: number): void => {
    now += ms;
    feed.beat();
  };
  return { feed, wait };
}

async function read(stream: ReadableStream<Uint8Array>, chunks: number): Promise<string[]> {
  const reader = stream.getReader();
  const received: string[] = [];
  for (let i = 0; i < chunks; i++)
    received.push(new TextDecoder().decode((await reader.read()).value));
  await reader.cancel();
  return received;
}

test('sends a heartbeat without a number after 5 s without events', async () => {
  const { feed, wait } = feedAt(1_000);
  const stream = feed.open(null, null);
  wait(4_999);
  wait(1);
  wait(4_999);
  feed.publishPlayer(7, ['1']);
  wait(1);
  const [, first, second] = await read(stream, 3);
  expect(first).toBe('event: beat\ndata: {"seq":1000,"at":6000}\n\n');
  // An event that is not theirs is no sign of life.
  expect(second).toBe('event: beat\ndata: {"seq":1001,"at":11000}\n\n');
});

test('sends reset if a client missed more events than are kept', async () => {
  const { feed } = feedAt(0);
  for (let i = 0; i < 2_000; i++) feed.publishPlayer(7, [String(i)]);
  const [kept] = await read(feed.open(7, 2_000 - 900), 1);
  expect(kept?.match(/^event: player$/gm)).toHaveLength(900);
  const [lost] = await read(feed.open(7, 2_000 - 901), 1);
  expect(lost).toContain('event: reset');
});

test('disconnects a reader that is too slow', async () => {
  const { feed } = feedAt(0);
  const stream = feed.open(7, null);
  for (let i = 0; i < 1_000; i++) feed.publishPlayer(7, [String(i)]);
  expect(feed.listenerCount).toBe(0);
  const reader = stream.getReader();
  let chunks = 0;
  while (!(await reader.read()).done) chunks++;
  expect(chunks).toBeLessThan(300);
});

test('forgets a reader that has disconnected', async () => {
  const { feed } = feedAt(0);
  const stream = feed.open(null, null);
  expect(feed.listenerCount).toBe(1);
  await stream.cancel();
  expect(feed.listenerCount).toBe(0);
});
