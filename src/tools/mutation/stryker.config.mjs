import { rooms } from './rooms.mjs';
import { reportOf } from './scores.mjs';

const name = process.env.MUTATION_ROOM ?? 'domain';
const room = rooms[name];

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // A room names its tests; coverage decides which of them a mutant needs.
  vitest: { configFile: 'src/tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: room.mutate,
  thresholds: { high: 95, low: room.least, break: null },
  // Types are not checked: the checker needs a compiler older than 7, and a mutant that breaks types alone runs as well.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  // Only the files that the tests of rules load are copied.
  ignorePatterns: ['**', '!src/**', '!areas/**', '!bus-contracts/**', '!tests/**', '!package.json'],
  tempDirName: '.cache/mutation/copies',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: reportOf(name, 'html') },
  jsonReporter: { fileName: reportOf(name, 'json') },
  concurrency: 1,
  // Above the tests' own limit: a mutant that never ends mostly makes a test wait, and ends by that limit.
  timeoutMS: 12_000,
  allowEmpty: true,
};
