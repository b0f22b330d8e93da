import { rankOf } from './shoe';

/** The most that a hand may count. */
export const BEST = 21;

export interface HandCount {
  readonly points: number;
  /** Whether an ace counts 11. */
  readonly isSoft: boolean;
}

/** An ace counts 1 here; tens and figures count 10. */
const pointsOf = (card: number): number => Math.min(rankOf(card) + 1, 10);

/** What a hand counts: an ace counts 11 where that is not too much. */
export function countOf(cards: readonly number[]): HandCount {
  const sum = cards.reduce((all, card) => all + pointsOf(card), 0);
  const isSoft = sum + 10 <= BEST && cards.some((card) => rankOf(card) === 0);
  return { points: isSoft ? sum + 10 : sum, isSoft };
}

/** An ace with a ten or a figure, as the first two cards. */
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && countOf(cards).points === BEST;
