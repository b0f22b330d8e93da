import { rosterChamps } from '../../catalog/champ';
import { setsModel, VALORANT_MAP } from '../../play/sets/sets';
import { roundOffers } from '../../pricing/map-offers';
import { defineMapSport } from '../map-sport';

const CHAMPS = rosterChamps('valorant', [
  {
    id: 4401,
    region: null,
    slug: 'apex-tour',
    bestOf: 3,
    isTop: true,
    roster:
      'First Light, Spectre Six, Echo Lane, Rising Tide, Glitch, Sunset Boulevard, Cold Front, Overdrive, Parallax, Static',
  },
  {
    id: 4402,
    region: null,
    slug: 'harbour-cup',
    bestOf: 1,
    roster:
      'Lighthouse, Anchor Point, Red Buoy, Deep Water, High Tide, Seagulls, Breakwater, Pier 9',
  },
]);

export default defineMapSport('valorant', {
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 0.5 + gap * 0.06, away: 0.5 - gap * 0.06 }),
  modelOf: (toWin) => setsModel({ ...VALORANT_MAP, setsToWin: toWin }),
  pointsOfWinner: 13,
  ofMap: roundOffers,
});
