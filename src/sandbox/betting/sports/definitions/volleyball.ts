import { rosterChamps } from '../../catalog/champ';
import { scoresOfSets } from '../../play/score-from';
import { volleyball, VOLLEYBALL_RULES } from '../../play/sets/sets';
import {
  correctScores,
  extraPoints,
  handicaps,
  inPart,
  inParts,
  lines,
  oddEven,
  setScores,
  teamTotals,
  totals,
  winner,
  type Offers,
} from '../../pricing/offers';
import { defineSport } from '../define-sport';
import { PART } from '@grandstand/bus-contracts/domain';

const CHAMPS = rosterChamps('volleyball', [
  {
    id: 601,
    region: 'IT',
    slug: 'italy-volley-league',
    isTop: true,
    roster:
      'Trento Peaks, Perugia Griffins, Modena Yellow, Verona Arena, Piacenza Wolves, Monza Speed, Milano Dome, Padova Saints, Cisterna Coast, Taranto Dolphins, Ravenna Gold, Cuneo Alps',
  },
  {
    id: 602,
    region: 'PL',
    slug: 'poland-plus-league',
    isTop: true,
    roster:
      'Warsaw Mermaids, Krakow Dragons, Gdansk Amber, Lodz Looms, Wroclaw Dwarfs, Poznan Goats, Lublin Towers, Rzeszow Bears, Katowice Coal, Olsztyn Lakes',
  },
  {
    id: 603,
    region: 'BR',
    slug: 'brazil-superliga',
    roster:
      'Sao Paulo Storm, Rio Waves, Belo Horizonte Gems, Curitiba Pines, Recife Reef, Brasilia Wings, Goiania Sun, Natal Dunes, Fortaleza Coast, Santos Harbor',
  },
  {
    id: 604,
    region: 'AZ',
    slug: 'azerbaijan-super-league',
    roster:
      'Baku Flames, Ganja Silk, Sumqayit Sea, Lankaran Citrus, Sheki Towers, Quba Apples, Mingachevir Lakes, Nakhchivan Rocks',
  },
]);

const OFFERS: Offers = {
  main: [...winner, ...totals([3.5, 4.5]), ...handicaps([-2.5, -1.5, 1.5, 2.5])],
  more: [
    ...correctScores(setScores(3)),
    ...oddEven,
    ...inPart(PART.points, [
      ...totals(lines(176.5, 5, 8)),
      ...handicaps(lines(0.5, 3, 7)),
      ...teamTotals(lines(88.5, 5, 5)),
      ...oddEven,
    ]),
    // The last set is shorter.
    ...inParts(PART.set, 4, [
      ...winner,
      ...totals(lines(46.5, 2, 4)),
      ...handicaps(lines(0.5, 2, 4)),
      ...teamTotals(lines(22.5, 2, 2)),
      ...extraPoints,
      ...oddEven,
    ]),
    ...inPart(PART.set + 4, [
      ...winner,
      ...totals(lines(27.5, 2, 3)),
      ...handicaps(lines(0.5, 2, 3)),
      ...teamTotals(lines(12.5, 1, 2)),
      ...extraPoints,
      ...oddEven,
    ]),
  ],
};

const SCORES = scoresOfSets(VOLLEYBALL_RULES);

export default defineSport('volleyball', {
  listedIn: 'line',
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 0.505 + gap * 0.045, away: 0.495 - gap * 0.045 }),
  modelOf: () => volleyball,
  scoresOf: () => SCORES,
  offersOf: () => OFFERS,
});
