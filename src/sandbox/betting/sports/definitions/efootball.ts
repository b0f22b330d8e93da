import { rosterChamps } from '../../catalog/champ';
import { efootball } from '../../play/goals/goals';
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
  totals,
  type Offers,
} from '../../pricing/offers';
import { defineSport } from '../define-sport';
import { PART } from '@grandstand/bus-contracts/domain';

const CHAMPS = rosterChamps('efootball', [
  {
    id: 4501,
    region: null,
    slug: 'neon-league',
    isTop: true,
    roster:
      'Neon Lions (Vega), Pixel United (Milo), Turbo City (Kaan), Arcade Rovers (Rex), Laser Athletic (Nino), Joystick FC (Aru), Blue Screen (Dias), Retro Town (Finn)',
  },
  {
    id: 4502,
    region: null,
    slug: 'champions-night',
    roster:
      'Night Owls (Leo), Silver Foxes (Sam), Golden Pads (Timur), Red Button (Oleg), Extra Life (Ivo), Final Boss (Max)',
  },
]);

const OFFERS: Offers = {
  main: [
    ...matchResult,
    ...doubleChance,
    ...totals(lines(4, 0.5, 6)),
    ...handicaps([-2.5, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2.5]),
    ...bothScore,
  ],
  more: [
    ...drawNoBet,
    ...teamTotals([0.5, 1.5, 2.5, 3.5]),
    ...goals(12),
    ...oddEven,
    ...correctScores(scoresUpTo(4)),
    ...inParts(PART.half, 2, [
      ...matchResult,
      ...doubleChance,
      ...totals([0.5, 1.5, 2, 2.5, 3.5]),
      ...handicaps([-1.5, -0.5, 0, 0.5, 1.5]),
      ...oddEven,
    ]),
  ],
};

export default defineSport('efootball', {
  listedIn: 'virtual',
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 2.1 + gap * 0.7, away: 2 - gap * 0.7 }),
  modelOf: () => efootball,
  scoresOf: () => scoresOfPeriods,
  offersOf: () => OFFERS,
});
