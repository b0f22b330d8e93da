import lastSeason from '../data/football/results.json';
import { FOOTBALL_CHAMPS } from '../catalog/football-champs';
import type { Pair } from '../line/fixture';
import { footballMatches } from '../line/football-data';
import { yearsOf } from './seasons';

/** A match between two clubs that the data has a result of. */
export interface ClubMatch {
  readonly champId: number;
  /** "2024–25". */
  readonly season: string;
  /** "2025-08-15"; null: the data of the season has no days. */
  readonly day: string | null;
  readonly home: string;
  readonly away: string;
  readonly score: Pair;
  /** At half-time; null: unknown. */
  readonly half: Pair | null;
}

const LAST_SEASON = '2024–25';

let all: readonly ClubMatch[] | undefined;

/** Every result of the data, the oldest first. */
function clubMatches(): readonly ClubMatch[] {
  all ??= [...lastSeasonMatches(), ...thisSeasonMatches()];
  return all;
}

function lastSeasonMatches(): ClubMatch[] {
  return FOOTBALL_CHAMPS.flatMap(({ id, code }) => {
    const league = lastSeason.find((one) => one.code === code);
    if (!league) return [];
    return league.matches.map((line) => {
      const [home, away, score = ''] = line.split(' ');
      const [ours = 0, theirs = 0] = score.split(':').map(Number);
      return {
        champId: id,
        season: LAST_SEASON,
        day: null,
        home: league.clubs[Number(home)] ?? '',
        away: league.clubs[Number(away)] ?? '',
        score: { home: ours, away: theirs },
        half: null,
      };
    });
  });
}

function thisSeasonMatches(): ClubMatch[] {
  return footballMatches()
    .toSorted((a, b) => a.localAt - b.localAt)
    .flatMap(({ champ, localAt, home, away, result }) => {
      if (!result) return [];
      return {
        champId: champ.id,
        season: yearsOf(champ.id),
        day: new Date(localAt).toISOString().slice(0, 10),
        home,
        away,
        score: result.full,
        half: result.half,
      };
    });
}

/** The matches of a club, the newest first. */
export function matchesOf(club: string): ClubMatch[] {
  return clubMatches()
    .filter(({ home, away }) => home === club || away === club)
    .toReversed();
}

/** The matches of two clubs against each other, the newest first. */
export function matchesBetween(one: string, other: string): ClubMatch[] {
  return matchesOf(one).filter(({ home, away }) => home === other || away === other);
}
