import { rooms } from './rooms.mjs';

const name = process.env.MUTATION_ROOM ?? 'domain';
const room = rooms[name];

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'src/tools/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  mutate: room.mutate,
  thresholds: { high: 95, low: room.least, break: room.least },
  // Types aren't asked: their checker wants a compiler of before 7, and a mutant that breaks types alone runs as well.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  // Nothing but what the tests of rules load is copied.
  ignorePatterns: ['**', '!src/**', '!bus-contracts/**', '!tests/**', '!package.json'],
  tempDirName: '.cache/mutation/copies',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  concurrency: 2,
  timeoutMS: 15_000,
  allowEmpty: true,
};
