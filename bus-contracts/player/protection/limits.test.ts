import { expect, it } from 'vitest';
import { isExclusion, isOfMoney, limitTypeSchema } from './limits';

const types = limitTypeSchema.options;

it('LIM-06 only a self-exclusion and a deposit time-out keep a player away', () => {
  expect(types.filter(isExclusion)).toEqual([30, 33]);
});

it('wagering, loss and deposit limits are of money', () => {
  expect(types.filter(isOfMoney)).toEqual([1, 2, 3, 10, 11, 12, 20, 21, 22]);
});
