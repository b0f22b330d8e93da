import { rosterChamps } from '../../catalog/champ';
import { DOTA_2_MAP, killsModel } from '../../play/kills';
import { handicaps, lines, teamTotals, totals } from '../../pricing/offers';
import { defineMapSport } from '../map-sport';

const CHAMPS = rosterChamps('dota-2', [
  {
    id: 4201,
    region: null,
    slug: 'ember-league',
    bestOf: 3,
    isTop: true,
    roster:
      'Elder Grove, Salt and Iron, Moonwell, Red Pass, Five Rivers, Stone Circle, Wild Axe, Old Guard, Nine Tails, Lantern',
  },
  {
    id: 4202,
    region: null,
    slug: 'steppe-series',
    bestOf: 1,
    roster:
      'Golden Eagle, Kara Kum, Wind Riders, White Yurt, Snow Leopard, Tulip, Blue Sky, Saddle',
  },
]);

export default defineMapSport('dota-2', {
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 20 + gap * 6, away: 20 - gap * 6 }),
  modelOf: (toWin) => killsModel({ ...DOTA_2_MAP, mapsToWin: toWin }),
  pointsOfWinner: 24,
  ofMap: [
    ...totals(lines(40.5, 3, 4)),
    ...handicaps([-10.5, -6.5, -2.5, 2.5, 6.5, 10.5]),
    ...teamTotals(lines(20.5, 3, 2)),
  ],
});
