import { describe, expect, test } from 'vitest';
import { canBecome, isPublishable, waitsUntil } from './idea-rules';

const STATES = ['new', 'planned', 'done', 'declined'] as const;
const DAY = 86_400_000;

describe('an idea', () => {
  test('can become what is ahead of it, and a declined one can be planned after all', () => {
    const ways = STATES.flatMap((from) =>
      STATES.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(ways).toEqual([
      'new planned',
      'new done',
      'new declined',
      'planned done',
      'planned declined',
      'declined planned',
    ]);
  });

  test('is for all players once it is planned or done', () => {
    expect(STATES.filter(isPublishable)).toEqual(['planned', 'done']);
  });
});

describe('the next idea', () => {
  test('waits a day from the first of the last five, in whatever order they are named', () => {
    expect(waitsUntil([1, 2, 3, 4], 5)).toBeNull();
    expect(waitsUntil([3, 1, 5, 2, 4], 6)).toBe(1 + DAY);
    expect(waitsUntil([3, 1, 5, 2, 4], DAY)).toBe(1 + DAY);
    expect(waitsUntil([3, 1, 5, 2, 4], 1 + DAY)).toBeNull();
    expect(waitsUntil([6, 3, 1, 5, 2, 4], 7)).toBe(2 + DAY);
  });
});
