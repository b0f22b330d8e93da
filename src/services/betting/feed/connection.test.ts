import { expect, test } from 'vitest';
import { inOrder } from './connection';
import type { FeedMessage } from './frames';

const AT = 5000;
const beat = (seq: number): FeedMessage => ({ event: 'beat', seq, at: AT });
const odds = (seq: number): FeedMessage => ({ event: 'odds', seq, at: AT, odds: [], games: [] });
const reset = (seq: number): FeedMessage => ({ event: 'reset', seq, at: AT });

test.each<[string, number | null, FeedMessage, number, FeedMessage | null]>([
  ['the first message is applied', null, odds(7), 7, odds(7)],
  ['a message with a higher number is applied', 7, odds(8), 8, odds(8)],
  ['a message with the last number was applied before', 7, odds(7), 7, null],
  ['a message with a lower number was applied before', 7, odds(6), 7, null],
  ['a reset counts with any number', 7, reset(3), 3, reset(3)],
  ['the first beat gives a number, and carries no change', null, beat(7), 7, null],
  ['a beat with the last number changes nothing', 7, beat(7), 7, null],
  // The message with that number is still under way, and must not count as applied.
  ['a beat with a higher number leaves the last number', 7, beat(9), 7, null],
  ['a beat with a lower number is a reset to it', 7, beat(3), 3, reset(3)],
])('%s', (_rule, lastSeq, message, nextSeq, applied) => {
  expect(inOrder(lastSeq, message)).toEqual({ lastSeq: nextSeq, message: applied });
});
