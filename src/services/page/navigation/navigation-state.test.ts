import { expect, test } from 'vitest';
import { reduce } from './navigation-state';
import type { Change, State } from './navigation-state';

const PLAYER: State = {
  session: 'player',
  hasLeft: false,
  isGuarded: true,
  block: 'none',
  shown: '/en/office/history',
  inFlight: 0,
};

const after = (...changes: readonly Change[]): State => changes.reduce(reduce, PLAYER);
const session = (status: State['session']): Change => ({ type: 'session-changed', status });
const guard = (isBlocked?: boolean): Change => ({ type: 'guard-changed', isBlocked });

test('a player who has signed out has left until they move', () => {
  expect(after(session('guest'))).toEqual({ ...PLAYER, session: 'guest', hasLeft: true });
  expect(after(session('guest'), { type: 'navigated' }).hasLeft).toBe(false);
  expect(after(session('unknown'), session('guest')).hasLeft).toBe(false);
});

test('moves are blocked until the guard allows them', () => {
  expect(after(guard(true)).block).toBe('guarded');
  expect(after(guard(true), guard(false)).block).toBe('none');
});

test('a guard that says nothing about moves leaves them as they were', () => {
  expect(after(guard(true), guard()).block).toBe('guarded');
  expect(after(guard()).block).toBe('none');
});

test('a player on the way off the site can not move, until a guard lets them', () => {
  const leaving = after({ type: 'left-site' });
  expect(leaving).toEqual({ ...PLAYER, block: 'leaving' });
  expect(reduce(leaving, guard()).block).toBe('none');
});

test('moves are counted while they last', () => {
  expect(after({ type: 'move-began' }, { type: 'move-began' }).inFlight).toBe(2);
  expect(after({ type: 'move-began' }, { type: 'move-ended' })).toEqual(PLAYER);
});

test('the page that is shown decides whether a session matters to it', () => {
  expect(after({ type: 'page-shown', shown: '/en/live', isGuarded: false })).toEqual({
    ...PLAYER,
    shown: '/en/live',
    isGuarded: false,
  });
});
