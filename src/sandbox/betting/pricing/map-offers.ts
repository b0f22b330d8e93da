import { PART } from '@grandstand/bus-contracts/domain';
import { mapsToWin, type BestOf } from '../play/maps';
import {
  correctScores,
  handicaps,
  inParts,
  lines,
  oddEven,
  overtime,
  setScores,
  teamTotals,
  totals,
  upTo,
  winner,
  type Offers,
  type PartOffer,
} from './offers';

/** Of a match of maps, with the lines of rounds or kills of each map. */
export function mapOffers(most: BestOf, ofMap: readonly PartOffer[]): Offers {
  const toWin = mapsToWin(most);
  const leads = upTo(toWin - 2).map((lead) => lead + 1.5);
  return {
    main: [
      ...winner,
      ...totals(upTo(most - toWin - 1).map((place) => toWin + place + 0.5)),
      ...handicaps([...leads.toReversed().map((lead) => -lead), ...leads]),
    ],
    more: [
      ...(most === 1 ? [] : correctScores(setScores(toWin))),
      ...inParts(PART.map, most, [...winner, ...ofMap, ...oddEven]),
    ],
  };
}

/** What is offered on a map that is played in rounds. */
export const roundOffers: readonly PartOffer[] = [
  ...totals(lines(21.5, 1, 4)),
  ...handicaps([-7.5, -5.5, -3.5, -1.5, 1.5, 3.5, 5.5, 7.5]),
  ...teamTotals([7.5, 9.5, 11.5]),
  ...overtime,
];
