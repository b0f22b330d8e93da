import { bestOf, type BestOf } from '../catalog/cyber-champs';
import {
  BASKETBALL,
  CRICKET,
  CS2,
  DOTA_2,
  EBASKETBALL,
  EFOOTBALL,
  FOOTBALL,
  ICE_HOCKEY,
  LOL,
  TENNIS,
  VALORANT,
} from '../catalog/sports';
import { MARBLE_RACES } from '../catalog/marble-races';
import { WORLD_CHAMPIONSHIP } from '../catalog/world-championship';
import type { Fixture, Pair } from '../play/fixture';
import { mapsToWin } from '../play/maps';
import { PART } from '@grandstand/bus-contracts/domain';
import { cricketOffers } from './cricket-offers';
import type { Offer, PartOffer } from './offers';
import {
  bothScore,
  champions,
  correctScores,
  doubleChance,
  drawNoBet,
  goals,
  handicaps,
  inPart,
  inParts,
  lines,
  matchResult,
  oddEven,
  race,
  scoresUpTo,
  sideTotals,
  teamTotals,
  threeWayHandicaps,
  totals,
  upTo,
  winner,
} from './offers';

/** The outcomes that a game has; they never change, so that their ids stay valid. */
export interface Offers {
  /** Priced at all times: lists show some of them. */
  readonly main: readonly Offer[];
  /** Priced while a page of the game is open. */
  readonly more: readonly Offer[];
}

function setScores(setsToWin: number): Pair[] {
  const lost = upTo(setsToWin - 1);
  return [
    ...lost.map((away) => ({ home: setsToWin, away })),
    ...lost.map((home) => ({ home, away: setsToWin })),
  ];
}

const HALF_OF_FOOTBALL: readonly PartOffer[] = [
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

const FOOTBALL_OFFERS: Offers = {
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
    ...oddEven,
    ...correctScores(scoresUpTo(4)),
    ...inParts(PART.half, 2, HALF_OF_FOOTBALL),
  ],
};

const PERIOD_OF_HOCKEY: readonly PartOffer[] = [
  ...matchResult,
  ...doubleChance,
  ...totals([0.5, 1.5, 2.5, 3.5]),
  ...teamTotals([0.5, 1.5]),
  ...handicaps([-1.5, 0, 1.5]),
  ...bothScore,
  ...oddEven,
];

const ICE_HOCKEY_OFFERS: Offers = {
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
    ...inParts(PART.period, 3, PERIOD_OF_HOCKEY),
  ],
};

const TENNIS_SET_SCORES: readonly Pair[] = [
  ...upTo(4).map((away) => ({ home: 6, away })),
  { home: 7, away: 5 },
  { home: 7, away: 6 },
  { home: 6, away: 7 },
  { home: 5, away: 7 },
  ...upTo(4)
    .toReversed()
    .map((home) => ({ home, away: 6 })),
];

const TENNIS_OFFERS: Offers = {
  main: [...winner, ...totals([2.5]), ...handicaps([-1.5, 1.5])],
  more: [
    ...correctScores(setScores(2)),
    ...inPart(PART.games, [
      ...totals(lines(23.5, 1, 7)),
      ...handicaps(lines(0.5, 1, 7)),
      ...teamTotals(lines(11.5, 1, 4)),
      ...oddEven,
    ]),
    ...inParts(PART.set, 3, [
      ...winner,
      ...totals([6.5, 7.5, 8.5, 9.5, 10.5, 12.5]),
      ...handicaps([-4.5, -3.5, -2.5, -1.5, 1.5, 2.5, 3.5, 4.5]),
      ...oddEven,
      ...correctScores(TENNIS_SET_SCORES),
    ]),
  ],
};

const VOLLEYBALL_OFFERS: Offers = {
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
      ...oddEven,
    ]),
    ...inPart(PART.set + 4, [
      ...winner,
      ...totals(lines(27.5, 2, 3)),
      ...handicaps(lines(0.5, 2, 3)),
      ...oddEven,
    ]),
  ],
};

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

