import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Calls } from '../../../src/outside/games/page/calls';
import type { ShellLink } from '../../../src/outside/games/page/shell-link';
import { usePlay } from '../../../src/outside/games/page/round/use-play';
import type { PlayData, PlayFault, RoundAnswer } from '../../../src/outside/games/play-data';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shell: ShellLink = { onRest: () => () => {}, round: vi.fn(), failed: vi.fn(), ask: vi.fn() };

/** What the pace depends on in what a page starts with. */
const DATA = { stake: { min: 20 }, choice: {}, open: null, freeSpins: null, minCycleMs: 2500 };
const OVER = { roundId: 'round-1', moves: [], free: null, balance: 0 };

/** The play of a page, whose bets are answered when the test says. */
function opened(restMs: number) {
  const answers: ((answer: RoundAnswer | PlayFault) => void)[] = [];
  const begin = vi.fn<Calls['begin']>(async () => new Promise((resolve) => answers.push(resolve)));
  const calls: Calls = { begin, move: vi.fn() };
  const data = { ...DATA, restMs } as unknown as PlayData;
  const { result } = renderHook(() => usePlay(data, calls, shell));
  return {
    play: () => result.current,
    press: () => {
      act(() => result.current.begin());
    },
    answer: async (answer: object) => {
      await act(async () => answers.shift()?.(answer as RoundAnswer | PlayFault));
    },
    begin,
  };
}

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('the next round waits as long as the answer says, and not from the press on', async () => {
  const { play, press, answer, begin } = opened(0);
  press();
  pass(2400);
  await answer({ ...OVER, restMs: 2300 });
  pass(2299);
  press();
  expect([play().isRested, begin.mock.calls.length]).toEqual([false, 1]);
  pass(1);
  press();
  expect(begin).toHaveBeenCalledTimes(2);
});

it('the first round waits for the cycle of one that another page has begun', () => {
  const { play, press, begin } = opened(900);
  pass(899);
  press();
  expect([play().isRested, begin.mock.calls.length]).toEqual([false, 0]);
  pass(1);
  press();
  expect(begin).toHaveBeenCalledTimes(1);
});

it('a round that was refused as too fast waits as long as the refusal says', async () => {
  const { play, press, answer } = opened(0);
  press();
  await answer({ error: { code: 'too-fast', details: { restMs: 1200 } } });
  expect(play().fault?.code).toBe('too-fast');
  pass(1199);
  expect(play().isRested).toBe(false);
  pass(1);
  expect(play().isRested).toBe(true);
});

it('after the end of a long round the next one waits half a second: a press on its way meant a move', async () => {
  const { play, press, answer } = opened(0);
  press();
  pass(2500);
  await answer({ ...OVER, restMs: 0 });
  pass(499);
  expect(play().isRested).toBe(false);
  pass(1);
  expect(play().isRested).toBe(true);
});
