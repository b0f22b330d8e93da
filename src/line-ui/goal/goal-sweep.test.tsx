import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GoalSweep } from './goal-sweep';
import type { LastGoal } from './use-last-goal';

const MATCH = { homeBadge: 'stripes d31f2d ffffff', awayBadge: 'flag in' };
const score = (home: number, away: number) => ({ home, away, minute: 30, period: 1, periods: [] });

test('a goal is swept in the main colour of the kit of its side, and in that of the text without one', () => {
  const sweep = (home: number, away: number, side: 'home' | 'away' | null) => {
    const goal: LastGoal | null = side && { sides: [side], minute: 30 };
    return <GoalSweep game={MATCH} score={score(home, away)} goal={goal} />;
  };
  const { container, rerender } = render(sweep(0, 0, null));
  const shown = (): Element | null => container.querySelector('svg');
  expect(shown()).toBeNull();
  rerender(sweep(1, 0, 'home'));
  expect(shown()).toHaveAttribute('color', '#d31f2d');
  const first = shown();
  rerender(sweep(2, 0, 'home'));
  expect(shown()).not.toBe(first);
  rerender(sweep(2, 1, 'away'));
  expect(shown()).not.toHaveAttribute('color');
});
