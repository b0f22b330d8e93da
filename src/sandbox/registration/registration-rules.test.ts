import { describe, expect, it } from 'vitest';
import { ageAt } from './registration-rules';

describe('the age', () => {
  it.each([
    ['on the birthday', '2008-11-25', 18],
    ['a day before', '2008-11-26', 17],
    ['later in the year', '2008-12-01', 17],
    ['of somebody born on 29 February, on 28 February', '2008-02-29', 18],
    ['for a day that does not exist', '2008-02-30', undefined],
    ['for another spelling', '25.11.2008', undefined],
    ['for a year long ago', '0001-01-01', undefined],
    ['for a day to come', '2030-01-01', -4],
  ])('%s', (_, birthday, age) => {
    expect(ageAt(birthday, Date.UTC(2026, 10, 25))).toBe(age);
  });
});
