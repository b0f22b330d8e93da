import type { Draw } from '@grandstand/bus-contracts/domain/fair';

/** The cards of a pack; a card is its rank (0 is the ace, 12 the king) times 4, plus its suit. */
export const PACK = 52;

/** Draws so many cards from shuffled packs, none of them twice. */
export function cardsDraw(count: number, packs = 1): Draw {
  return { kind: 'pick', count, from: PACK * packs };
}

/** The card of a number that was drawn from several packs. */
export const cardOf = (number: number): number => number % PACK;

/** From 0, the ace, to 12, the king. */
export const rankOf = (card: number): number => Math.floor(card / 4);

export const suitOf = (card: number): number => card % 4;
