import { MARKET, OUTCOME, PART } from '@grandstand/bus-contracts/domain';
import type { Pair } from '../play/fixture';
import type { Scorer, Scorers } from '../play/points/scorers';
import type { MatchChances } from '../play/timeline';
import {
  byStrength,
  drawNoBet,
  handicaps,
  inParts,
  lines,
  MARGIN,
  matchResult,
  oddEven,
  offer,
  overtime,
  sideTotals,
  totals,
  winner,
  winningMargins,
  type Offer,
  type Offers,
  type PartOffer,
} from './offers';

/** By how many points a match is won. */
const MARGINS = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 20],
  [21, 25],
  [26, 99],
] as const;

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
      ...overtime,
      ...winningMargins(MARGINS),
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

/** Of each player: about as many points as expected, and so many more or fewer. */
const PLAYER_LINES = [-4, 0, 4] as const;
/** Those who throw most. */
const PLAYERS = 8;

const TYPES = {
  home: [MARKET.homePlayers, OUTCOME.homePlayerOver, OUTCOME.homePlayerUnder],
  away: [MARKET.awayPlayers, OUTCOME.awayPlayerOver, OUTCOME.awayPlayerUnder],
} as const;

/** The line and the player of an outcome, as its parameter names them: "15.5 (9 J. Marlow)". */
const playerParam = (line: number, { number, name }: Scorer): string =>
  `${line} (${number} ${name})`;

/** Over and under of the points of the players of a match. */
export function playerPointOffers(scorers: Scorers, strength: Pair): Offer[] {
  return (['home', 'away'] as const).flatMap((side) =>
    scorers[side].slice(0, PLAYERS).flatMap((player) => {
      const middle = Math.floor(strength[side] * player.share) + 0.5;
      const own = PLAYER_LINES.map((more) => middle + more).filter((line) => line > 0);
      return own.flatMap((line) => playerLine(side, player, line));
    }),
  );
}

function playerLine(side: keyof Pair, player: Scorer, line: number): Offer[] {
  const [market, over, under] = TYPES[side];
  const options = { param: playerParam(line, player), margin: MARGIN.player };
  const share = (chances: MatchChances): number | null =>
    chances.points?.()?.over(side, player.number, line)?.won ?? null;
  return [
    offer(market, over, share, options),
    offer(
      market,
      under,
      (chances: MatchChances) => {
        const won = share(chances);
        return won === null ? null : 1 - won;
      },
      options,
    ),
  ];
}

/** What is offered on a match of basketball, or of its game. */
export const basketballOffersOf = byStrength(basketballOffers);
