import { rosterChamps } from '../../catalog/champ';
import { killsModel, LOL_MAP } from '../../play/kills';
import { handicaps, lines, teamTotals, totals } from '../../pricing/offers';
import { defineMapSport } from '../map-sport';

const CHAMPS = rosterChamps('lol', [
  {
    id: 4301,
    region: null,
    slug: 'summit-championship',
    bestOf: 5,
    isTop: true,
    roster:
      'Summit Stars, Deep Blue, Paper Cranes, Royal Oak, Thunder Row, Blue Jays, Glass Castle, Wild Cards, Lotus, Zenith',
  },
  {
    id: 4302,
    region: null,
    slug: 'northern-cup',
    bestOf: 3,
    roster:
      'Aurora, Fjord Kings, Frost Giants, Amber Coast, Birch, Longships, Midnight Sun, Reindeer',
  },
]);

export default defineMapSport('lol', {
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 12.5 + gap * 4, away: 12.5 - gap * 4 }),
  modelOf: (toWin) => killsModel({ ...LOL_MAP, mapsToWin: toWin }),
  pointsOfWinner: 15,
  ofMap: [
    ...totals(lines(25.5, 2, 4)),
    ...handicaps([-8.5, -5.5, -2.5, 2.5, 5.5, 8.5]),
    ...teamTotals(lines(12.5, 2, 2)),
  ],
});
