import type { Envelope } from '@grandstand/bus-contracts';
import { expect, it } from 'vitest';
import { added, FIRST_FILTER, shownOf } from './log';

const message = (sequence: number, cause: number, more: Partial<Envelope> = {}): Envelope => ({
  kind: 'event',
  name: 'lamp.lit',
  version: 1,
  sender: 'lamp',
  sequence,
  time: 0,
  cause,
  payload: {},
  ...more,
});
const MESSAGES = [
  message(1, 0),
  message(2, 1, { sender: 'area:office' }),
  message(3, 0),
  message(4, 2, { kind: 'stream', name: 'lamp.light' }),
  message(5, 2),
];
const numbers = (filter: Partial<typeof FIRST_FILTER>): number[] =>
  shownOf(MESSAGES, { ...FIRST_FILTER, ...filter }).map(({ sequence }) => sequence);

it('RTE-12 shows the newest first, by contract, sender and kind', () => {
  expect(numbers({})).toEqual([5, 3, 2, 1]);
  expect(numbers({ search: 'OFFICE' })).toEqual([2]);
  expect(numbers({ kinds: ['stream'] })).toEqual([4]);
});

it('RTE-12 shows what caused a message, and what those have caused', () => {
  expect(numbers({ around: 5 })).toEqual([5, 2, 1]);
  expect(numbers({ around: 3 })).toEqual([3]);
});

it('keeps the latest messages, which streams do not push out', () => {
  const many = Array.from({ length: 2500 }, (_, place) => message(place + 1, 0));
  expect(added(many.slice(0, 1500), many.slice(1500)).at(0)?.sequence).toBe(501);
  const streamed = many.slice(1).map((one) => ({ ...one, kind: 'stream' as const }));
  const left = added(many.slice(0, 1), streamed);
  expect([left.length, left[0]?.sequence, left[1]?.sequence]).toEqual([501, 1, 2001]);
});
