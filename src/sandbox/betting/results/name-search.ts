import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { champName, countryName } from '../catalog/champ';
import { champOf } from '../sports/champs';
import type { Match } from '../match/match';
import { soundOf, wordsOf } from '@grandstand/bus-contracts/domain/spelling';
import { searchedNames } from '../../site/texts/teams';

/** By name: its words in all languages, and how they sound. A day has thousands of games of the same few hundred teams. */
const ofTeams = new Map<string, readonly string[]>();
/** The same of a championship and its country, by its id. */
const ofChamps = new Map<number, readonly string[]>();

function wordsIn<Key>(
  known: Map<Key, readonly string[]>,
  key: Key,
  names: () => readonly (string | null)[],
): readonly string[] {
  const words = known.get(key) ?? [
    ...new Set(names().flatMap((name) => wordsOf(name ?? '').flatMap((word) => formsOf(word)))),
  ];
  known.set(key, words);
  return words;
}

const formsOf = (word: string): readonly string[] => [word, soundOf(word)];

const teamWords = (name: string): readonly string[] =>
  wordsIn(ofTeams, name, () => [name, ...searchedNames(name)]);

const champWords = (id: number): readonly string[] =>
  wordsIn(ofChamps, id, () =>
    LANGUAGES.flatMap((language) => [
      champName(champOf(id), language),
      countryName(champOf(id), language),
    ]),
  );

/** Reads the names of games, so that a search need not. */
export function rememberNames(matches: readonly Match[]): void {
  for (const { fixture } of matches) {
    teamWords(fixture.home);
    teamWords(fixture.away);
    champWords(fixture.champId);
  }
}

/** The games of which a team, the championship or its country has each of the words, or a word that begins with it. */
export function searchMatches(matches: readonly Match[], text: string): readonly Match[] {
  const searched = wordsOf(text).map(formsOf);
  /** Which of the words each name has: the same names come again and again. */
  const known = new Map<readonly string[], readonly boolean[]>();
  const hasOf = (names: readonly string[]): readonly boolean[] => {
    const has =
      known.get(names) ??
      searched.map((forms) => names.some((name) => forms.some((form) => name.startsWith(form))));
    known.set(names, has);
    return has;
  };
  return matches.filter(({ fixture: { home, away, champId } }) => {
    const [ours, theirs, champ] = [teamWords(home), teamWords(away), champWords(champId)].map(
      hasOf,
    );
    return searched.every((_, place) => ours?.[place] || theirs?.[place] || champ?.[place]);
  });
}
