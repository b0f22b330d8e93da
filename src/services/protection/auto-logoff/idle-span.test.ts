import { describe, expect, it } from 'vitest';
import { leftOf, readSpan, writeSpan } from './idle-span';

const span = { from: 100_000, until: 700_000 };

describe('the idle time that is left', () => {
  it('ends with the idle time', () => {
    expect([100_000, 699_999, 700_000, 800_000].map((wall) => leftOf(span, wall))).toEqual([
      600_000, 1, 0, -100_000,
    ]);
  });

  it('is never more than the whole, though the clock was corrected by up to a minute', () => {
    expect(leftOf(span, 99_000)).toBe(600_000);
    expect(leftOf(span, 40_000)).toBe(600_000);
  });

  it('is 0 after the clock was set back further', () => {
    expect(leftOf(span, 39_999)).toBe(0);
  });
});

describe('a stored idle time', () => {
  it('is read as it was written', () => {
    expect(writeSpan(span)).toBe('100000 700000');
    expect(readSpan(writeSpan(span))).toEqual(span);
  });

  it.each([
    null,
    '',
    '7',
    'x 7',
    '7 x',
    '1 7 ',
    ' 1 7',
    '1  7',
    '-1 7',
    '1.5 7',
    '7 7',
    '8 7',
    '1 1000000000000000',
    '1000000000000000 2',
  ])('is ignored if it is "%s"', (text) => {
    expect(readSpan(text)).toBeUndefined();
  });

  it('is read with 15 digits', () => {
    expect(readSpan('1 999999999999999')).toEqual({ from: 1, until: 999_999_999_999_999 });
    expect(readSpan('999999999999998 999999999999999')).toEqual({
      from: 999_999_999_999_998,
      until: 999_999_999_999_999,
    });
  });
});