/** Equal strengths have the same offers: many games share them. */
function byStrength(make: (strength: Pair) => Offers): (strength: Pair) => Offers {
  const made = new Map<string, Offers>();
  return (strength) => {
    const key = `${strength.home}:${strength.away}`;
    const offers = made.get(key) ?? make(strength);
    made.set(key, offers);
    return offers;
  };
}

const basketballOffersOf = byStrength(basketballOffers);

const EFOOTBALL_OFFERS: Offers = {
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

const cricketOffersOf = byStrength(cricketOffers);

/** Of a match of maps, with the lines of rounds or kills of each map. */
function mapOffers(most: BestOf, ofMap: readonly PartOffer[]): Offers {
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

function mapOffersOf(ofMap: readonly PartOffer[]): ReadonlyMap<BestOf, Offers> {
  return new Map(([1, 3, 5] as const).map((most) => [most, mapOffers(most, ofMap)]));
}

const ROUND_OFFERS = mapOffersOf([
  ...totals(lines(21.5, 1, 4)),
  ...handicaps([-7.5, -5.5, -3.5, -1.5, 1.5, 3.5, 5.5, 7.5]),
]);

const MAP_OFFERS: ReadonlyMap<number, ReadonlyMap<BestOf, Offers>> = new Map([
  [CS2, ROUND_OFFERS],
  [VALORANT, ROUND_OFFERS],
  [
    DOTA_2,
    mapOffersOf([
      ...totals(lines(40.5, 3, 4)),
      ...handicaps([-10.5, -6.5, -2.5, 2.5, 6.5, 10.5]),
      ...teamTotals(lines(20.5, 3, 2)),
    ]),
  ],
  [
    LOL,
    mapOffersOf([
      ...totals(lines(25.5, 2, 4)),
      ...handicaps([-8.5, -5.5, -2.5, 2.5, 5.5, 8.5]),
      ...teamTotals(lines(12.5, 2, 2)),
    ]),
  ],
]);

/** Nobody is shown these in a list of games. */
const OUTRIGHT_OFFERS: Offers = { main: [], more: champions(WORLD_CHAMPIONSHIP.roster.length) };

const RACE_OFFERS: Offers = { main: race(MARBLE_RACES.roster.length), more: [] };

/** The offered outcomes of a game. */
export function offersOf({
  sportId,
  champId,
  strength,
  isOutright,
  weights,
}: Pick<Fixture, 'sportId' | 'champId' | 'strength' | 'isOutright' | 'weights'>): Offers {
  if (weights) return RACE_OFFERS;
  if (isOutright) return OUTRIGHT_OFFERS;
  const ofMaps = MAP_OFFERS.get(sportId)?.get(bestOf(champId));
  if (ofMaps) return ofMaps;
  switch (sportId) {
    case FOOTBALL:
      return FOOTBALL_OFFERS;
    case ICE_HOCKEY:
      return ICE_HOCKEY_OFFERS;
    case EFOOTBALL:
      return EFOOTBALL_OFFERS;
    case BASKETBALL:
    case EBASKETBALL:
      return basketballOffersOf(strength);
    case CRICKET:
      return cricketOffersOf(strength);
    case TENNIS:
      return TENNIS_OFFERS;
    default:
      return VOLLEYBALL_OFFERS;
  }
}

export function outcomeId(
  gameId: number,
  { typeId, param }: Pick<Offer, 'typeId' | 'param'>,
): string {
  return param === null ? `${gameId}:${typeId}` : `${gameId}:${typeId}:${param}`;
}

/** The id of an outcome's game; null if the outcome's id is invalid. */
export function gameOfOutcome(id: string): number | null {
  const gameId = Number(/^(\d{1,15}):\d/.exec(id)?.[1]);
  return Number.isSafeInteger(gameId) ? gameId : null;
}
