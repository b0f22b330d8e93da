import { describe, expect, test } from 'vitest';
import { inFirstLine } from './use-fitting';

describe('the elements in the first line of a row', () => {
  test.each([
    [[], 0],
    [[11], 1],
    [[11, 11, 11], 3],
    [[11, 11, 53], 2],
    [[11, 53, 53, 95], 1],
  ])('with the tops %j are %i', (tops, number) => {
    expect(inFirstLine(tops)).toBe(number);
  });
});
