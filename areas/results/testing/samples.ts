import type { ClubMatch, GameResult } from '@grandstand/bus-contracts/answers';
import type { ChampPage, HeadToHead, Results, TeamPage } from '../data/source';

export const LEAGUE = {
  id: 101,
  slug: 'england-premier-league',
  name: 'Premier League',
  country: 'England',
};

/** A football match that has ended 2:1. */
export function result(id: number, home: string, more: Partial<GameResult> = {}): GameResult {
  return {
    id,
    sportId: 1,
    sport: { id: 1, slug: 'football', name: 'Football' },
    champ: LEAGUE,
    slug: `${id}-match`,
    home,
    away: 'Everton',
    homeId: `football-${home.toLowerCase()}`,
    awayId: 'football-everton',
    startsAt: Date.UTC(2026, 10, 25, 15, 30),
    isLive: false,
    isFinished: true,
    isTop: true,
    score: {
      home: 2,
      away: 1,
      periods: [
        { home: 1, away: 0 },
        { home: 1, away: 1 },
      ],
      period: 2,
      minute: null,
      events: 1,
    },
    hasCourse: true,
    ...more,
  };
}

/** The answer of a day with these games. */
export function dayOf(games: readonly GameResult[], total = games.length): Results {
  return {
    day: '2026-11-25',
    firstDay: '2026-10-27',
    total,
    games: [...games],
    sports: [
      {
        slug: 'football',
        name: 'Football',
        games: total,
        champs: [{ ...LEAGUE, games: total }],
      },
    ],
  };
}

export const CHAMP: ChampPage = {
  champ: LEAGUE,
  sport: { slug: 'football', name: 'Football' },
  table: {
    season: '2025–26',
    rows: [
      {
        team: 'Arsenal',
        teamId: 'football-arsenal',
        played: 3,
        won: 2,
        drawn: 1,
        lost: 0,
        scored: 5,
        conceded: 1,
        points: 7,
        form: ['won', 'drawn', 'won'],
      },
    ],
  },
  last: [result(1, 'Arsenal')],
  next: [result(2, 'Chelsea', { isFinished: false, score: null })],
};

const teamOf = (name: string) => ({ id: `football-${name.toLowerCase()}`, name });

/** A known match of a season; without a score of half-time, of one whose days are unknown too. */
export function clubMatch(
  home: string,
  away: string,
  [ours, theirs]: readonly [number, number],
  half?: readonly [number, number],
): ClubMatch {
  return {
    champ: LEAGUE,
    season: '2025–26',
    day: half ? '2025-08-15' : null,
    home: teamOf(home),
    away: teamOf(away),
    score: { home: ours, away: theirs },
    half: half ? { home: half[0], away: half[1] } : null,
  };
}

export const TEAM: TeamPage = {
  team: teamOf('Arsenal'),
  sport: { slug: 'football', name: 'Football' },
  league: { champ: LEAGUE, season: '2025–26', place: 2, rivals: [teamOf('Everton')] },
  matches: [
    clubMatch('Arsenal', 'Everton', [2, 1], [1, 0]),
    clubMatch('Everton', 'Arsenal', [0, 0], [0, 0]),
  ],
  last: [],
  next: [result(2, 'Arsenal', { isFinished: false, score: null })],
};

export const HEAD_TO_HEAD: HeadToHead = {
  team: TEAM.team,
  rival: teamOf('Everton'),
  sport: TEAM.sport,
  matches: TEAM.matches,
};
