import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ENGINE_PAGES } from '../../../src/outside/games/page/engines/pages';
import { createFormats } from '../../../src/outside/games/page/formats';
import { Result } from '../../../src/outside/games/page/round/result';
import { useDrawn } from '../../../src/outside/games/page/round/use-drawn';
import type { Play } from '../../../src/outside/games/page/round/use-play';
import type { PlayData } from '../../../src/outside/games/play-data';
import { PLAY_TEXTS } from '../../../src/outside/games/play-texts';
import { TITLES } from '../../../src/outside/games/titles';

const motion = { isReduced: false };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: motion.isReduced }));
});
afterEach(() => {
  cleanup();
  motion.isReduced = false;
  delete document.documentElement.dataset['motion'];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const LASTS = 3500;
const drawnFrom = (first: string | null, lasts = LASTS) =>
  renderHook(({ round }) => useDrawn(round, lasts), {
    initialProps: { round: first },
  });
const after = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a round is drawn once its drawing has moved for so long', () => {
  const { result, rerender } = drawnFrom(null);
  expect(result.current).toBe(true);
  for (const round of ['one', 'two']) {
    rerender({ round });
    expect(result.current).toBe(false);
    after(LASTS - 1);
    expect(result.current).toBe(false);
    after(1);
    expect(result.current).toBe(true);
  }
});

test('the round with which a page begins is drawn already', () => {
  expect(drawnFrom('one').result.current).toBe(true);
});

test('a board that does not move is drawn at once', () => {
  const { result, rerender } = drawnFrom(null, 0);
  rerender({ round: 'one' });
  expect(result.current).toBe(true);
});

test.each(['the browser', 'the site'])('with less motion by %s nothing is waited for', (by) => {
  if (by === 'the site') document.documentElement.dataset['motion'] = 'less';
  else motion.isReduced = true;
  const { result, rerender } = drawnFrom(null);
  rerender({ round: 'one' });
  after(0);
  expect(result.current).toBe(true);
});

test('the words of a result are told once the round is drawn', () => {
  const title = TITLES.find(({ slug }) => slug === 'meadow-mile');
  if (!title) throw new Error('There is no race.');
  const choice = { bets: [{ on: 'win-1', chips: 1 }] };
  const state = title.rules.begin(choice, [[0], [0, 1, 2, 3, 4, 5, 6, 7]]);
  const round = {
    roundId: 'one',
    choice,
    unit: 20,
    staked: 20,
    moves: [],
    view: state,
    returned: 73,
    tier: 'win',
    balance: 5053,
    isPaying: false,
  } as const;
  const data = {
    table: title.table,
    mode: 'real',
    open: null,
    language: 'en',
    currency: { iso: 'EUR', scale: 2 },
  } as unknown as PlayData;
  const shown = { data, texts: PLAY_TEXTS.en, formats: createFormats(data) };
  const play = { round, fault: null } as unknown as Play;
  const { container, rerender } = render(
    <Result play={play} engine={ENGINE_PAGES.race} isDrawn={false} {...shown} />,
  );
  expect(container.textContent).toBe('The round is under way. Its result follows.');
  expect(container.querySelector('.win')).toBe(null);
  rerender(<Result play={play} engine={ENGINE_PAGES.race} isDrawn {...shown} />);
  expect(container.textContent).toMatch(/0\.73\sEUR comes back for 0\.20\sEUR\./);
  expect(container.textContent).toContain('Order of arrival: 1 Quiet Thunder, 2 Copper Bell,');
  expect(container.textContent).toContain('Paid: Winner: 1 Quiet Thunder.');
});
