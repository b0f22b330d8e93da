import { rankOf } from './shoe';

/** The most that a hand may count. */
export const BEST = 21;
/** A dealer who has as much takes no card, unless the table has one take with a soft hand. */
export const DEALER_STANDS = 17;

export interface HandCount {
  readonly points: number;
  /** Whether an ace counts 11. */
  readonly isSoft: boolean;
}

export const NO_POINTS: HandCount = { points: 0, isSoft: false };

/** What a hand counts with another card, given what that counts by itself. */
export function withPoints({ points, isSoft }: HandCount, card: number): HandCount {
  const isEleven = card === 1 && points + 11 <= BEST;
  const more = points + (isEleven ? 11 : card);
  if (more <= BEST) return { points: more, isSoft: isSoft || isEleven };
  return { points: isSoft ? more - 10 : more, isSoft: false };
}

/** What a card counts by itself: an ace 1, tens and figures 10. */
export const pointsOf = (card: number): number => Math.min(rankOf(card) + 1, 10);

/** What a hand counts: an ace counts 11 where that is not too much. */
export const countOf = (cards: readonly number[]): HandCount =>
  cards.map(pointsOf).reduce(withPoints, NO_POINTS);

/** An ace with a ten or a figure, as the first two cards. */
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && countOf(cards).points === BEST;

/** Whether a dealer with such a hand takes another card; `isSoftTaken`: with a soft 17 too. */
export const dealerTakes = ({ points, isSoft }: HandCount, isSoftTaken: boolean): boolean =>
  points < DEALER_STANDS || (isSoftTaken && isSoft && points === DEALER_STANDS);

/** How a hand that is not over 21 ends against the points of the dealer, where nobody has a blackjack. */
export type Compared = 'dealer-over' | 'higher' | 'same' | 'lower';

export function compared(points: number, dealt: number): Compared {
  if (dealt > BEST) return 'dealer-over';
  if (points === dealt) return 'same';
  return points > dealt ? 'higher' : 'lower';
}

/** How often a bet comes back. */
export const BACKS: Readonly<Record<Compared, 0 | 1 | 2>> = {
  'dealer-over': 2,
  higher: 2,
  same: 1,
  lower: 0,
};
