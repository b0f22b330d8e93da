import { PART } from '@grandstand/bus-contracts/domain';
import type { Pair } from '../play/fixture';
import {
  byStrength,
  drawNoBet,
  handicaps,
  inParts,
  lines,
  matchResult,
  oddEven,
  sideTotals,
  totals,
  winner,
  type Offers,
  type PartOffer,
} from './offers';

/** Lines in the middle of the expected score of a match, or of a share of it. */
function pointOffers({ home, away }: Pair, share: number, step: number): PartOffer[] {
  const middle = (points: number): number => Math.round(points * share) + 0.5;
  return [
    ...totals(lines(middle(home + away), step, 4)),
    ...handicaps(lines(middle(away - home), step, 4)),
    ...sideTotals('home', lines(middle(home), step, 3)),
    ...sideTotals('away', lines(middle(away), step, 3)),
    ...oddEven,
  ];
}

function basketballOffers(strength: Pair): Offers {
  const { home, away } = strength;
  const total = Math.round(home + away) + 0.5;
  const lead = Math.round(away - home) + 0.5;
  return {
    main: [...winner, ...totals(lines(total, 4, 5)), ...handicaps(lines(lead, 3, 4))],
    more: [
      ...sideTotals('home', lines(Math.round(home) + 0.5, 3, 4)),
      ...sideTotals('away', lines(Math.round(away) + 0.5, 3, 4)),
      ...oddEven,
      ...inParts(PART.halfOfQuarters, 2, [
        ...matchResult,
        ...drawNoBet,
        ...pointOffers(strength, 1 / 2, 3),
      ]),
      ...inParts(PART.quarter, 4, [
        ...matchResult,
        ...drawNoBet,
        ...pointOffers(strength, 1 / 4, 2),
      ]),
    ],
  };
}

/** What is offered on a match of basketball, or of its game. */
export const basketballOffersOf = byStrength(basketballOffers);
