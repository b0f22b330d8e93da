import { describe, expect, test } from 'vitest';
import type { PricedOutcome } from '../match/odds-board';
import { Feed } from './feed';

const GUEST = { playerId: null, sessionId: null, feed: null };
const PLAYER = { playerId: 7, sessionId: 's7', feed: null };

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
  const stream = feed.open(GUEST, null);
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
  const [kept] = await read(feed.open(PLAYER, 2_000 - 900), 1);
  expect(kept?.match(/^event: player$/gm)).toHaveLength(900);
  const [lost] = await read(feed.open(PLAYER, 2_000 - 901), 1);
  expect(lost).toContain('event: reset');
});

test('disconnects a reader that is too slow', async () => {
  const { feed } = feedAt(0);
  const stream = feed.open(PLAYER, null);
  for (let i = 0; i < 1_000; i++) feed.publishPlayer(7, [String(i)]);
  expect(feed.listenerCount).toBe(0);
  const reader = stream.getReader();
  let chunks = 0;
  while (!(await reader.read()).done) chunks++;
  expect(chunks).toBeLessThan(300);
});

test('forgets a reader that has disconnected', async () => {
  const { feed } = feedAt(0);
  const stream = feed.open(GUEST, null);
  expect(feed.listenerCount).toBe(1);
  await stream.cancel();
  expect(feed.listenerCount).toBe(0);
});

describe('the prices of a game that only its page shows', () => {
  const outcome = (id: string, isForAll: boolean): PricedOutcome =>
    ({ id, isForAll, coef: 2, isBlocked: false }) as PricedOutcome;
  const price = (feed: Feed): void =>
    feed.publishOdds([outcome('1:1', true), outcome('1:731:2:1', false)], []);
  const ofFeed = (name: string) => ({ playerId: null, sessionId: null, feed: name });
  const LIST = '[["1:1",2,0]]';
  const ALL = '[["1:1",2,0],["1:731:2:1",2,0]]';

  async function oddsOf(stream: ReadableStream<Uint8Array>, chunks: number): Promise<string[]> {
    const texts = await read(stream, chunks);
    return [...texts.join('').matchAll(/"odds":(\[.*?\]),"games"/g)].map(([, odds]) => odds ?? '');
  }

  test('go to the browser that watches it, for as long as it does', async () => {
    const { feed, wait } = feedAt(0);
    const [watching, other] = [feed.open(ofFeed('a'), null), feed.open(ofFeed('b'), null)];
    price(feed);
    feed.watch('a', 1, 90_000);
    price(feed);
    wait(90_001);
    price(feed);
    expect(await oddsOf(watching, 5)).toEqual([LIST, ALL, LIST]);
    expect(await oddsOf(other, 5)).toEqual([LIST, LIST, LIST]);
  });

  test('go to a connection without a name', async () => {
    const { feed } = feedAt(0);
    const stream = feed.open(GUEST, null);
    price(feed);
    expect(await oddsOf(stream, 2)).toEqual([ALL]);
  });

  test('go to all while a name is unknown that may be of any connection', async () => {
    const { feed, wait } = feedAt(0);
    const stream = feed.open(ofFeed('a'), null);
    feed.watch('newer', 1, 1_800_000);
    price(feed);
    wait(90_001);
    price(feed);
    expect(await oddsOf(stream, 4)).toEqual([ALL, LIST]);
  });

  test('are repeated after a break, and go on, though nothing was asked for meanwhile', async () => {
    const { feed, wait } = feedAt(0);
    const before = feed.open(ofFeed('a'), null);
    feed.watch('a', 1, 90_000);
    await before.cancel();
    const since = feed.seq;
    wait(100_000);
    price(feed);
    const after = feed.open(ofFeed('a'), since);
    price(feed);
    expect(await oddsOf(after, 2)).toEqual([ALL, ALL]);
  });

  test('a change of such prices alone is no event for the others', async () => {
    const { feed } = feedAt(0);
    const stream = feed.open(ofFeed('b'), null);
    feed.publishOdds([outcome('1:731:2:1', false)], []);
    price(feed);
    expect(await oddsOf(stream, 2)).toEqual([LIST]);
  });
});
