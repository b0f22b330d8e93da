import { expect, test } from 'vitest';
import { firstDifference, record } from '../harness/replay';

interface Count {
  readonly total: number;
}

test('the changes of a pure reducer lead to the same states again', () => {
  const { recording, reduce } = record({ total: 0 }, ({ total }: Count, change: number) => ({
    total: total + change,
  }));
  reduce(reduce({ total: 0 }, 1), 2);
  expect(recording.steps.map(({ state }) => state.total)).toEqual([1, 3]);
  expect(firstDifference(recording)).toBeUndefined();
});

test('a reducer that reads a clock is found, with the change that it was given', () => {
  let now = 0;
  const { recording, reduce } = record({ total: 0 }, ({ total }: Count, change: number) => ({
    total: change === 2 ? now : total + change,
  }));
  reduce(reduce({ total: 0 }, 1), 2);
  now = 5;
  expect(firstDifference(recording)).toBe(2);
});

test('a reducer that changes its state in place is found', () => {
  const { recording, reduce } = record({ total: 0 }, (state: { total: number }, change: number) => {
    state.total += change;
    return { ...state };
  });
  reduce({ total: 0 }, 1);
  reduce(recording.initial, 2);
  expect(firstDifference(recording)).toBeDefined();
});
