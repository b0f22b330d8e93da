import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { root } from '../../src/tools/run.mjs';
import { readDictionaries, readGlossary } from './glossary';

const { terms } = readGlossary(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const dictionaries = readDictionaries();
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Why a text that is no term of the glossary is the same as in English. */
const SAME: readonly {
  readonly why: string;
  readonly languages: readonly Language[];
  readonly texts: readonly string[];
}[] = [
  {
    why: 'names of programs, games, leagues, places and brands',
    languages: OTHERS,
    texts: 'Android|iOS|Linux|macOS|Windows|Grandstand|CS2|Dota 2|LoL|Valorant|MLS'.split('|'),
  },
  {
    why: 'codes and terms of a trade that are written so in every language',
    languages: OTHERS,
    texts: ['Each way', 'Nonce', 'RTP', 'SHA-256', 'VIP'],
  },
  {
    why: 'a loan word that is written in Latin letters',
    languages: ['ru', 'ua'],
    texts: ['E-mail'],
  },
  {
    why: 'words and names that Azerbaijani writes like English',
    languages: ['az'],
    texts: (
      'Andar|Astana|Bahar|Bank|Berlin|Bonus|Demo|demo|Fortuna|Keno|Login|Poker|Premium|Primera A|Real|Region|Risk|' +
      'Set|set|Status|Tennis|Terminal|Total|Toto|Virtual|bar|normal'
    ).split('|'),
  },
];

/** The words of a text without what is filled in. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/\{+\w+\}+/g, '')
    .replaceAll(/^[\s():,.×…–-]+|[\s():,.×…–-]+$/g, '')
    .trim();
}

/** Whether the glossary gives a term the same label in English and in this language. */
function isTermOfBoth(text: string, language: Language): boolean {
  return terms.some(
    ({ words }) => words.en.labels.includes(text) && words[language].labels.includes(text),
  );
}

/** The texts of a dictionary that are the same as in English. */
function sameTexts(
  { texts }: (typeof dictionaries)[number],
  language: Language,
): readonly (readonly [key: string, words: string])[] {
  return (
    [...texts[language]]
      .filter(([key, text]) => texts.en.get(key) === text)
      .map(([key, text]) => [key, wordsOf(text)] as const)
      // A letter alone is a sign, such as "X" for a draw.
      .filter(([, words]) => /\p{L}{2}/u.test(words))
  );
}

describe('LNG-01 a text', () => {
  it.each(dictionaries)('of $name is left in English for a reason alone', (dictionary) => {
    const left = OTHERS.flatMap((language) =>
      sameTexts(dictionary, language)
        .filter(([, words]) => !isTermOfBoth(words, language))
        .filter(
          ([, words]) =>
            !SAME.some(
              ({ languages, texts }) => languages.includes(language) && texts.includes(words),
            ),
        )
        .map(([key, words]) => `${language} ${key}: ${words}`),
    );
    expect(left).toEqual([]);
  });

  it('is excepted only while a dictionary has it', () => {
    const used = new Set(
      dictionaries.flatMap((dictionary) =>
        OTHERS.flatMap((language) =>
          sameTexts(dictionary, language).map(([, words]) => `${language} ${words}`),
        ),
      ),
    );
    const unused = SAME.flatMap(({ languages, texts }) =>
      texts.filter((text) => !languages.some((language) => used.has(`${language} ${text}`))),
    );
    expect(unused).toEqual([]);
  });
});
