// Judges passwords in a thread of its own: the worst takes a tenth of a second, which no visitor waits for.
// It is started from its source, so that it is no file of its own in a build; the packages come as addresses.
import { parentPort, workerData } from 'node:worker_threads';

/** A score below it stands for fewer than 10^8 guesses. */
const LEAST_SCORE = 3;

const COMMON = new Set([
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
]);
const PATTERNS = new Set([
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
]);

const { packages, words, names } = workerData;
const [{ ZxcvbnFactory }, common, english, russian] = await Promise.all(
  [packages.core, packages.common, packages.english, packages.russian].map(
    (address) => import(address),
  ),
);

/** The words of a spelling dictionary, without the marks of their forms. */
function wordsOfDictionary(bytes) {
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
    russianWords: wordsOfDictionary(russian.default.dic),
  },
  graphs: common.adjacencyGraphs,
  // Signs in place of letters are tried in so many combinations: the default takes five times as long.
  l33tMaxSubstitutions: 16,
});

/** Why a text can be guessed; null: it can't. */
function weaknessOf(text, personal) {
  const { score, feedback, sequence } = judge.check(text, personal);
  if (score >= LEAST_SCORE) return null;
  const { warning } = feedback;
  if (warning === 'userInputs') return 'personal';
  const isWord = sequence.some(({ dictionaryName }) => names.includes(dictionaryName));
  if (COMMON.has(warning) || (warning === null && isWord)) return 'common';
  return PATTERNS.has(warning) ? 'pattern' : 'guessable';
}

parentPort.on('message', ({ id, texts, personal }) => {
  let weakness = null;
  for (const text of texts) weakness ??= weaknessOf(text, personal);
  parentPort.postMessage({ id, weakness });
});
parentPort.postMessage('ready');
