import { SPORT_IDS, type SportSlug } from '@grandstand/bus-contracts/domain';
import type { ChampFacts, RosterChamp } from '../catalog/champ';
import type { Fixture, Pair } from '../play/fixture';
import type { Scorers } from '../play/points/scorers';
import type { ScoreRules } from '../play/score-from';
import type { SportModel } from '../play/timeline';
import type { Offers } from '../pricing/offers';

/** What a game's championship, strengths, kind and sides say of its offers; without sides there are none of players. */
export type OfferedGame = Pick<Fixture, 'champId' | 'strength' | 'isOutright'> &
  Partial<Pick<Fixture, 'id' | 'home' | 'away'>>;

/** What a game's championship and sides say of who scores. */
export type ScoringGame = Pick<Fixture, 'champId' | 'home' | 'away'>;

/** A sport as the operator knows it. Its units and periods are in the catalogue of the site. */
export interface SportDefinition {
  readonly id: number;
  readonly slug: SportSlug;
  /**
   * Who lists its games: the line; the pages of cyber-sport, of players and teams (`real`) or played by a
   * program (`virtual`); or pages of its own.
   */
  readonly listedIn: 'line' | 'real' | 'virtual' | 'own-pages';
  /** Championships whose games are drawn at random, by their rosters. */
  readonly champs: readonly RosterChamp[];
  /** Championships with a calendar of their own. */
  readonly calendarChamps?: readonly ChampFacts[];
  /** The strengths of two sides, by the distance of their places in the roster as a share of it; 0: equal sides. */
  readonly strengthOf: (gap: number) => Pair;
  /** How many games begin at a time; left out: the usual number. */
  readonly gamesAtATime?: number;
  /** How a match goes, and how likely its scores are. Left out: its results are drawn elsewhere. */
  readonly modelOf?: (champId: number) => SportModel;
  /** Which scores QA can set. */
  readonly scoresOf: (champId: number) => ScoreRules;
  readonly offersOf: (game: OfferedGame) => Offers;
  /** The cards and corners of its matches are published beside the goals. */
  readonly hasCourse?: true;
  /** Who scores the points of a match, in a sport whose players are known. */
  readonly scorersOf?: (game: ScoringGame) => Scorers;
  /** Whether two sides are of one town; left out: nobody knows. */
  readonly isDerby?: (home: string, away: string) => boolean;
}

/** A sport under its id and slug of the site's catalogue. */
export function defineSport(
  slug: SportSlug,
  sport: Omit<SportDefinition, 'id' | 'slug'>,
): SportDefinition {
  return { id: SPORT_IDS[slug], slug, ...sport };
}
