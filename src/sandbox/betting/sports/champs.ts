import type { ChampFacts, RosterChamp } from '../catalog/champ';
import { ALL_SPORTS, PLAYED_SPORTS } from './sports';

/** Every championship, in the order of the menu: those with a calendar of their own are the greatest. */
export const CHAMPS: readonly ChampFacts[] = [
  ...ALL_SPORTS.flatMap(({ calendarChamps = [] }) => calendarChamps),
  ...ALL_SPORTS.flatMap(({ champs }) => champs),
];

const champById = new Map(CHAMPS.map((champ) => [champ.id, champ]));
const placeById = new Map(CHAMPS.map((champ, place) => [champ.id, place]));

export function champOf(id: number): ChampFacts {
  const champ = champById.get(id);
  if (!champ) throw new RangeError(`Failed to find the championship ${id}.`);
  return champ;
}

/** The index of a championship in the menu. */
export function champPlace(id: number): number {
  return placeById.get(id) ?? CHAMPS.length;
}

/** The championships of teams and players whose rosters are invented. */
export const ROSTER_CHAMPS: readonly RosterChamp[] = PLAYED_SPORTS.flatMap(
  ({ calendarChamps = [], champs }) => [...calendarChamps.filter(hasRoster), ...champs],
);

function hasRoster(champ: ChampFacts | RosterChamp): champ is RosterChamp {
  return 'roster' in champ;
}
