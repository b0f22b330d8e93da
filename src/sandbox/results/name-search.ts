import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { champName, countryName } from '../catalog/champ';
import { champOf } from '../catalog/champs';
import type { Match } from '../engine/match';
import { soundOf, wordsOf } from '../line/search/words';
import { teamName } from '../texts/teams';

/** By name: its words in all languages, and how they sound. A day has thousands of games of the same few hundred teams. */
const words = new Map<string, readonly string[]>();

function wordsIn(key: string, names: () => readonly (string | null)[]): readonly string[] {
  const known = words.get(key) ?? [
    ...new Set(names().flatMap((name) => wordsOf(name ?? '').flatMap((word) => formsOf(word)))),
  ];
  words.set(key, known);
  return known;
}

const formsOf = (word: string): readonly string[] => [word, soundOf(word)];

const teamWords = (name: string): readonly string[] =>
  wordsIn(`team ${name}`, () => [name, ...LANGUAGES.map((language) => teamName(name, language))]);

const champWords = (id: number): readonly string[] =>
  wordsIn(`champ ${id}`, () =>
    LANGUAGES.flatMap((language) => [
      champName(champOf(id), language),
      countryName(champOf(id), language),
    ]),
  );

/** The games of which a team, the championship or its country has each of the words, or a word that begins with it. */
export function searchMatches(matches: readonly Match[], text: string): readonly Match[] {
  const searched = wordsOf(text).map(formsOf);
  return matches.filter(({ fixture: { home, away, champId } }) => {
    const names = [...teamWords(home), ...teamWords(away), ...champWords(champId)];
    return searched.every((forms) =>
      names.some((name) => forms.some((form) => name.startsWith(form))),
    );
  });
}
