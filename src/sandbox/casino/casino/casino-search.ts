import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import MiniSearch from 'minisearch';
import { soundOf, wordsOf } from '@grandstand/bus-contracts/domain/spelling';
import { textsIn } from '../../site/texts';
import { NICKNAMES } from './nicknames';
import { TITLES, type Title } from './titles';

interface Indexed {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  /** What the game is and has, in all languages: categories, type, features, volatility. */
  readonly about: string;
}

/** A shorter word with a letter wrong may be any word. */
const MIN_TO_FORGIVE = 4;
/** Of the letters of a word: about one in five may be wrong, and more where only the nearest games are wanted. */
const FORGIVEN = 0.25;
const FORGIVEN_NEAREST = 0.45;
const NEAREST = 3;

/** What a search has found, the best first. */
interface Found {
  readonly games: readonly Title[];
  /** Where nothing was found: the games whose words are nearest. */
  readonly nearest: readonly Title[];
}

const index = new MiniSearch<Indexed>({
  fields: ['name', 'provider', 'about'],
  tokenize: wordsOf,
  processTerm: (word) => [...new Set([word, soundOf(word)])],
  searchOptions: { boost: { name: 4, provider: 2 }, prefix: true },
});
index.addAll(TITLES.map(indexed));
const titles = new Map(TITLES.map((title) => [title.id, title]));

/**
 * Finds games by words in any order and script: of the name, the provider, or what the game is and has. Where no
 * game has all of them as they are written, a wrong letter is forgiven.
 */
export function searchTitles(text: string): Found {
  const exact = findTitles(text, false);
  const games = exact.length > 0 ? exact : findTitles(text, true);
  if (games.length > 0) return { games, nearest: [] };
  return { games, nearest: find(wordsOf(text), FORGIVEN_NEAREST, 'OR').slice(0, NEAREST) };
}

/** Games that have all words, as they are written or with a letter wrong. */
export function findTitles(text: string, isForgiving: boolean): readonly Title[] {
  return find(wordsOf(text), isForgiving ? FORGIVEN : 0, 'AND');
}

function find(words: readonly string[], forgiven: number, combineWith: 'AND' | 'OR'): Title[] {
  if (words.length === 0) return [];
  const results = index.search({
    combineWith,
    queries: words.map((word) => ({
      queries: [word],
      fuzzy: word.length >= MIN_TO_FORGIVE ? forgiven : false,
    })),
  });
  return results.flatMap(({ id }) => titles.get(id as number) ?? []);
}

function indexed({
  id,
  slug,
  name,
  provider,
  type,
  categories,
  features,
  volatility,
}: Title): Indexed {
  const about = LANGUAGES.flatMap((language) => {
    const { casino } = textsIn(language);
    return [
      casino.gameTypes[type],
      ...categories.map((category) => casino.categories[category]),
      ...features.map((feature) => casino.features[feature]),
      casino.volatility[volatility],
    ];
  });
  const nicknames = [slug, ...features].map((each) => NICKNAMES[each] ?? '').join(' ');
  return { id, name: `${name} ${nicknames}`, provider: provider.name, about: about.join(' ') };
}
