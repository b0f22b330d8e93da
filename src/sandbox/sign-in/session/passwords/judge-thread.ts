import { workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import russian from 'dictionary-ru';
import { serveJobs } from '../../../platform/workers/serve-jobs';
import type { FoundWeakness, PasswordJob, PasswordJudgement } from './password-judge';

/** A score below it stands for fewer than 10^8 guesses. */
const MIN_SCORE = 3;

const COMMON: ReadonlySet<string> = new Set([
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
]);
const PATTERNS: ReadonlySet<string> = new Set([
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
]);

/** Lists of common words by their names, as the pool hands them over. */
const words = workerData as Readonly<Record<string, string[]>>;
const names: ReadonlySet<unknown> = new Set([...Object.keys(words), 'russianWords']);

/** The words of a spelling dictionary, without the marks of their forms. */
function wordsOfDictionary(bytes: Uint8Array): string[] {
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .slice(1)
    .map((line) => (line.split('/', 1)[0] ?? '').trim().toLowerCase())
    .filter((word) => word.length > 3);
}

const judge = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...english.dictionary,
    ...words,
    russianWords: wordsOfDictionary(russian.dic),
  },
  graphs: common.adjacencyGraphs,
  // Signs in place of letters are tried in so many combinations: the default takes five times as long.
  l33tMaxSubstitutions: 16,
});

/** Why a text can be guessed; null: it can't. */
function weaknessOf(text: string, personal: readonly string[]): FoundWeakness | null {
  const { score, feedback, sequence } = judge.check(text, [...personal]);
  if (score >= MIN_SCORE) return null;
  const { warning } = feedback;
  if (warning === 'userInputs') return 'personal';
  const isWord = sequence.some(
    (match) => 'dictionaryName' in match && names.has(match.dictionaryName),
  );
  if (warning === null ? isWord : COMMON.has(warning)) return 'common';
  return warning !== null && PATTERNS.has(warning) ? 'pattern' : 'guessable';
}

/** The program of a thread that judges passwords: the worst takes a tenth of a second, which no visitor waits for. */
serveJobs({
  judge(bytes): PasswordJudgement {
    const { texts, personal } = JSON.parse(new TextDecoder().decode(bytes)) as PasswordJob;
    for (const text of texts) {
      const weakness = weaknessOf(text, personal);
      if (weakness) return { weakness };
    }
    return { weakness: null };
  },
});
