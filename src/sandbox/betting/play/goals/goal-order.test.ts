import { expect, test } from 'vitest';
import { goalOrder, scoreWithGoal } from './goal-order';
import type { Timeline } from '../timeline';

function timeline(...scores: string[]): Timeline {
  const frames = scores.map((text, place) => ({
    at: place * 100,
    score: scoreOf(text),
    isBig: true,
  }));
  return { frames, duration: 1000 };
}

function scoreOf(text: string) {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away, periods: [{ home, away }], period: 1 };
}

test.each([
  [['0:0'], '0:0', []],
  [['0:0', '1:0', '1:1', '2:1'], '2:1', ['home', 'away', 'home']],
  // Both of one side.
  [['0:0', '2:0'], '2:0', ['home', 'home']],
  [['0:0', '1:2', '2:2'], '2:2', [null, null, null, 'home']],
  // A goal that was taken back.
  [['0:0', '1:0', '1:1', '1:0', '2:0'], '2:0', ['home', 'home']],
  [['0:0', '1:1', '1:0'], '1:0', [null]],
  // The score that QA ended the match with.
  [['0:0', '1:0'], '1:1', ['home', 'away']],
  [['0:0', '1:0'], '3:2', ['home', null, null, null, null]],
])('after %j and the final score %s the goals are of %j', (scores, final, order) => {
  expect(goalOrder(timeline(...scores), Infinity, scoreOf(final))).toEqual(order);
});

test('goals that were to come after the end are not counted', () => {
  const course = timeline('0:0', '1:0', '1:1');
  expect(goalOrder(course, 150, scoreOf('1:0'))).toEqual(['home']);
});

test('the score with a goal is known where the order of the goals up to it is', () => {
  const order = ['home', 'away', null, null, 'home'] as const;
  expect([1, 2, 3, 5].map((number) => scoreWithGoal(order, number))).toEqual([
    { home: 1, away: 0 },
    { home: 1, away: 1 },
    null,
    null,
  ]);
  expect(scoreWithGoal(['away'], 2)).toBeNull();
});
