import { THREE_CARD_HANDS } from '../tables/three-card-poker';
import type { ThreeCardHand } from '../tables/three-card-poker';
import { rankOf, suitOf } from './shoe';

/** Above every rank. */
const BASE = 14;

/** From 1, the two, to 13, the ace. */
const heightOf = (card: number): number => (rankOf(card) === 0 ? 13 : rankOf(card));

/** The worth of cards without any of the kinds, from the highest. */
export const worthOfHigh = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum * BASE + height, 0);

/** A number that is the higher the better three cards are; it is the same for cards that tie. */
export function worthOf(cards: readonly number[]): number {
  const [one = 0, two = 0, three = 0] = cards.map(heightOf).toSorted((a, b) => b - a);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  // The ace is the lowest card too.
  const isLowest = one === 13 && two === 2 && three === 1;
  const isStraight = isLowest || (one - two === 1 && two - three === 1);
  const kind = (hand: ThreeCardHand, heights: readonly number[]): number =>
    THREE_CARD_HANDS.indexOf(hand) * BASE ** 3 + worthOfHigh(heights);
  if (one === three) return kind('three', [one, one, one]);
  if (one === two) return kind('pair', [one, one, three]);
  if (two === three) return kind('pair', [two, two, one]);
  const heights = isStraight && isLowest ? [2, 1, 0] : [one, two, three];
  if (isStraight) return kind(isFlush ? 'straight-flush' : 'straight', heights);
  return kind(isFlush ? 'flush' : 'high', heights);
}

/** The kind of a hand by its worth. */
export const kindOf = (worth: number): ThreeCardHand =>
  THREE_CARD_HANDS[Math.floor(worth / BASE ** 3)] ?? 'high';
