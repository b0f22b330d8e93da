import type { Pair } from '../play/fixture';
import { PART } from '@grandstand/bus-contracts/domain';
import {
  byStrength,
  inPart,
  type Offers,
  lines,
  matchResult,
  oddEven,
  sideTotals,
  teamTotals,
  totals,
  winner,
} from './offers';

/** Lines in the middle of what sides of this strength score. */
function cricketOffers({ home, away }: Pair): Offers {
  const middle = (runs: number): number => Math.round(runs / 5) * 5 + 0.5;
  return {
    main: [...winner, ...totals(lines(middle(home + away), 10, 6))],
    more: [
      ...sideTotals('home', lines(middle(home), 5, 8)),
      ...sideTotals('away', lines(middle(away), 5, 8)),
      ...oddEven,
      ...inPart(PART.firstSix, [
        ...matchResult,
        ...totals(lines(95.5, 5, 4)),
        ...teamTotals(lines(47.5, 3, 5)),
      ]),
      ...inPart(PART.wickets, [...totals(lines(11.5, 1, 4)), ...teamTotals(lines(5.5, 1, 3))]),
    ],
  };
}

/** What is offered on a match of cricket. */
export const cricketOffersOf = byStrength(cricketOffers);
