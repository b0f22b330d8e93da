import fixtures from '../../../data/football/fixtures.json';
import type { FootballChamp } from '../../catalog/football-champs';
import { FOOTBALL_CHAMPS } from '../../catalog/football-champs';
import type { Pair } from '../fixture';
import { footballStrengths } from './football-strengths';

/** A match of the data. */
export interface FootballMatch {
  readonly champ: FootballChamp;
  readonly round: number;
  /** Kick-off in the league's local time, written as if it were UTC. */
  readonly localAt: number;
  readonly home: string;
  readonly away: string;
  readonly strength: Pair;
  /** The real result; null if it is unknown. */
  readonly result: { readonly full: Pair; readonly half: Pair | null } | null;
}

const HOUR = 3_600_000;
/** Local hours for matches whose hour is unknown. */
const WEEKEND_HOURS = ['15:00', '17:30', '20:00'];
const WEEKDAY_HOURS = ['19:00', '20:30'];

function pairOf(score: string | undefined): Pair | null {
  if (!score || score === '-') return null;
  const [home = 0, away = 0] = score.split(':').map(Number);
  return { home, away };
}

/** The data leave out the half of many matches without a goal; it had none either. */
function goallessHalf({ home, away }: Pair): Pair | null {
  return home + away === 0 ? { home, away } : null;
}

function kickoff(date: string, time: string, place: number): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const weekday = new Date(midnight).getUTCDay();
  const usual = weekday === 0 || weekday === 6 ? WEEKEND_HOURS : WEEKDAY_HOURS;
  const known = time === '-' ? (usual[place % usual.length] ?? '15:00') : time;
  const [hours = 0, minutes = 0] = known.split(':').map(Number);
  return midnight + hours * HOUR + minutes * 60_000;
}

function readLeagues(): FootballMatch[] {
  const strengths = footballStrengths();
  return FOOTBALL_CHAMPS.flatMap((champ) => {
    const league = fixtures.find(({ code }) => code === champ.code);
    if (!league) throw new Error(`Failed to read the fixtures: "${champ.code}" is missing.`);
    return league.matches.map((line, place) => {
      const [round = '1', date = '', time = '-', homePlace, awayPlace, full, half] =
        line.split(' ');
      const home = league.clubs[Number(homePlace)] ?? '';
      const away = league.clubs[Number(awayPlace)] ?? '';
      const score = pairOf(full);
      return {
        champ,
        round: Number(round),
        localAt: kickoff(date, time, place),
        home,
        away,
        strength: strengths(champ.code, home, away),
        result: score && { full: score, half: pairOf(half) ?? goallessHalf(score) },
      };
    });
  });
}

let matches: readonly FootballMatch[] | undefined;

/** All matches of the data; a match's index is part of the ids of its games. */
export function footballMatches(): readonly FootballMatch[] {
  matches ??= readLeagues();
  return matches;
}
