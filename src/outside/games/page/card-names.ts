import type { PlayTexts } from '../play-texts';

/** The name of a card: "seven of hearts". */
export function cardName(card: number, { cards }: Pick<PlayTexts, 'cards'>): string {
  const ranks: Readonly<Record<string, string>> = cards.ranks;
  const suits: Readonly<Record<string, string>> = cards.suits;
  return `${ranks[String(Math.floor(card / 4))] ?? ''} ${suits[String(card % 4)] ?? ''}`;
}

export function cardNames(cards: readonly number[], texts: Pick<PlayTexts, 'cards'>): string {
  return cards.map((card) => cardName(card, texts)).join(', ');
}
