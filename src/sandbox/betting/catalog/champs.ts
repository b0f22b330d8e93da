import type { ChampFacts } from './champ';
import { CYBER_CHAMPS } from './cyber-champs';
import { FOOTBALL_CHAMPS } from './football-champs';
import { MARBLE_RACES } from './marble-races';
import { ROSTER_CHAMPS } from './roster-champs';
import type { SportFacts } from './sports';
import { ALL_SPORTS } from './sports';
import { WORLD_CHAMPIONSHIP } from './world-championship';

/** Every championship, in the order of the menu. */
export const CHAMPS: readonly ChampFacts[] = [
  ...FOOTBALL_CHAMPS,
  WORLD_CHAMPIONSHIP,
  ...ROSTER_CHAMPS,
  ...CYBER_CHAMPS,
  MARBLE_RACES,
];

const champById = new Map(CHAMPS.map((champ) => [champ.id, champ]));
const placeById = new Map(CHAMPS.map((champ, place) => [champ.id, place]));
const sportById = new Map(ALL_SPORTS.map((sport) => [sport.id, sport]));

export function champOf(id: number): ChampFacts {
  const champ = champById.get(id);
  if (!champ) throw new RangeError(`Failed to find the championship ${id}.`);
  return champ;
}

/** The index of a championship in the menu. */
export function champPlace(id: number): number {
  return placeById.get(id) ?? CHAMPS.length;
}

export function sportOf(id: number): SportFacts {
  const sport = sportById.get(id);
  if (!sport) throw new RangeError(`Failed to find the sport ${id}.`);
  return sport;
}
