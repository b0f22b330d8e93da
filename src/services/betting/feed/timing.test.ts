import { describe, expect, it } from 'vitest';
import { receiptOf, isReceiptNews, retryDelay } from './timing';
import type { PublishedReceipt } from './timing';

const NOW = { at: 1_000_000, steadyAt: 50_000 };

describe('a message of the operator', () => {
  it.each([
    ['received in this tab', undefined, 0, false],
    ['posted by another tab', 999_600, 400, false],
    ['that comes from the future of a clock that was set back', 1_000_900, 0, false],
    ['that was under way a little less than it may', 980_001, 19_999, false],
    ['that was under way as long as prices hold', 980_000, 20_000, true],
  ])('%s dates the message by both clocks', (_, receivedAt, ago, isStale) => {
    expect(receiptOf(NOW, receivedAt)).toEqual({
      at: NOW.at - ago,
      steadyAt: NOW.steadyAt - ago,
      ago,
      isStale,
    });
  });

  const lastHeard = { at: NOW.at, serverAt: 700 };
  const last: PublishedReceipt = { status: 'live', isStale: false, lastHeard };
  it.each([
    ['at once after the one before', last, 0, 700, false],
    ['a moment later', last, 999, 1699, false],
    ['a second later', last, 1000, 700, true],
    ['by a clock that was set back a second', last, -1000, 700, true],
    ['stamped a second later, in a burst', last, 0, 1700, true],
    ['stamped earlier', last, 0, 1, false],
    ['after silence', { ...last, isStale: true }, 0, 700, true],
    ['after a break', { ...last, status: 'reconnecting' }, 0, 700, true],
    ['the first', { ...last, lastHeard: null }, 0, 700, true],
  ] as const)('%s: is it said?', (_, before, later, serverAt, isNews) => {
    const receipt = receiptOf({ ...NOW, at: NOW.at + later });
    expect(isReceiptNews(before, receipt, serverAt)).toBe(isNews);
  });
});

it('tries again after 1, 2, 4, 8, then every 15 s', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});
