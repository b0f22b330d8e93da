import {
  betsChanged,
  betsList,
  feedGames,
  sessionState,
  type Game,
  type PlacedBet,
} from '@grandstand/bus-contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  kickedOff,
  liveGame,
  NOON,
  sampleDictionary,
  sampleGame,
  sampleSports,
} from '../testing/sample-line';
import { standInShell } from '../testing/stand-in-shell';
import { renderSports } from '../app/render-sports';
import { pageAt } from '../../../src/routes/testing/page-at';

const ID = 31;
const PATH = '/live/football/england-premier-league/31-arsenal-chelsea';
const SCORE = { ...kickedOff, home: 2, away: 1, minute: null };
const over = (change: Partial<Game> = {}): Game =>
  liveGame(ID, { isLive: false, isFinished: true, score: SCORE, markets: [], ...change });

/** A single that won on a game. */
function wonBet(id: string, gameId: number, more: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id,
    refId: `r-${id}`,
    placedAt: NOON,
    settledAt: NOON,
    typeId: 0,
    systemValue: 0,
    accountId: 1,
    iso: 'EUR',
    scale: 2,
    amount: 1000,
    coef: 1.9,
    possibleWin: 1900,
    payout: 1900,
    status: 'won',
    legs: [
      {
        marketId: `${gameId}:1`,
        typeId: 1,
        marketTypeId: 1,
        param: null,
        sportId: 1,
        champ: 'Premier League',
        gameId,
        home: 'Arsenal',
        away: 'Chelsea',
        startsAt: NOON,
        coef: 1.9,
        isBanker: false,
        status: 'won',
        result: '2:1',
      },
    ],
    ...more,
  };
}

const open: (() => void)[] = [];
afterEach(() => {
  for (const end of open.splice(0)) end();
});

/** The page of a match, with a player's bets behind it. */
async function opened(game: Game, bets: readonly PlacedBet[] = []) {
  const shell = standInShell({ path: PATH });
  shell.games.splice(0, 1, game);
  const known = { bets };
  const requested: unknown[] = [];
  const service = shell.bus.join('bets');
  service.handle(betsList, (request) => {
    requested.push(request);
    return { bets: [...known.bets], hasMore: false };
  });
  const unmount = await shell.mount();
  open.push(unmount, shell.dispose);
  const session = shell.bus.join('session');
  const signIn = async (userId: string): Promise<void> => {
    session.publish(sessionState, { status: userId === '' ? 'guest' : 'player', userId });
    await shell.pass();
  };
  return { ...shell, known, requested, service, signIn };
}

const bets = () => screen.queryByRole('region', { name: 'Your bets on this match' });

describe('a match that has ended', () => {
  test.each([
    ['Arsenal won', { ...SCORE, home: 2, away: 1 }],
    ['Chelsea won', { ...SCORE, home: 0, away: 1 }],
    ['The match ended in a draw', { ...SCORE, home: 1, away: 1 }],
    ['The match ended without a result', null],
  ])('SPT-01 shows its end: %s', async (words, score) => {
    await opened(over({ score }));
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('status')).toHaveTextContent('Betting on this match is closed.');
  });

  test('SPT-01 links to the next matches of its league', async () => {
    const { queries } = await opened(over());
    expect(screen.getByRole('heading', { name: 'Next in Premier League' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Leeds United – Everton' })).toBeVisible();
    expect(queries).toContainEqual(
      expect.objectContaining({
        section: 'line',
        sport: 'football',
        champ: 'england-premier-league',
      }),
    );
  });

  test('SPT-01 links to other matches if its league has no more', async () => {
    const { games, pass } = await opened(liveGame(ID));
    games.splice(1);
    games.splice(0, 1, over());
    await pass(31_000);
    expect(screen.getByText('No upcoming matches in this league')).toBeVisible();
  });

  test('SPT-01 appears when the match ends in view', async () => {
    const { feed, pass } = await opened(liveGame(ID));
    expect(screen.getByRole('radio', { name: 'Totals' })).toBeInTheDocument();
    feed.publish(feedGames, { id: ID, isLive: false, isFinished: true, score: SCORE, at: NOON });
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('Arsenal won');
    expect(screen.queryByRole('radio', { name: 'Totals' })).toBeNull();
  });

  test('OFC-01 shows the player the results of their bets on it, and nobody else', async () => {
    const express = wonBet('8', ID, {
      typeId: 1,
      status: 'accepted',
      payout: 0,
      possibleWin: 4000,
    });
    const { requested, signIn } = await opened(over(), [
      wonBet('7', ID),
      { ...express, legs: [...express.legs, ...wonBet('9', 2).legs] },
      wonBet('10', 2),
    ]);
    expect(bets()).toBeNull();
    await signIn('');
    expect([bets(), requested]).toEqual([null, []]);
    await signIn('ann-1');
    expect(requested).toEqual([{ gameId: ID }]);
    const rows = within(bets()!).getAllByRole('link');
    // A back end that answers more than was requested shows no bet of another match.
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/en/office/history/7',
      '/en/office/history/8',
    ]);
    expect(rows[0]).toHaveTextContent(
      /Arsenal to win · 1\.90.*Stake.*10\.00.*Returns.*19\.00.*Won/,
    );
    expect(rows[1]).toHaveTextContent(/Selections: 2.*Potential returns.*40\.00.*Accepted/);
    await signIn('');
    expect(bets()).toBeNull();
  });

  test('OFC-01 shows a bet that is settled after the match', async () => {
    const { known, pass, service, signIn } = await opened(over(), [
      wonBet('7', ID, { status: 'accepted', payout: 0 }),
    ]);
    await signIn('ann-1');
    expect(bets()).toHaveTextContent('Accepted');
    known.bets = [wonBet('7', ID)];
    service.publish(betsChanged, { ids: ['7'] });
    await pass();
    expect(bets()).toHaveTextContent('Won');
  });

  test('SPT-01 is complete before any script runs, and hydrated unchanged', async () => {
    const next = sampleGame(2, { home: 'Leeds United', away: 'Everton' });
    const answers: Readonly<Record<string, object>> = {
      '/line-api/v1/sports': { sports: sampleSports },
      '/bff-api/dictionary': { texts: sampleDictionary },
      '/line-api/v1/games/31': { game: over() },
      '/line-api/v1/games': { games: [next] },
    };
    const paths: string[] = [];
    const server = await renderSports({
      language: 'en',
      ...pageAt(PATH),
      settings: { coefViewId: 0, timeZone: 'Europe/Berlin', is12h: 0, appTheme: 1 },
      wantsBody: true,
      components: undefined,
      fetch: async (path) => {
        paths.push(path);
        return Response.json(answers[path.split('?')[0] ?? '']);
      },
      warn: () => {},
    });
    document.body.innerHTML = server.body;
    expect(screen.getByRole('status')).toHaveTextContent('Arsenal won');
    expect(screen.getByRole('region', { name: 'Leeds United – Everton' })).toBeVisible();
    expect(bets()).toBeNull();
    expect(paths.filter((path) => path.includes('bets'))).toEqual([]);
    document.body.innerHTML = '';

    const shell = standInShell({ path: PATH });
    shell.games.splice(0, 2, over(), next);
    const unmount = await shell.mount({
      ...server,
      state: JSON.parse(JSON.stringify(server.state)),
    });
    open.push(unmount, shell.dispose);
    expect(shell.queries).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Arsenal won');
  });
});
