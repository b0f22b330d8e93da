import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { laterScreens } from './later-screens';

const Game = (): ReactElement | null => null;
const at = (route: string) => ({ path: '/', route, params: {} });

it('a screen is fetched with the first place that needs it, and once', async () => {
  const game = vi.fn<() => Promise<unknown>>(() => Promise.resolve(Game));
  const bets = vi.fn<() => Promise<unknown>>(() => Promise.resolve(Game));
  const later = laterScreens(
    { './game/screen.tsx': game, './bets/screen.tsx': bets },
    ({ route }) => route,
  );
  expect(later.prepare(at('home'))).toBeUndefined();
  expect(() => later.get('game')).toThrow('the screen "game" is not there yet');
  await later.prepare(at('game'));
  expect(later.get('game')).toBe(Game);
  expect(later.prepare(at('game'))).toBeUndefined();
  expect(game).toHaveBeenCalledOnce();
  expect(bets).not.toHaveBeenCalled();
});

it('a screen that could not be fetched is fetched again by the next place', async () => {
  const game = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  game.mockResolvedValue(Game);
  const later = laterScreens({ './game/screen.tsx': game }, () => 'game');
  await expect(later.prepare(at('game'))).rejects.toThrow('offline');
  await later.prepare(at('game'));
  expect(later.get('game')).toBe(Game);
});
