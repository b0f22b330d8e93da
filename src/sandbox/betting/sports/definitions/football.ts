import { FOOTBALL_CHAMPS } from '../../catalog/football-champs';
import { isOfOneTown } from '../../catalog/football-towns';
import { football } from '../../play/goals/goals';
import { scoresOfPeriods } from '../../play/score-from';
import {
  bothScore,
  correctScores,
  doubleChance,
  drawNoBet,
  goals,
  handicaps,
  inParts,
  matchResult,
  oddEven,
  scoresUpTo,
  teamTotals,
  threeWayHandicaps,
  totals,
  type Offers,
  type PartOffer,
} from '../../pricing/offers';
import { countOffers, goalTimes, playerOffers } from '../../pricing/football-offers';
import { lineUpsOf } from '../../play/squads/line-ups-of';
import { defineSport } from '../define-sport';
import { withOwnOffers } from '../own-offers';
import { PART } from '@grandstand/bus-contracts/domain';

const HALF: readonly PartOffer[] = [
  ...matchResult,
  ...doubleChance,
  ...drawNoBet,
  ...totals([0.5, 0.75, 1.25, 1.5, 1.75, 2.5, 3.5]),
  ...teamTotals([0.5, 1.5]),
  ...handicaps([-1.5, -1, -0.75, -0.25, 0, 0.25, 0.75, 1, 1.5]),
  ...bothScore,
  ...oddEven,
  ...correctScores(scoresUpTo(2)),
];

const OFFERS: Offers = {
  main: [
    ...matchResult,
    ...doubleChance,
    ...totals([0.5, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 4.5, 5.5, 6.5]),
    ...handicaps([-2.5, -1.5, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.5, 2.5]),
    ...bothScore,
  ],
  more: [
    ...drawNoBet,
    ...handicaps([-3, -2, -1.75, -1.25, 1.25, 1.75, 2, 3]),
    ...threeWayHandicaps(3),
    ...teamTotals([0.5, 1.5, 2.5, 3.5]),
    ...goals(10),
    ...goalTimes(10),
    ...oddEven,
    ...correctScores(scoresUpTo(4)),
    ...inParts(PART.half, 2, HALF),
    ...countOffers,
  ],
};

const offersOf = withOwnOffers(
  () => OFFERS,
  ({ id, champId, home, away }) => playerOffers(lineUpsOf({ id, champId, home, away })),
);

export default defineSport('football', {
  listedIn: 'line',
  champs: [],
  calendarChamps: FOOTBALL_CHAMPS,
  strengthOf: () => ({ home: 1.5, away: 1.2 }),
  modelOf: () => football,
  scoresOf: () => scoresOfPeriods,
  offersOf,
  hasCourse: true,
  isDerby: isOfOneTown,
});
