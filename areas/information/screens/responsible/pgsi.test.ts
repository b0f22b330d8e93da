import { expect, it } from 'vitest';
import { pgsiResult, QUESTIONS } from './pgsi';

const answers = (sum: number): number[] => {
  const all = Array.from({ length: QUESTIONS }, () => 0);
  for (let left = sum, place = 0; left > 0; left -= 1, place = (place + 1) % QUESTIONS) {
    all[place] = (all[place] ?? 0) + 1;
  }
  return all;
};

it('RTE-29 the self-test counts as its authors do', () => {
  expect([0, 1, 2, 3, 7, 8, 27].map((sum) => pgsiResult(answers(sum)))).toEqual([
    'none',
    'low',
    'low',
    'moderate',
    'moderate',
    'high',
    'high',
  ]);
});

it('has no result while an answer is missing', () => {
  expect(pgsiResult([])).toBeNull();
  expect(pgsiResult([...answers(3).slice(1), null])).toBeNull();
});
