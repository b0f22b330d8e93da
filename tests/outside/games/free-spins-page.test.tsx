import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Calls } from '../../../src/outside/games/page/calls';
import type { Shown } from '../../../src/outside/games/page/engine';
import { REELS_PAGE } from '../../../src/outside/games/page/engines/reels';
import { createFormats } from '../../../src/outside/games/page/formats';
import { FreeSpinsLeft } from '../../../src/outside/games/page/round/free-spins';
import { Game } from '../../../src/outside/games/page/game';
import { Result } from '../../../src/outside/games/page/round/result';
import type { ShellLink } from '../../../src/outside/games/page/shell-link';
import { usePlay } from '../../../src/outside/games/page/round/use-play';
import type { PlayData, RoundAnswer } from '../../../src/outside/games/play-data';
import { PLAY_TEXTS } from '../../../src/outside/games/play-texts';
import { answerOf } from '../../../src/outside/games/rounds/round';
import { TITLES } from '../../../src/outside/games/titles';
import { draw } from './fake-wallet';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shell: ShellLink = {
  onRest: (listener) => {
    listener(null);
    return () => {};
  },
  round: vi.fn(),
  failed: vi.fn(),
  ask: vi.fn(),
};
const LEFT = { left: 7, stake: 20, won: 130, maxWin: 14_000, endsAt: 1 };
const title = TITLES.find(({ slug }) => slug === 'lantern-bay');

async function opened(changes: Partial<RoundAnswer> | { readonly error: object }) {
  if (!title) throw new Error('There is no title.');
  const { slug, name, engine, table, usual, stake, rtp, rtpMost, hitRate, volatility } = title;
  const { choice } = usual;
  const data: PlayData = {
    session: 'one',
    slug,
    name,
    engine,
    table,
    tableHash: '0'.repeat(64),
    figures: { rtp, rtpMost, hitRate, volatility },
    choice,
    mode: 'real',
    language: 'en',
    currency: { iso: 'EUR', scale: 2 },
    stake,
    minCycleMs: 2500,
    restMs: 0,
    balance: 5000,
    freeSpins: LEFT,
    open: null,
    shared: null,
    siteOrigin: 'http://localhost:3000',
    texts: PLAY_TEXTS.en,
  };
  const { results } = await draw(slug, [...title.rules.draws(choice)], 1);
  const ids = { roundId: 'round-1', transactionIds: ['one'] };
  const round = { ...ids, choice, unit: 20, results, moves: [], at: 0 };
  const answer = answerOf(title, round, { balance: 5000, isPaying: false, free: null, restMs: 0 });
  const begin = vi.fn(async () => ('error' in changes ? changes : { ...answer, ...changes }));
  return { data, begin: begin as unknown as Calls['begin'], choice };
}

/** The parts of the page that tell of free spins, with a button that a test can press. */
function Page({ data, begin }: { readonly data: PlayData; readonly begin: Calls['begin'] }) {
  const calls = useMemo((): Calls => ({ begin, move: vi.fn() }), [begin]);
  const play = usePlay(data, calls, shell);
  const shown: Shown = { data, texts: data.texts, formats: createFormats(data) };
  const { freeSpins } = play;
  return (
    <>
      <Result play={play} engine={REELS_PAGE as never} isDrawn {...shown} />
      {freeSpins && <FreeSpinsLeft {...shown} freeSpins={freeSpins} />}
      <button type="button" onClick={() => play.begin()}>
        begin
      </button>
    </>
  );
}

const press = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'begin' }));
};
const told = (): string => screen.getByRole('status').textContent ?? '';

it('BNS-02 free spins are shown in the place of the stake', async () => {
  const { data, begin } = await opened({});
  const calls = { begin, move: vi.fn() };
  const { rerender } = render(<Game data={data} calls={calls} shell={shell} />);
  expect(screen.getByText(/^Free spins: 7, 0\.20\sEUR each$/)).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Stake' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Free spin' })).toBeDefined();
  rerender(<Game key="own" data={{ ...data, freeSpins: null }} calls={calls} shell={shell} />);
  expect(screen.getByRole('group', { name: 'Stake' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Play for/ })).toBeDefined();
});

it('a free spin is begun as such, and says what it has won', async () => {
  const next = { ...LEFT, left: 6, won: 170 };
  const { data, begin, choice } = await opened({ returned: 40, free: { of: next, next } });
  render(<Page data={data} begin={begin} />);
  expect(told()).toBe('You have free spins: press the button.');
  press();
  expect(begin).toHaveBeenCalledWith(choice, 20, true);
  await vi.waitFor(() => expect(told()).toMatch(/^You have won 0\.40\sEUR\./));
  expect(screen.getByText(/^Free spins: 6, /)).toBeDefined();
  expect(screen.getByText(/^Won so far: 1\.70\sEUR/)).toBeDefined();
});

it('the last one says what they have paid, and the player’s own stake is next', async () => {
  const of = { ...LEFT, left: 0, won: 14_000 };
  const { data, begin, choice } = await opened({ returned: 9_000, free: { of, next: null } });
  render(<Page data={data} begin={begin} />);
  press();
  await vi.waitFor(() =>
    expect(told()).toMatch(
      /^You have won 90\.00\sEUR\. Together they pay 140\.00\sEUR at most\. That was your last free spin\. They have paid you 140\.00\sEUR\./,
    ),
  );
  expect(screen.queryByText(/^Free spins:/)).toBeNull();
  expect(begin).toHaveBeenLastCalledWith(choice, 20, true);
});

it('one that was used elsewhere stakes no money: the page says so, and a press on its way is not taken', async () => {
  const error = { code: 'no-free-spins', details: { freeSpins: null } };
  const { data, begin, choice } = await opened({ error });
  render(<Page data={data} begin={begin} />);
  press();
  await vi.waitFor(() =>
    expect(told()).toBe('This free spin can’t be used any more. Nothing was taken from you.'),
  );
  expect(screen.queryByText(/^Free spins:/)).toBeNull();
  press();
  expect(begin).toHaveBeenCalledTimes(1);
  act(() => {
    vi.advanceTimersByTime(500);
  });
  press();
  expect(begin).toHaveBeenLastCalledWith(choice, data.stake.min, false);
});
