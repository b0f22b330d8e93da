import lastSeason from '../../data/football/results.json';
import { FOOTBALL_CHAMPS } from '../catalog/football-champs';
import type { Pair } from '../play/fixture';
import { knownMatches, type KnownMatch } from './known-matches';
import { yearsOf } from './seasons';

/** A match between two clubs whose real result is shown. */
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

/** By the matches of this season that are known: they are others on another day. */
const all = new WeakMap<readonly KnownMatch[], readonly ClubMatch[]>();

/** Every result of the data that is shown, the oldest first. */
function clubMatches(now: number): readonly ClubMatch[] {
  const known = knownMatches(now);
  const made = all.get(known) ?? [...lastSeasonMatches(), ...known.map(clubMatch)];
  all.set(known, made);
  return made;
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

function clubMatch({ champ, localAt, home, away, result }: KnownMatch): ClubMatch {
  return {
    champId: champ.id,
    season: yearsOf(champ.id),
    day: new Date(localAt).toISOString().slice(0, 10),
    home,
    away,
    score: result.full,
    half: result.half,
  };
}

/** The matches of a club, the newest first. */
export function matchesOf(club: string, now: number): ClubMatch[] {
  return clubMatches(now)
    .filter(({ home, away }) => home === club || away === club)
    .toReversed();
}

/** The matches of two clubs against each other, the newest first. */
export function matchesBetween(one: string, other: string, now: number): ClubMatch[] {
  return matchesOf(one, now).filter(({ home, away }) => home === other || away === other);
}
