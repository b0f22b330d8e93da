import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { SharedRound } from '@grandstand/bus-contracts/domain/fair';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableHash } from '../../../src/outside/games/maths/table-hash';
import type { TableCalls } from '../../../src/outside/games/page/calls';
import type { ShellLink } from '../../../src/outside/games/page/shell-link';
import { TableGame } from '../../../src/outside/games/page/table/table-game';
import type { PlayData, PlayFault, TableAnswer } from '../../../src/outside/games/play-data';
import { PLAY_TEXTS } from '../../../src/outside/games/play-texts';
import { answerOf } from '../../../src/outside/games/rounds/round';
import { SHARED_TITLES } from '../../../src/outside/games/shared-titles';
import type { SharedTitle } from '../../../src/outside/games/titles';
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

const BETTING: TableAnswer = {
  version: 1,
  phase: 'betting',
  endsIn: 20_000,
  runningFor: null,
  isVoid: false,
  last: [],
  published: null,
  chain: { terminalHash: 'a'.repeat(64), salt: 'salt-1' },
  own: null,
  balance: 5000,
};

function dataOf(title: SharedTitle, language: PlayData['language'], first: TableAnswer): PlayData {
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
    open: null,
    shared: { times: title.shared, first },
    siteOrigin: 'http://localhost:3000',
    texts: PLAY_TEXTS[language],
  };
}

/** A table that was drawn, with a bet of the player. */
async function shownTable(title: SharedTitle, nonce: number): Promise<TableAnswer> {
  const { rules, usual, slug, shared, stake } = title;
  const { results } = await draw(slug, [...rules.draws(usual.choice)], nonce);
  const unit = stake.min;
  const bet = { roundId: `round-${nonce}`, choice: usual.choice, unit, transactionIds: ['none'] };
  const result = answerOf(
    title,
    { ...bet, results, moves: [], at: 0 },
    { balance: 5000, isPaying: false, free: null, restMs: 0 },
  );
  return {
    ...BETTING,
    version: 2,
    phase: 'shown',
    endsIn: 9000,
    last: [{ name: 'one', view: rules.publicView(rules.begin(shared.nobody, results)) }],
    published: { round: 7 } as SharedRound,
    own: {
      roundId: bet.roundId,
      choice: usual.choice,
      staked: result.staked,
      isOfThisRound: true,
      isTakenBack: false,
      result,
    },
  };
}

/** A page whose server answers when the test says so. */
function page(title: SharedTitle, first: TableAnswer, language: PlayData['language'] = 'en') {
  const looks: ((answer: TableAnswer | PlayFault) => void)[] = [];
  const calls: TableCalls = {
    begin: vi.fn(async () => BETTING),
    stop: vi.fn(async () => BETTING),
    look: async () =>
      new Promise((resolve) => {
        looks.push(resolve);
      }),
  };
  const data = dataOf(title, language, first);
  const rendered = render(<TableGame data={data} first={first} calls={calls} shell={shell} />);
  const hear = async (answer: TableAnswer | PlayFault): Promise<void> =>
    act(async () => looks.shift()?.(answer));
  return { ...rendered, calls, data, hear };
}

describe.each(SHARED_TITLES.map((title) => [title.slug, title] as const))(
  'the page of the table of %s',
  (slug, title) => {
    it('says in words, in every language, the phase, the result, the last results, rules and odds', async () => {
      for (const [nonce, language] of LANGUAGES.entries()) {
        const first = await shownTable(title, nonce);
        const { container, data, unmount } = page(title, first, language);
        const text = container.textContent ?? '';
        expect(text).not.toMatch(/\{\w+\}|undefined|null|NaN/);
        const { texts } = data;
        for (const rule of texts.rules[slug as keyof typeof texts.rules]) {
          expect(text).toContain(rule);
        }
        expect(text).toContain(texts.table.phases.shown);
        const status = container.querySelector('.result[role=status]');
        const { returned = 0, staked = 0 } = first.own?.result ?? {};
        expect(status?.className.split(' ').includes('win')).toBe(returned > staked);
        expect(status?.textContent?.length).toBeGreaterThan(30);
        const last = screen.getByRole('region', { name: texts.table.last });
        expect(last.querySelectorAll('li')).toHaveLength(1);
        expect(last.querySelector('li')?.textContent).not.toBe('');
        unmount();
      }
    });
  },
);

describe('the page of a table', () => {
  const title = SHARED_TITLES[0]!;

  it('hears what the table is at, and lets nobody bet once bets are closed', async () => {
    const { hear } = page(title, BETTING);
    const button = screen.getByRole('button', { name: /^Bet / });
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('timer').textContent).toContain('20 s left');
    await hear({ ...BETTING, version: 2, phase: 'closed', endsIn: null });
    expect(screen.getByText(/^Bets are closed/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBe(null);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await hear(await shownTable(title, 1));
    expect(screen.getByText(/^The round is over/)).toBeTruthy();
    const proof = screen.getByLabelText(/^Round 7 of the chain/, { selector: 'textarea' });
    expect((proof as HTMLTextAreaElement).value).toBe('{"round":7}');
  });

  it('says to all that a round is void, and shows no numbers of the round before', async () => {
    const shown = await shownTable(title, 1);
    const { container, hear } = page(title, { ...shown, own: null });
    const result = container.querySelector('.result');
    expect(result?.textContent).not.toBe('');
    const board = container.querySelector('.board')?.outerHTML;
    await hear({ ...shown, own: null, version: 3, isVoid: true });
    expect(screen.getByText(/^The round is void: all bets on it are returned\./)).toBeTruthy();
    expect(screen.queryByText(/^The round is over/)).toBe(null);
    expect(result?.textContent).toBe('');
    expect(container.querySelector('.board')?.outerHTML).not.toBe(board);
  });

  it('shows what came of the last bet while the table is paused', async () => {
    const { own, ...shown } = await shownTable(title, 1);
    const paused = {
      ...shown,
      phase: 'paused',
      own: own && { ...own, isOfThisRound: false },
    } as const;
    const { container } = page(title, paused);
    expect(container.querySelector('.result .sum')?.textContent).toMatch(/comes? back/);
    expect(screen.getByRole('button', { name: 'Wait for the next round' })).toBeTruthy();
  });

  it('says that the connection is lost, and that a bet counts, until the server answers again', async () => {
    vi.useFakeTimers();
    const { hear } = page(title, BETTING);
    await hear({ error: { code: 'no-answer' } });
    expect(screen.getByText(/^No connection/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Bet / }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    await hear({ ...BETTING, version: 9 });
    expect(screen.getByText('Bets are open.')).toBeTruthy();
    vi.useRealTimers();
  });

  it('takes no press of a script', () => {
    const { calls } = page(title, BETTING);
    fireEvent.click(screen.getByRole('button', { name: /^Bet / }));
    expect(calls.begin).not.toHaveBeenCalled();
  });
});
