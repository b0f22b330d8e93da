import type { CourseEvent } from '@grandstand/bus-contracts';
import { expect, test } from 'vitest';
import { PITCH, placeOf, trailOf } from './trail';

const event = (kind: CourseEvent['kind'], side: 'home' | 'away', minute = 10): CourseEvent => ({
  kind,
  side,
  minute,
  period: 1,
  score: kind === 'goal' ? { home: 1, away: 0 } : null,
});

test('SPT-02 an event of one side is drawn where that of the other is, seen from the other end', () => {
  for (const kind of ['goal', 'corner', 'yellow-card', 'red-card', 'substitution'] as const) {
    const [home, away] = [placeOf(event(kind, 'home')), placeOf(event(kind, 'away'))];
    expect(away).toEqual({ x: PITCH.length - home.x, y: PITCH.width - home.y });
  }
});

test('SPT-02 the ball goes from event to event; after a goal it is kicked off in the centre', () => {
  const goal = event('goal', 'home');
  const corner = event('corner', 'away');
  expect(trailOf([goal, corner])).toEqual([placeOf(goal), { x: 50, y: 32 }, placeOf(corner)]);
  expect(trailOf([corner, goal])).toEqual([placeOf(corner), placeOf(goal)]);
  // A change of players is no way of the ball.
  expect(trailOf([corner, event('substitution', 'home')])).toEqual([placeOf(corner)]);
});

test('SPT-02 the trail has four places at most, and begins in the centre', () => {
  expect(trailOf([])).toEqual([{ x: 50, y: 32 }]);
  expect(trailOf(Array.from({ length: 9 }, () => event('goal', 'home')))).toHaveLength(4);
});
