import fc from 'fast-check';
import { runs } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { CODE_LIFETIME } from '../lifetimes/lifetimes';
import { DAY, MAX_A_DAY, isOpen, newCode, nextSendAt } from './challenge-rules';
import type { Sendings } from './challenge-rules';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const once = (age: number, sends = 1): Sendings => ({
  createdAt: NOW - age,
  sentAt: NOW - age,
  sends,
});

test('a code is six digits, with zeros in front', () => {
  expect(newCode(() => 7)).toBe('000007');
  expect(newCode((below) => below - 1)).toBe('999999');
});

test.each<[string, readonly Sendings[], number]>([
  ['at once to an address that had none', [], 0],
  ['60 s after the last one', [once(MINUTE - 1)], NOW + 1],
  ['at once when 60 s have passed', [once(MINUTE)], NOW],
  [
    'a day after the first of five',
    [5, 4, 3, 2, 1].map((h) => once(h * 10 * MINUTE)),
    NOW + DAY - 50 * MINUTE,
  ],
  ['a day after a flow that sent five', [once(MINUTE, 5)], NOW + DAY - MINUTE],
  [
    'when enough of the older flows have passed',
    [once(30 * MINUTE, 1), once(20 * MINUTE, 4)],
    NOW + DAY - 30 * MINUTE,
  ],
  ['regardless of those of the day before', [once(DAY, 5)], 0],
])('a code is sent %s', (_when, sendings, next) => {
  expect(nextSendAt(sendings, NOW)).toBe(next);
});

test('no day has more than five codes, and no minute two, however often they are asked for (300 cases)', () => {
  const waits = fc.array(fc.oneof(fc.nat(2 * MINUTE), fc.nat(DAY / 2)), { maxLength: 60 });
  fc.assert(
    fc.property(waits, (all) => {
      const sent: number[] = [];
      let now = NOW;
      for (const wait of all) {
        now += wait;
        const sendings = sent.map((at) => ({ createdAt: at, sentAt: at, sends: 1 }));
        const next = nextSendAt(sendings, now);
        if (next <= now) sent.push(now);
        // What is promised is kept: at that moment one may be sent.
        else expect(nextSendAt(sendings, next)).toBeLessThanOrEqual(next);
      }
      for (const [at, time] of sent.entries()) {
        expect(time - (sent[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(MINUTE);
        expect(time - (sent[at - MAX_A_DAY] ?? -Infinity)).toBeGreaterThanOrEqual(DAY);
      }
    }),
    { numRuns: runs(300) },
  );
});

test('a code can be tried five times within 120 s', () => {
  const expiresAt = NOW + CODE_LIFETIME;
  expect(isOpen({ tries: 4, expiresAt }, expiresAt - 1)).toBe(true);
  expect(isOpen({ tries: 5, expiresAt }, NOW)).toBe(false);
  expect(isOpen({ tries: 0, expiresAt }, expiresAt)).toBe(false);
});
