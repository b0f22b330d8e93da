import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../play/fixture';
import { footballMatches } from '../fixtures/football/football-data';
import { leagueTable } from '../results/league-table';
import { OUTCOME, typeInPart } from '@grandstand/bus-contracts/domain';
import { settleOutcome } from './settle-outcome';

interface Match {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly half: Pair | null;
  readonly full: Pair;
}

const pairOf = (text: string): Pair => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
};
const MATCHES: readonly Match[] = readFileSync(
  new URL('../../../../tests/public-data/football-2023-24.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [league = '', home = '', away = '', half = '', full = ''] = line.split(',');
    return { league, home, away, half: half === '' ? null : pairOf(half), full: pairOf(full) };
  });

const goals = () => [];
/** A match as it is settled: with the scores of its halves, where they are known. */
function playedOf({ half, full }: Match) {
  const periods = half ? [half, { home: full.home - half.home, away: full.away - half.away }] : [];
  return { score: { ...full, periods, period: periods.length }, goals };
}

/** What a person reads off a score, by another way than the rules of settlement. */
function expected({ home, away }: Pair): Record<string, string> {
  const sum = home + away;
  const sign = Math.sign(home - away);
  const won = (is: boolean): string => (is ? 'won' : 'lost');
  const byLine = (difference: number): string => (difference === 0 ? 'void' : won(difference > 0));
  return {
    [OUTCOME.home]: won(sign === 1),
    [OUTCOME.draw]: won(sign === 0),
    [OUTCOME.away]: won(sign === -1),
    [OUTCOME.homeOrDraw]: won(sign !== -1),
    [OUTCOME.homeOrAway]: won(sign !== 0),
    [OUTCOME.drawOrAway]: won(sign !== 1),
    [OUTCOME.noBetHome]: ['lost', 'void', 'won'][sign + 1] ?? '',
    [OUTCOME.noBetAway]: ['won', 'void', 'lost'][sign + 1] ?? '',
    [OUTCOME.bothScore]: won(Math.min(home, away) > 0),
    [OUTCOME.notBothScore]: won(Math.min(home, away) === 0),
    [OUTCOME.even]: won([0, 2, 4, 6, 8, 10, 12].includes(sum)),
    [OUTCOME.odd]: won([1, 3, 5, 7, 9, 11, 13].includes(sum)),
    [`${OUTCOME.over} 2.5`]: won(sum >= 3),
    [`${OUTCOME.under} 2.5`]: won(sum <= 2),
    [`${OUTCOME.over} 2`]: byLine(sum - 2),
    [`${OUTCOME.under} 2`]: byLine(2 - sum),
    [`${OUTCOME.homeOver} 1.5`]: won(home >= 2),
    [`${OUTCOME.homeUnder} 1.5`]: won(home <= 1),
    [`${OUTCOME.awayOver} 0.5`]: won(away >= 1),
    [`${OUTCOME.awayUnder} 0.5`]: won(away === 0),
    [`${OUTCOME.handicapHome} -1`]: byLine(home - 1 - away),
    [`${OUTCOME.handicapAway} 1`]: byLine(away + 1 - home),
    [`${OUTCOME.startHome} 0:1`]: won(home - away > 1),
    [`${OUTCOME.startDraw} 0:1`]: won(home - away === 1),
    [`${OUTCOME.startAway} 0:1`]: won(home - away < 1),
    [`${OUTCOME.score} 1:1`]: won(home === 1 && away === 1),
  };
}

/** The results of all these outcomes of a part of a match. */
function settled(match: Match, part: number): Record<string, string> {
  const played = playedOf(match);
  return Object.fromEntries(
    Object.keys(expected(match.full)).map((key) => {
      const [type = '', param = null] = key.split(' ');
      return [key, settleOutcome(typeInPart(Number(type), part), param, played)];
    }),
  );
}

describe('the matches of real seasons', () => {
  it('are settled by their scores', () => {
    expect(MATCHES).toHaveLength(1066);
    for (const match of MATCHES) expect(settled(match, 0)).toEqual(expected(match.full));
  });

  it('have the bets on each half settled by the score of that half, and returned where it is unknown', () => {
    const areVoid = (results: Record<string, string>) =>
      Object.values(results).every((result) => result === 'void');
    for (const match of MATCHES) {
      const { half, full } = match;
      if (!half) {
        expect([areVoid(settled(match, 1)), areVoid(settled(match, 2))]).toEqual([true, true]);
        continue;
      }
      const second = { home: full.home - half.home, away: full.away - half.away };
      expect(settled(match, 1)).toEqual(expected(half));
      expect(settled(match, 2)).toEqual(expected(second));
    }
    expect(MATCHES.filter(({ half }) => !half).length).toBeGreaterThan(50);
  });

  it.each([
    // As played: the points that a league took from a club for its accounts are no part of a table of matches.
    [
      'en.1',
      'Manchester City FC 91, Arsenal FC 89, Liverpool FC 82, Aston Villa FC 68, Tottenham Hotspur FC 66',
      'Luton Town FC 26, Burnley FC 24, Sheffield United FC 16',
    ],
    [
      'de.1',
      'Bayer 04 Leverkusen 90, VfB Stuttgart 73, FC Bayern München 72, RB Leipzig 65, Borussia Dortmund 63',
      'VfL Bochum 1848 33, 1. FC Köln 27, SV Darmstadt 98 17',
    ],
    [
      'it.1',
      'FC Internazionale Milano 94, AC Milan 75, Juventus FC 71, Atalanta BC 69, Bologna FC 1909 68',
      'Frosinone Calcio 35, US Sassuolo Calcio 30, US Salernitana 1919 17',
    ],
  ])('give the table of %s', (league, first, last) => {
    const matches = MATCHES.filter((match) => match.league === league);
    const table = leagueTable(matches.map(({ full, ...match }) => ({ ...match, score: full })));
    const rows = table.map(({ team, points }) => `${team} ${points}`);
    expect(rows.slice(0, 5).join(', ')).toBe(first);
    expect(rows.slice(-3).join(', ')).toBe(last);
    for (const { played, won, drawn, lost } of table) expect(won + drawn + lost).toBe(played);
  });
});

it('a match of the site that ended without a goal had none in its first half', () => {
  const goalless = footballMatches().filter(
    ({ result }) => result && result.full.home + result.full.away === 0,
  );
  expect(goalless.length).toBeGreaterThan(100);
  for (const { result } of goalless) expect(result?.half).toEqual({ home: 0, away: 0 });
});
