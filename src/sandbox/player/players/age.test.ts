import { describe, expect, it } from 'vitest';
import { ageOn } from './age';

describe('the age', () => {
  it.each([
    ['on the birthday', '2008-11-25', 18],
    ['a day before', '2008-11-26', 17],
    ['later in the year', '2008-12-01', 17],
    ['for a day that does not exist', '2008-02-30', undefined],
    ['for another spelling', '25.11.2008', undefined],
    ['for a year long ago', '0001-01-01', undefined],
    ['for a day to come', '2030-01-01', -4],
  ])('%s', (_, birthday, age) => {
    expect(ageOn(birthday, '2026-11-25')).toBe(age);
  });

  it.each([
    ['28 February', '2026-02-28', 17],
    ['1 March', '2026-03-01', 18],
    ['29 February of a leap year', '2028-02-29', 20],
  ])('of somebody born on 29 February, on %s', (_, today, age) => {
    expect(ageOn('2008-02-29', today)).toBe(age);
  });
});
