import { describe, expect, it } from 'vitest';
import { daysOfLimit, isExclusion, isOfMoney, LIMIT_TYPES, limitTypesOf } from './limit-types';

describe('the types of limits', () => {
  it('are the numbers of the specification', () => {
    expect(LIMIT_TYPES).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37]);
    expect(limitTypesOf('wagering')).toEqual([1, 2, 3]);
    expect(limitTypesOf('loss')).toEqual([10, 11, 12]);
    expect(limitTypesOf('deposit')).toEqual([20, 21, 22]);
  });

  it('count a day, a week and a month where they are of money, and nothing else', () => {
    expect(LIMIT_TYPES.filter(isOfMoney).map(daysOfLimit)).toEqual([1, 7, 30, 1, 7, 30, 1, 7, 30]);
    for (const type of LIMIT_TYPES) expect(daysOfLimit(type) > 0).toBe(isOfMoney(type));
  });

  it('LIM-06 keep a player away by a self-exclusion and a deposit time-out alone', () => {
    expect(LIMIT_TYPES.filter(isExclusion)).toEqual([30, 33]);
  });
});
