import fixtures from '../../../data/football/fixtures.json';
import results from '../../../data/football/results.json';
import type { Pair } from '../fixture';

/** The goals that a club scores and concedes, relative to its league's average. */
interface Rating {
  readonly attack: number;
  readonly defence: number;
}

interface Tally {
  played: number;
  scored: number;
  conceded: number;
}

interface League {
  readonly ratings: ReadonlyMap<string, Rating>;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** The number of average matches added to each record, because a short record is unreliable. */
const PRIOR_MATCHES = 8;
/** The rating of a club that is new to its league. */
const NEWCOMER: Rating = { attack: 0.86, defence: 1.14 };
const MIN_GOALS = 0.35;
const MAX_GOALS = 3.6;

interface Played {
  readonly home: string;
  readonly away: string;
  readonly score: string;
}

function leagueOf(played: readonly Played[]): League {
  const tallies = new Map<string, Tally>();
  const tally = (club: string): Tally => {
    const known = tallies.get(club) ?? { played: 0, scored: 0, conceded: 0 };
    tallies.set(club, known);
    return known;
  };
  let homeGoals = 0;
  let awayGoals = 0;
  for (const { home, away, score } of played) {
    const [ours = 0, theirs = 0] = score.split(':').map(Number);
    homeGoals += ours;
    awayGoals += theirs;
    for (const [club, scored, conceded] of [
      [home, ours, theirs],
      [away, theirs, ours],
    ] as const) {
      const record = tally(club);
      record.played++;
      record.scored += scored;
      record.conceded += conceded;
    }
  }
  const average = (homeGoals + awayGoals) / (2 * played.length);
  const share = (goals: number, matches: number): number =>
    (goals + PRIOR_MATCHES * average) / ((matches + PRIOR_MATCHES) * average);
  const ratings = new Map(
    [...tallies].map(([club, record]) => [
      club,
      {
        attack: share(record.scored, record.played),
        defence: share(record.conceded, record.played),
      },
    ]),
  );
  return { ratings, homeGoals: homeGoals / played.length, awayGoals: awayGoals / played.length };
}

/** Ratings by the previous season, or by the current one if the data has no previous one. */
function leaguesByCode(): Map<string, League> {
  const leagues = new Map<string, League>();
  for (const { code, clubs, matches } of results) {
    const played = matches.map((line) => {
      const [home, away, score = '0:0'] = line.split(' ');
      return { home: clubs[Number(home)] ?? '', away: clubs[Number(away)] ?? '', score };
    });
    leagues.set(code, leagueOf(played));
  }
  for (const { code, clubs, matches } of fixtures) {
    if (leagues.has(code)) continue;
    const played = matches.flatMap((line) => {
      const [, , , home, away, score] = line.split(' ');
      return score
        ? [{ home: clubs[Number(home)] ?? '', away: clubs[Number(away)] ?? '', score }]
        : [];
    });
    leagues.set(code, leagueOf(played));
  }
  return leagues;
}

/** The expected goals of each side, by both clubs' ratings and the league's home advantage. */
export function footballStrengths(): (code: string, home: string, away: string) => Pair {
  const leagues = leaguesByCode();
  const goals = (expected: number): number => Math.min(MAX_GOALS, Math.max(MIN_GOALS, expected));
  return (code, home, away) => {
    const league = leagues.get(code);
    if (!league) throw new Error(`Failed to rate the clubs: "${code}" has no results.`);
    const ours = league.ratings.get(home) ?? NEWCOMER;
    const theirs = league.ratings.get(away) ?? NEWCOMER;
    return {
      home: goals(league.homeGoals * ours.attack * theirs.defence),
      away: goals(league.awayGoals * theirs.attack * ours.defence),
    };
  };
}
