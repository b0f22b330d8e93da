import { alphabetical } from '@grandstand/bus-contracts/domain/places';
import type { AnswerTo } from '@grandstand/game-ui';

export type Provider = AnswerTo<'casinoProviders'>['providers'][number];

/** The providers whose names begin with a letter. */
interface Letter {
  readonly letter: string;
  readonly providers: readonly Provider[];
}

/** The providers from A to Z, by their first letters; `search`: those whose names have all its words; `language`: a tag. */
export function providersByLetter(
  providers: readonly Provider[],
  { search, language }: { readonly search: string; readonly language: string },
): readonly Letter[] {
  const inOrder = alphabetical(language);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = providers
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .toSorted((a, b) => inOrder(a.name, b.name));
  const letters = new Map<string, Provider[]>();
  for (const provider of found) {
    const first = provider.name.slice(0, 1).toUpperCase();
    const letter = /\p{Letter}/u.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), provider]);
  }
  return Array.from(letters, ([letter, of]) => ({ letter, providers: of }));
}
