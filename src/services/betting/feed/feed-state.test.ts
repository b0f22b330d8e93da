import { expect, test } from 'vitest';
import { INITIAL, reduce } from './feed-state';
import type { Change, State } from './feed-state';
import { receiptOf } from './timing';

const NOW = { at: 1_000_000, steadyAt: 50_000 };
const received = (ago = 0, serverAt = 700): Change => ({
  type: 'received',
  received: receiptOf(NOW, NOW.at - ago),
  serverAt,
});
const LIVE: State = reduce(INITIAL, received());

test('a feed is connecting until its first message, and then live', () => {
  expect(INITIAL).toEqual({ status: 'connecting', lastHeard: null, isStale: false });
  expect(LIVE).toEqual({
    status: 'live',
    lastHeard: { at: 1_000_000, steadyAt: 50_000, serverAt: 700 },
    isStale: false,
  });
});

test('a message that changes nothing which is published leaves the state', () => {
  expect(reduce(LIVE, received())).toBe(LIVE);
});

test('a feed that is lost or has stopped keeps when its last message came', () => {
  expect(reduce(LIVE, { type: 'lost' })).toEqual({ ...LIVE, status: 'reconnecting' });
  expect(reduce(LIVE, { type: 'stopped' })).toEqual({ ...LIVE, status: 'stopped' });
});

test('prices are stale after silence, and fresh with the next message', () => {
  const silent = reduce(LIVE, { type: 'fell-silent' });
  expect(silent).toEqual({ ...LIVE, isStale: true });
  expect(reduce(silent, received())).toEqual(LIVE);
});

test('a message that was under way for 20 s makes prices stale', () => {
  expect(reduce(INITIAL, received(20_000))).toMatchObject({ status: 'live', isStale: true });
});
