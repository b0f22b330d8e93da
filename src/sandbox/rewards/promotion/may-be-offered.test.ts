import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferChannel, OfferStanding } from './may-be-offered';
import { mayBeOffered, QUIET_AFTER_LIMIT } from './may-be-offered';

const NOW = 1_800_000_000_000;
const CHANNELS: readonly OfferChannel[] = ['page', 'notice', 'mail', 'sms'];
const FREE: OfferStanding = {
  isClosed: false,
  isSelfExcluded: false,
  isInTimeOut: false,
  isInSpecialPeriod: false,
  isBanned: false,
  isFrozen: false,
  isHeld: false,
  isLimitReached: false,
  limitsChangedAt: null,
  takesMail: true,
  takesSms: true,
};
const BARS = [
  'isClosed',
  'isSelfExcluded',
  'isInTimeOut',
  'isInSpecialPeriod',
  'isBanned',
  'isFrozen',
  'isHeld',
  'isLimitReached',
] as const satisfies readonly (keyof OfferStanding)[];

const standings: fc.Arbitrary<OfferStanding> = fc.record({
  isClosed: fc.boolean(),
  isSelfExcluded: fc.boolean(),
  isInTimeOut: fc.boolean(),
  isInSpecialPeriod: fc.boolean(),
  isBanned: fc.boolean(),
  isFrozen: fc.boolean(),
  isHeld: fc.boolean(),
  isLimitReached: fc.boolean(),
  limitsChangedAt: fc.option(fc.integer({ min: NOW - 2 * QUIET_AFTER_LIMIT, max: NOW })),
  takesMail: fc.boolean(),
  takesSms: fc.boolean(),
});

test('P118 nothing that promotes reaches a player who is barred, or has just changed a limit', () => {
  fc.assert(
    fc.property(
      standings,
      fc.subarray([...BARS], { minLength: 1 }),
      fc.constantFrom(...CHANNELS),
      (standing, bars, channel) => {
        const barred = { ...standing, ...Object.fromEntries(bars.map((bar) => [bar, true])) };
        expect(mayBeOffered(barred, channel, NOW)).toBe(false);
        const changedAt = NOW - (QUIET_AFTER_LIMIT - bars.length);
        expect(mayBeOffered({ ...standing, limitsChangedAt: changedAt }, channel, NOW)).toBe(false);
      },
    ),
    { numRuns: runs(200) },
  );
});

test('P118 mail and SMS promote only with the consent to them; pages need none', () => {
  const silent = { ...FREE, takesMail: false, takesSms: false };
  expect(CHANNELS.filter((channel) => mayBeOffered(silent, channel, NOW))).toEqual([
    'page',
    'notice',
  ]);
  expect(CHANNELS.filter((channel) => mayBeOffered(FREE, channel, NOW))).toEqual(CHANNELS);
});

test('offers come back when the days after a change of limits are over', () => {
  const changed = { ...FREE, limitsChangedAt: NOW - QUIET_AFTER_LIMIT };
  expect(mayBeOffered(changed, 'page', NOW)).toBe(true);
});
