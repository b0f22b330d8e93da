import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableHash } from '../../../src/outside/games/maths/table-hash';
import { Game } from '../../../src/outside/games/page/game';
import type { ShellLink } from '../../../src/outside/games/page/shell-link';
import type { PlayData, RoundAnswer } from '../../../src/outside/games/play-data';
import { PLAY_TEXTS } from '../../../src/outside/games/play-texts';
import { answerOf, movesOf } from '../../../src/outside/games/rounds/round';
import type { Round } from '../../../src/outside/games/rounds/round';
import { TITLES } from '../../../src/outside/games/titles';
import type { Title } from '../../../src/outside/games/titles';
import { draw } from './fake-wallet';

afterEach(cleanup);

const shell: ShellLink = {
  onRest: (listener) => {
    listener(null);
    return () => {};
  },
  round: vi.fn(),
  failed: vi.fn(),
  ask: vi.fn(),
};

/** A round that was played to its end by the first moves on offer. */
async function finished(title: Title, nonce: number): Promise<RoundAnswer> {
  const { choice } = title.usual;
  const { results } = await draw(title.slug, [...title.rules.draws(choice)], nonce);
  const ids = { roundId: `round-${nonce}`, transactionIds: ['none'] };
  const moves: string[] = [];
  const round: Round = { ...ids, choice, unit: title.stake.min, results, moves, at: 0 };
  for (;;) {
    const [next] = movesOf(title, round);
    if (next === undefined) break;
    moves.push(next);
  }
  return answerOf(title, round, { balance: 5000, isPaying: false, free: null, restMs: 0 });
}

function dataOf(title: Title, language: PlayData['language'], open: RoundAnswer | null): PlayData {
  const { slug, name, engine, table, usual, stake, rtp, rtpMost, hitRate, volatility } = title;
  return {
    session: 'one',
    slug,
    name,
    engine,
    table,
    tableHash: tableHash(table),
    figures: { rtp, rtpMost, hitRate, volatility },
    choice: usual.choice,
    mode: 'real',
    language,
    currency: { iso: 'EUR', scale: 2 },
    stake,
    minCycleMs: 2500,
    restMs: 0,
    balance: 5000,
    freeSpins: null,
    open,
    shared: null,
    siteOrigin: 'http://localhost:3000',
    texts: PLAY_TEXTS[language],
  };
}

const calls = () => ({ begin: vi.fn(), move: vi.fn() });

describe.each(TITLES.map((title) => [title.slug, title] as const))(
  'the page of %s',
  (slug, title) => {
    it('says in words, in every language, what came back, what the board shows, the rules and the odds', async () => {
      for (const [nonce, language] of LANGUAGES.entries()) {
        const open = await finished(title, nonce);
        const data = dataOf(title, language, open);
        const { container, unmount } = render(<Game data={data} calls={calls()} shell={shell} />);
        const text = container.textContent ?? '';
        expect(text).not.toMatch(/\{\w+\}|undefined|null|NaN/);
        const status = container.querySelector('.result[role=status]');
        expect(status?.className.split(' ').includes('win')).toBe(open.returned > open.staked);
        expect(status?.textContent?.length).toBeGreaterThan(30);
        const rules = data.texts.rules[slug as keyof typeof data.texts.rules];
        expect(rules.length).toBeLessThanOrEqual(8);
        for (const rule of rules) expect(text).toContain(rule);
        // A board may be a table too, and stands before the odds.
        const odds = screen.getAllByRole('table', { hidden: true }).at(-1);
        const rows = odds ? within(odds).getAllByRole('row', { hidden: true }) : [];
        expect(rows.length).toBeGreaterThan(1);
        expect(text).toContain(data.tableHash.slice(0, 16));
        unmount();
      }
    });
  },
);

describe('what the bar of the site above the frame may show too', () => {
  const [title] = TITLES;

  it('the balance is in the page of a demo alone, as the bar has none then', () => {
    if (!title) throw new Error('There is no title.');
    const real = dataOf(title, 'en', null);
    const { rerender } = render(<Game data={real} calls={calls()} shell={shell} />);
    expect(screen.queryByText(/^Balance/)).toBe(null);
    rerender(<Game data={{ ...real, mode: 'demo' }} calls={calls()} shell={shell} />);
    expect(screen.getByText(/Balance: 50\.00 EUR/).textContent).toContain('Demo');
  });

  it('the name is the heading of the page, which a screen reader finds', () => {
    if (!title) throw new Error('There is no title.');
    render(<Game data={dataOf(title, 'en', null)} calls={calls()} shell={shell} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title.name);
  });
});

describe('the button that begins a round', () => {
  const [title] = TITLES;

  it('takes no press of a script, and one of a key that is held down', () => {
    if (!title) throw new Error('There is no title.');
    const made = calls();
    render(<Game data={dataOf(title, 'en', null)} calls={made} shell={shell} />);
    const button = screen.getByRole('button', { name: /^Play for/ });
    fireEvent.click(button);
    button.click();
    expect(made.begin).not.toHaveBeenCalled();
    const first = createEvent.keyDown(button, { key: 'Enter' });
    const repeated = createEvent.keyDown(button, { key: 'Enter', repeat: true });
    fireEvent(button, first);
    fireEvent(button, repeated);
    expect([first.defaultPrevented, repeated.defaultPrevented]).toEqual([false, true]);
  });

  it('waits while the site holds rounds back', () => {
    if (!title) throw new Error('There is no title.');
    const resting: ShellLink = {
      ...shell,
      onRest: (listener) => {
        listener('reality-check');
        return () => {};
      },
    };
    render(<Game data={dataOf(title, 'en', null)} calls={calls()} shell={resting} />);
    const button = screen.getByRole('button', { name: /^Play for/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
