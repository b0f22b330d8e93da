import { rosterChamps } from '../../catalog/champ';
import { iceHockey } from '../../play/goals/goals';
import { scoresOfPeriods } from '../../play/score-from';
import {
  bothScore,
  correctScores,
  doubleChance,
  drawNoBet,
  goals,
  handicaps,
  inParts,
  lines,
  matchResult,
  oddEven,
  scoresUpTo,
  teamTotals,
  threeWayHandicaps,
  totals,
  winningMargins,
  type Offers,
  type PartOffer,
} from '../../pricing/offers';
import { defineSport } from '../define-sport';
import { PART } from '@grandstand/bus-contracts/domain';

const CHAMPS = rosterChamps('ice-hockey', [
  {
    id: 201,
    region: null,
    slug: 'northern-league',
    isTop: true,
    roster:
      'Helsinki Falcons, Stockholm Crowns, Gothenburg Gulls, Tampere Smiths, Oslo Vikings, Turku Ships, Malmo Hawks, Bergen Rain, Oulu Polar, Copenhagen Blades, Aarhus Herons, Lulea Bears',
  },
  {
    id: 202,
    region: 'CZ',
    slug: 'czech-extra',
    isTop: true,
    roster:
      'Prague Lions, Brno Comets, Ostrava Steel, Plzen Kegs, Liberec Tigers, Pardubice Steeds, Olomouc Roosters, Zlin Rams, Kladno Miners, Jihlava Hedgehogs',
  },
  {
    id: 203,
    region: 'CA',
    slug: 'canada-west',
    roster:
      'Calgary Spurs, Edmonton Rigs, Vancouver Orcas, Winnipeg Prairie, Regina Wheat, Saskatoon Blizzard, Kelowna Vines, Victoria Tide, Red Deer Stags, Kamloops Fire',
  },
  {
    id: 204,
    region: 'KZ',
    slug: 'steppe-cup',
    roster:
      'Astana Eagles, Karaganda Coal, Almaty Leopards, Pavlodar Irtysh, Aktobe Wolves, Kokshetau Pines, Semey Riders, Kostanay Grain',
  },
]);

const PERIOD: readonly PartOffer[] = [
  ...matchResult,
  ...doubleChance,
  ...totals([0.5, 1.5, 2.5, 3.5]),
  ...teamTotals([0.5, 1.5]),
  ...handicaps([-1.5, 0, 1.5]),
  ...drawNoBet,
  ...bothScore,
  ...oddEven,
];

const OFFERS: Offers = {
  main: [
    ...matchResult,
    ...doubleChance,
    ...totals(lines(5.5, 1, 4)),
    ...handicaps([-2.5, -1.5, 0, 1.5, 2.5]),
    ...bothScore,
  ],
  more: [
    ...drawNoBet,
    ...threeWayHandicaps(2),
    ...teamTotals(lines(2.5, 1, 2)),
    ...goals(14),
    ...oddEven,
    ...correctScores(scoresUpTo(5)),
    ...winningMargins([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 99],
    ]),
    ...inParts(PART.period, 3, PERIOD),
  ],
};

export default defineSport('ice-hockey', {
  listedIn: 'line',
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 2.9 + gap * 0.9, away: 2.6 - gap * 0.9 }),
  modelOf: () => iceHockey,
  scoresOf: () => scoresOfPeriods,
  offersOf: () => OFFERS,
});
