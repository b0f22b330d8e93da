import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleMs, phaseOf, untilNextPhase, warningMs } from './auto-logoff-rules';
import { leftOf, readSpan, writeSpan } from './idle-span';

describe('the idle time', () => {
  it.each([
    [30, 1_800_000],
    [1, 60_000],
    [1.5, 90_000],
    [0.01, 60_000],
    [1.000_01, 60_001],
  ])('SES-05 of %d minutes is %d ms, a minute at least', (minutes, ms) => {
    expect(idleMs(minutes)).toBe(ms);
  });

  it.each([undefined, 0, -1, Number.NaN, Infinity, -Infinity])('is unlimited for %s', (minutes) => {
    expect(idleMs(minutes)).toBe(Infinity);
  });
});

describe('the warning', () => {
  it.each([
    [60_000, 20_000],
    [90_000, 30_000],
    [180_000, 60_000],
    [1_800_000, 60_000],
  ])('P103 is shown before the end of %d ms by %d ms', (idle, ms) => {
    expect(warningMs(idle)).toBe(ms);
  });

  it('P103 leaves 20 s for an answer at any time', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (idle) => {
        expect(warningMs(idle)).toBeGreaterThanOrEqual(20_000);
        expect(warningMs(idle)).toBeLessThanOrEqual(60_000);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    [60_001, 'calm', 1],
    [60_000, 'warned', 60_000],
    [1, 'warned', 1],
    [0, 'over', 0],
    [-1, 'over', -1],
  ] as const)('with %d ms left it is %s, for %d ms more', (left, phase, ms) => {
    expect(phaseOf(left, 1_800_000)).toBe(phase);
    expect(untilNextPhase(left, 1_800_000)).toBe(ms);
  });
});

describe('the stored time of the last activity', () => {
  const span = { from: 1000, until: 61_000 };

  it.each([
    [1000, 60_000],
    [31_000, 30_000],
    [61_000, 0],
    [99_000, -38_000],
    // A correction by seconds gives no more than the whole.
    [999, 60_000],
    [-59_000, 60_000],
    // Further back the clock was set.
    [-59_001, 0],
  ])('P70 at %d lasts another %d ms', (wall, ms) => {
    expect(leftOf(span, wall)).toBe(ms);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), (from, idle) => {
        expect(readSpan(writeSpan({ from, until: from + idle }))).toEqual({
          from,
          until: from + idle,
        });
      }),
    );
  });

  it.each([
    null,
    '',
    ' ',
    '1',
    '1 ',
    ' 1 2',
    '1 2 3',
    '1  2',
    '2 1',
    '1 1',
    '-1 2',
    '1 2e3',
    '1 2.5',
    'a b',
    'NaN 5',
    '1 1234567890123456',
    '1234567890123456 9',
    '1 2\n',
  ])('is ignored if it is %j', (text) => {
    expect(readSpan(text)).toBeUndefined();
  });
});
