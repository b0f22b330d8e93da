import type { SportSlug } from '@grandstand/bus-contracts/domain';
import type { RosterChamp } from '../catalog/champ';
import type { Pair } from '../play/fixture';
import { mapsToWin, type BestOf } from '../play/maps';
import { scoresOfSets } from '../play/score-from';
import type { SportModel } from '../play/timeline';
import { mapOffers } from '../pricing/map-offers';
import type { PartOffer } from '../pricing/offers';
import { defineSport, type SportDefinition } from './define-sport';

/** A championship whose matches are of so many maps at most. */
export interface MapChamp extends RosterChamp {
  readonly bestOf: BestOf;
}

interface MapSport {
  readonly champs: readonly MapChamp[];
  readonly strengthOf: (gap: number) => Pair;
  /** The model of matches that end with so many won maps. */
  readonly modelOf: (mapsToWin: number) => SportModel;
  /** The rounds or kills that QA's scores give the side that wins a map. */
  readonly pointsOfWinner: number;
  /** What is offered on each map beside its winner, and odd or even. */
  readonly ofMap: readonly PartOffer[];
}

/** The format of a championship that is not known. */
const USUAL_FORMAT: BestOf = 3;

/** A discipline of cyber-sport whose matches are won by maps; its championships have several formats. */
export function defineMapSport(slug: SportSlug, sport: MapSport): SportDefinition {
  const { champs, strengthOf } = sport;
  const formats = new Map(champs.map(({ id, bestOf }) => [id, bestOf]));
  /** Made once for each format. */
  const byFormat = <T>(make: (bestOf: BestOf) => T): ((champId: number) => T) => {
    const made = { 1: make(1), 3: make(3), 5: make(5) };
    return (champId) => made[formats.get(champId) ?? USUAL_FORMAT];
  };
  const offersOf = byFormat((bestOf) => mapOffers(bestOf, sport.ofMap));
  return defineSport(slug, {
    listedIn: 'real',
    champs,
    strengthOf,
    modelOf: byFormat((bestOf) => sport.modelOf(mapsToWin(bestOf))),
    scoresOf: byFormat((bestOf) =>
      scoresOfSets({ setsToWin: mapsToWin(bestOf), pointsToWin: sport.pointsOfWinner }),
    ),
    offersOf: ({ champId }) => offersOf(champId),
  });
}
