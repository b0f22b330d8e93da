import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import MiniSearch from 'minisearch';
import { champName, countryName } from '../../catalog/champ';
import { champOf } from '../../sports/champs';
import type { Piece } from '../../../platform/work/preparation';
import { searchedNames } from '../../../site/texts/teams';
import type { Fixture } from '../../play/fixture';
import { CHAMP_NICKNAMES, NICKNAMES } from './nicknames';
import { soundOf, wordsOf } from '@grandstand/bus-contracts/domain/spelling';

/** A name of a game that is searched. */
export type TextField = 'home' | 'away' | 'champ' | 'country';

type IndexedGame = Readonly<Record<TextField, string>> & { readonly id: number };

/** The fields of a game that the search reads. */
export interface SearchableGame {
  readonly match: {
    readonly id: number;
    readonly fixture: Pick<Fixture, 'home' | 'away' | 'champId'>;
  };
}

/** Words of clubs' full names that players add and leave out: "liverpool fc". */
const OPTIONAL = new Set(['fc', 'fk', 'cf', 'afc', 'club', 'klub', 'klubu']);

/** A shorter word with a letter wrong may be any word. */
const MIN_TO_FORGIVE = 5;
const FORGIVEN_SHARE = 0.2;
/** Words whose fits are kept. */
const MAX_KNOWN = 200;

/**
 * Finds games of the line by words in any order and script, each the beginning of a word of
 * a team, a championship or a country.
 */
export class LineSearch {
  readonly #index = new MiniSearch<IndexedGame>({
    fields: ['home', 'away', 'champ', 'country'],
    tokenize: wordsOf,
    processTerm: (word) => [...new Set([word, soundOf(word)])],
  });
  readonly #indexed = new Set<number>();
  /** How words fit, until the line changes: beginnings of a letter or two fit most games, and take the longest. */
  readonly #fits = new Map<string, ReadonlyMap<number, Fit>>();

  /**
   * The place of each game that was found, by id: the lower, the better it fits. A team comes before a
   * championship, a championship before a country, a whole word before its beginning.
   */
  find(games: Iterable<SearchableGame>, text: string): ReadonlyMap<number, number> {
    const found = this.findWhole(games, text, false);
    const places = found.size > 0 ? found : this.findWhole(games, text, true);
    return new Map([...places].map(([id, { place }]) => [id, place]));
  }

  /** The same with the names that have all words, as they are written or with a letter wrong. */
  findWhole(
    games: Iterable<SearchableGame>,
    text: string,
    isForgiving: boolean,
  ): ReadonlyMap<number, Found> {
    this.#follow(games);
    const words = wordsOf(text);
    const needed = words.filter((word) => !OPTIONAL.has(word));
    return this.#placesOf(needed.length > 0 ? needed : words, isForgiving ? FORGIVEN_SHARE : 0);
  }

  /** Reads the names of games that are not known yet, a game a piece. */
  *pieces(games: Iterable<SearchableGame>): Generator<Piece> {
    for (const { match } of games) {
      if (this.#indexed.has(match.id)) continue;
      yield { name: `names of game ${match.id}`, work: () => this.#add(match) };
    }
  }

  #add(match: SearchableGame['match']): void {
    if (this.#indexed.has(match.id)) return;
    this.#indexed.add(match.id);
    this.#fits.clear();
    this.#index.add(indexed(match));
  }

  #follow(games: Iterable<SearchableGame>): void {
    const listed = new Set<number>();
    for (const { match } of games) {
      listed.add(match.id);
      this.#add(match);
    }
    for (const id of this.#indexed) {
      if (listed.has(id)) continue;
      this.#indexed.delete(id);
      this.#fits.clear();
      this.#index.discard(id);
    }
  }

  #placesOf(words: readonly string[], forgiven: number): Map<number, Found> {
    const [first, ...others] = words.map((word) => this.#fitsOf(word, forgiven));
    const places = new Map<number, Found>();
    for (const [id, fit] of first ?? []) {
      const fits = [fit, ...others.map((ofWord) => ofWord.get(id))];
      if (fits.every((each) => each !== undefined)) {
        places.set(id, { place: placeOf(fits), whole: wholeOf(fits) });
      }
    }
    return places;
  }

  /** How one word fits each game. */
  #fitsOf(word: string, forgiven: number): ReadonlyMap<number, Fit> {
    const key = `${forgiven} ${word}`;
    const known = this.#fits.get(key) ?? this.#search(word, forgiven);
    // The one that was asked for last is last.
    this.#fits.delete(key);
    this.#fits.set(key, known);
    const [oldest] = this.#fits.keys();
    if (this.#fits.size > MAX_KNOWN && oldest !== undefined) this.#fits.delete(oldest);
    return known;
  }

  #search(word: string, forgiven: number): Map<number, Fit> {
    const forms = [...new Set([word, soundOf(word)])];
    const results = this.#index.search(word, {
      tokenize: (text) => [text],
      processTerm: () => forms,
      prefix: true,
      fuzzy: word.length >= MIN_TO_FORGIVE && forgiven,
    });
    return new Map(
      results.map(({ id, match }) => [
        id as number,
        {
          fields: new Set(Object.values(match).flat() as TextField[]),
          isWhole: forms.some((form) => Object.hasOwn(match, form)),
        },
      ]),
    );
  }
}

/** A game that was found. */
interface Found {
  readonly place: number;
  /** The names that have all words. */
  readonly whole: ReadonlySet<TextField>;
}

interface Fit {
  /** Where the word was found. */
  readonly fields: ReadonlySet<TextField>;
  readonly isWhole: boolean;
}

function wholeOf([first, ...others]: readonly Fit[]): ReadonlySet<TextField> {
  return new Set(
    [...(first?.fields ?? [])].filter((field) => others.every(({ fields }) => fields.has(field))),
  );
}

function placeOf(fits: readonly Fit[]): number {
  const kind = kindOf(fits.map(({ fields }) => fields));
  return kind * 2 + (fits.every(({ isWhole }) => isWhole) ? 0 : 1);
}

/** 0: one team has all words; 1: a team has some; 2: the championship has some; 3: the country alone. */
function kindOf(found: readonly ReadonlySet<TextField>[]): number {
  const all = (field: TextField): boolean => found.every((fields) => fields.has(field));
  const some = (field: TextField): boolean => found.some((fields) => fields.has(field));
  if (all('home') || all('away')) return 0;
  if (all('champ')) return 2;
  if (some('home') || some('away')) return 1;
  return some('champ') ? 2 : 3;
}

function indexed({ id, fixture: { home, away, champId } }: SearchableGame['match']): IndexedGame {
  const champ = champOf(champId);
  const names = LANGUAGES.map((language) => champName(champ, language)).join(' ');
  return {
    id,
    home: teamWords(home),
    away: teamWords(away),
    champ: `${names} ${CHAMP_NICKNAMES[champ.slug] ?? ''}`,
    country: LANGUAGES.map((language) => countryName(champ, language) ?? '').join(' '),
  };
}

function teamWords(name: string): string {
  return `${[...new Set([name, ...searchedNames(name)])].join(' ')} ${NICKNAMES[name] ?? ''}`;
}
