import type { Language } from '@grandstand/bus-contracts';
import { textsIn } from '../../site/texts';
import type { Fixture, Pair } from '../play/fixture';
import type { ScoreRules } from '../play/score-from';
import type { SportModel } from '../play/timeline';
import type { Offers } from '../pricing/offers';
import type { OfferedGame, SportDefinition } from './define-sport';
import basketball from './definitions/basketball';
import cricket from './definitions/cricket';
import cs2 from './definitions/cs2';
import dota2 from './definitions/dota-2';
import ebasketball from './definitions/ebasketball';
import efootball from './definitions/efootball';
import football from './definitions/football';
import iceHockey from './definitions/ice-hockey';
import lol from './definitions/lol';
import marbles from './definitions/marbles';
import tennis from './definitions/tennis';
import valorant from './definitions/valorant';
import volleyball from './definitions/volleyball';

/** Every sport of the operator, in the order of the menus. */
export const ALL_SPORTS: readonly SportDefinition[] = [
  football,
  tennis,
  basketball,
  iceHockey,
  volleyball,
  cricket,
  cs2,
  dota2,
  lol,
  valorant,
  efootball,
  ebasketball,
  marbles,
];

/** The sports of the line. */
export const SPORTS: readonly SportDefinition[] = ALL_SPORTS.filter(
  ({ listedIn }) => listedIn === 'line',
);

/** A discipline of cyber-sport: matches of players and teams, or short games that a program plays. */
export interface Discipline extends SportDefinition {
  readonly listedIn: 'real' | 'virtual';
}

/** The disciplines of cyber-sport, which has a menu and pages of its own. */
export const DISCIPLINES: readonly Discipline[] = ALL_SPORTS.filter(isDiscipline);

/** The sports whose games QA can make. */
export const PLAYED_SPORTS: readonly SportDefinition[] = [...SPORTS, ...DISCIPLINES];

const byId = new Map(ALL_SPORTS.map((sport) => [sport.id, sport]));

export function sportOf(id: number): SportDefinition {
  const sport = byId.get(id);
  if (!sport) throw new RangeError(`Failed to find the sport ${id}.`);
  return sport;
}

function isDiscipline(sport: SportDefinition): sport is Discipline {
  return sport.listedIn === 'real' || sport.listedIn === 'virtual';
}

/** Whether a sport is a discipline of cyber-sport. */
export function isCyber(sportId: number): boolean {
  const sport = byId.get(sportId);
  return sport !== undefined && isDiscipline(sport);
}

/** Whether a sport has pages of its own: the menu, lists and offers of the line leave its games out. */
export function hasOwnPages(sportId: number): boolean {
  const sport = byId.get(sportId);
  return sport !== undefined && sport.listedIn !== 'line';
}

export function sportName({ slug }: Pick<SportDefinition, 'slug'>, language: Language): string {
  return textsIn(language).sports[slug];
}

/** The model of a sport; of a discipline with maps, by the format of the championship. */
export function modelOf({ sportId, champId }: Pick<Fixture, 'sportId' | 'champId'>): SportModel {
  const model = sportOf(sportId).modelOf?.(champId);
  if (!model) throw new RangeError(`Failed to find the model of the sport ${sportId}.`);
  return model;
}

/** The scores that QA can set in a game. */
export function scoresOf({ sportId, champId }: Pick<Fixture, 'sportId' | 'champId'>): ScoreRules {
  return sportOf(sportId).scoresOf(champId);
}

/** The offered outcomes of a game. */
export function offersOf(game: OfferedGame & Pick<Fixture, 'sportId'>): Offers {
  return sportOf(game.sportId).offersOf(game);
}

/** The strengths of equal sides. */
export function usualStrength(sportId: number): Pair {
  return sportOf(sportId).strengthOf(0);
}
