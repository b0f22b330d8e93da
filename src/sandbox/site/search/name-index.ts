import { soundOf, wordsOf } from '@grandstand/bus-contracts/domain/spelling';
import MiniSearch from 'minisearch';

/** A shorter word with a letter wrong may be any word. */
const MIN_TO_FORGIVE = 5;
const FORGIVEN_SHARE = 0.2;

/** Finds names by words in any order and script, each the beginning of a word of the name. */
export class NameIndex {
  readonly #index = new MiniSearch<{ readonly id: string; readonly name: string }>({
    fields: ['name'],
    tokenize: wordsOf,
    processTerm: (word) => [...new Set([word, soundOf(word)])],
  });

  constructor(names: Iterable<readonly [id: string, name: string]>) {
    this.#index.addAll(Array.from(names, ([id, name]) => ({ id, name })));
  }

  /** The ids of the names that have all words, as they are written or with a letter wrong: the best first. */
  find(text: string, isForgiving: boolean): readonly string[] {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const found = this.#index.search(
      {
        combineWith: 'AND',
        queries: words.map((word) => ({
          queries: [word],
          fuzzy: isForgiving && word.length >= MIN_TO_FORGIVE && FORGIVEN_SHARE,
        })),
      },
      { prefix: true },
    );
    return found.map(({ id }) => id as string);
  }
}
