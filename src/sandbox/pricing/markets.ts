import { BASKETBALL, FOOTBALL, ICE_HOCKEY, TENNIS } from '../catalog/sports';
import type { Pair } from '../line/fixture';
import type { Chances } from '../play/timeline';
import { MARKET, OUTCOME } from './market-types';

/** An outcome of a game, with its margin and probability. */
export interface Offer {
  readonly marketTypeId: number;
  readonly typeId: number;
  readonly param: string | null;
  readonly margin: number;
  readonly probability: (chances: Chances) => number;
}

const MARGIN = { main: 0.05, line: 0.045, score: 0.14 };

function offer(
  marketTypeId: number,
  typeId: number,
  probability: Offer['probability'],
  { param = null, margin = MARGIN.main }: { param?: string | null; margin?: number } = {},
): Offer {
  return { marketTypeId, typeId, param, margin, probability };
}

const matchResult: readonly Offer[] = [
  offer(MARKET.result, OUTCOME.home, (chances) => chances.result().home),
  offer(MARKET.result, OUTCOME.draw, (chances) => chances.result().draw),
  offer(MARKET.result, OUTCOME.away, (chances) => chances.result().away),
];

const doubleChance: readonly Offer[] = [
  offer(MARKET.doubleChance, OUTCOME.homeOrDraw, (chances) => 1 - chances.result().away),
  offer(MARKET.doubleChance, OUTCOME.homeOrAway, (chances) => 1 - chances.result().draw),
  offer(MARKET.doubleChance, OUTCOME.drawOrAway, (chances) => 1 - chances.result().home),
];

const bothScore: readonly Offer[] = [
  offer(MARKET.bothScore, OUTCOME.bothScore, (chances) => chances.bothScore()),
  offer(MARKET.bothScore, OUTCOME.notBothScore, (chances) => 1 - chances.bothScore()),
];

const winner: readonly Offer[] = [
  offer(MARKET.winner, OUTCOME.winnerHome, (chances) => chances.result().home),
  offer(MARKET.winner, OUTCOME.winnerAway, (chances) => chances.result().away),
];

function totals(lines: readonly number[]): Offer[] {
  return lines.flatMap((line) => {
    const options = { param: String(line), margin: MARGIN.line };
    return [
      offer(MARKET.total, OUTCOME.over, (chances) => chances.over(line), options),
      offer(MARKET.total, OUTCOME.under, (chances) => 1 - chances.over(line), options),
    ];
  });
}

function handicaps(lines: readonly number[]): Offer[] {
  const text = (line: number): string => String(line === 0 ? 0 : line);
  return lines.flatMap((line) => [
    offer(MARKET.handicap, OUTCOME.handicapHome, (chances) => chances.handicap(line), {
      param: text(line),
      margin: MARGIN.line,
    }),
    offer(MARKET.handicap, OUTCOME.handicapAway, (chances) => 1 - chances.handicap(line), {
      param: text(-line),
      margin: MARGIN.line,
    }),
  ]);
}

function correctScores(scores: readonly Pair[]): Offer[] {
  return scores.map(({ home, away }) =>
    offer(MARKET.correctScore, OUTCOME.score, (chances) => chances.exact(home, away), {
      param: `${home}:${away}`,
      margin: MARGIN.score,
    }),
  );
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);
const lines = (middle: number, step: number, each: number): number[] =>
  upTo(2 * each).map((place) => middle + (place - each) * step);

const FOOTBALL_SCORES = upTo(4).flatMap((home) => upTo(4).map((away) => ({ home, away })));

function setScores(setsToWin: number): Pair[] {
  const lost = upTo(setsToWin - 1);
  return [
    ...lost.map((away) => ({ home: setsToWin, away })),
    ...lost.map((home) => ({ home, away: setsToWin })),
  ];
}

function basketballOffers({ home, away }: Pair): Offer[] {
  const total = Math.round(home + away) + 0.5;
  const lead = Math.round(away - home) + 0.5;
  return [...winner, ...totals(lines(total, 4, 5)), ...handicaps(lines(lead, 3, 4))];
}

const FOOTBALL_OFFERS = [
  ...matchResult,
  ...doubleChance,
  ...totals(lines(3.5, 1, 3)),
  ...handicaps([-2.5, -1.5, -1, 0, 1, 1.5, 2.5]),
  ...bothScore,
  ...correctScores(FOOTBALL_SCORES),
];
const ICE_HOCKEY_OFFERS = [
  ...matchResult,
  ...doubleChance,
  ...totals(lines(5.5, 1, 4)),
  ...handicaps([-2.5, -1.5, 0, 1.5, 2.5]),
  ...bothScore,
];
const TENNIS_OFFERS = [
  ...winner,
  ...totals([2.5]),
  ...handicaps([-1.5, 1.5]),
  ...correctScores(setScores(2)),
];
const VOLLEYBALL_OFFERS = [
  ...winner,
  ...totals([3.5, 4.5]),
  ...handicaps([-2.5, -1.5, 1.5, 2.5]),
  ...correctScores(setScores(3)),
];

/** The offered outcomes of a game; they never change, so that their ids stay valid. */
export function offersOf(sportId: number, strength: Pair): readonly Offer[] {
  switch (sportId) {
    case FOOTBALL:
      return FOOTBALL_OFFERS;
    case ICE_HOCKEY:
      return ICE_HOCKEY_OFFERS;
    case BASKETBALL:
      return basketballOffers(strength);
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
