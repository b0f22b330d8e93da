import { rosterChamps } from '../../catalog/champ';
import { CS2_MAP, setsModel } from '../../play/sets/sets';
import { roundOffers } from '../../pricing/map-offers';
import { defineMapSport } from '../map-sport';

const CHAMPS = rosterChamps('cs2', [
  {
    id: 4101,
    region: null,
    slug: 'steel-masters',
    bestOf: 3,
    isTop: true,
    roster:
      'Iron Lynx, Nordlicht, Red Comet, Caspian Five, Blackbird, Vega Unit, Old Harbour, Ember Crew, Polar Wolves, Quartz, Sable, Tundra Line',
  },
  {
    id: 4102,
    region: null,
    slug: 'caspian-open',
    bestOf: 1,
    roster:
      'Baku Storm, Steppe Hawks, Silk Road, Flint, Amber Gate, Delta Nine, Night Shift, Kestrel',
  },
  {
    id: 4103,
    region: null,
    slug: 'winter-final',
    bestOf: 5,
    isTop: true,
    roster:
      'Iron Lynx, Nordlicht, Red Comet, Caspian Five, Blackbird, Vega Unit, Old Harbour, Ember Crew',
  },
]);

export default defineMapSport('cs2', {
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 0.5 + gap * 0.06, away: 0.5 - gap * 0.06 }),
  modelOf: (toWin) => setsModel({ ...CS2_MAP, setsToWin: toWin }),
  pointsOfWinner: 13,
  ofMap: roundOffers,
});
