// `npm test`: everything that must hold, on a fresh clone too; ends with one line of totals.
// `npm test -- NAME`: the tests of one area or service. `npm run test:full`: every case of every
// property and counted browser test, where `npm test` tries part of them.
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { filesLeftToOthers } from './suite/choose-tests.mjs';
import { playwrightFailures, vitestFailures } from './suite/failures.mjs';
import { bin, run } from './run.mjs';
import { setup } from './setup.mjs';
import { subjects, testsOf } from './suite/subjects.mjs';
import {
  checkTotals,
  playwrightTotals,
  sum,
  totalsLine,
  vitestTotals,
  withExitCode,
} from './suite/totals.mjs';

const CHECKS = [
  ['types', process.execPath, ['src/tools/types.mjs']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', bin('oxfmt'), ['--check']],
  ['dead code', bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !testsOf(name));
if (unknown.length > 0) {
  console.error(`There is no area or service ${unknown.join(', ')}. Please name some of these:`);
  console.error(subjects.toSorted().join(' '));
  process.exit(2);
}
const named = positionals.length > 0 ? positionals.map(testsOf) : undefined;
// Named tests run whole: only `npm test` by itself leaves some to other runs.
const runs = values.full ? { TEST_RUNS: 'full' } : named ? {} : { TEST_RUNS: 'part' };
/** Chooses what a quick run tries: the same seed, the same tests. */
const seed = process.env.CASES_SEED ?? String(randomInt(1000));
const env = { ...runs, CASES_SEED: seed };

/** @type {import('./suite/totals.mjs').Totals[]} */
const results = [];
/** The failures, repeated at the end. @type {string[]} */
const failures = [];
const started = performance.now();
const reports = await mkdtemp(join(tmpdir(), 'grandstand-reports-'));

try {
  if (await step('set-up', setup)) {
    // The browser tests wait most of all: checks that need no browser run in the time that they leave.
    const quick = [unitTests(named?.flatMap(({ unit }) => unit))];
    if (!named) quick.push(staticChecks());
    await browserTests(named?.flatMap(({ browser }) => browser));
    await Promise.all(quick);
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}

if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
const total = sum(results);
console.log(`\nTook ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(
  values.full
    ? 'Properties and counted browser tests tried all of their cases.'
    : 'Properties tried a fortieth of their cases, at least 25 each, counted browser tests a quarter and more; npm run test:full tries all.',
);
if (env.TEST_RUNS === 'part') {
  console.log(
    'Other runs try about fifteen in sixteen of the browser tests and seven in eight of the files of unit tests: ' +
      'none that alone names a requirement.',
  );
}
console.log(totalsLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function staticChecks() {
  for (const [name, command, args] of CHECKS) {
    const { code, output, seconds } = await run(command, args, { isBackground: true });
    if (code !== 0) {
      console.log(output);
      failures.push(name);
    }
    done(name, checkTotals(code === 0), seconds);
  }
}

async function step(name, work) {
  const began = performance.now();
  try {
    await work();
    return done(name, checkTotals(true), (performance.now() - began) / 1000);
  } catch (error) {
    return failed(name, error instanceof Error ? error.message : String(error));
  }
}

async function unitTests(files = []) {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const leftOut = (await unitTestsLeftOut()).flatMap((path) => ['--exclude', path]);
  const options = ['run', ...reporters, ...leftOut, ...files];
  const { code, output, seconds } = await run(bin('vitest'), options, { env, isBackground: true });
  if (code !== 0) console.log(output);
  done(
    'unit and integration tests',
    await totalsOf(file, [vitestTotals, vitestFailures], code),
    seconds,
  );
}

/** The files of unit tests that this run leaves to others. */
async function unitTestsLeftOut() {
  if (env.TEST_RUNS !== 'part') return [];
  // Loaded this late, because it needs the packages that the set-up installs.
  const { readTestFiles } = await import('./suite/proofs.mjs');
  const files = unitTestFiles(readTestFiles());
  const left = filesLeftToOthers(files, seed);
  console.log(
    `${left.length} of ${files.size} files of unit tests are left to other runs, chosen by CASES_SEED=${seed}.`,
  );
  return left;
}

/** Those of a map by the files of tests that are of Vitest. */
function unitTestFiles(files) {
  return new Map([...files].filter(([path]) => /\.test\.tsx?$/.test(path)));
}

async function browserTests(files = []) {
  if (named && files.length === 0) return;
  if (!(await step('build', build))) {
    failed('browser tests', 'there is no build to run them on');
    return;
  }
  const file = join(reports, 'playwright.json');
  const began = performance.now();
  try {
    // Loaded this late, because it needs the packages that the set-up installs.
    const [{ runBrowserTests }, { readTestFiles }] = await Promise.all([
      import('./e2e.mjs'),
      import('./suite/proofs.mjs'),
    ]);
    // Of each id that unit tests name, the run tries one of them.
    const idsOfUnitTests = [...unitTestFiles(readTestFiles()).values()].flatMap((ids) => [...ids]);
    const { code, left } = await runBrowserTests({
      args: files,
      env,
      reportFile: file,
      named: idsOfUnitTests,
    });
    const seconds = (performance.now() - began) / 1000;
    const totals = await totalsOf(file, [playwrightTotals, playwrightFailures], code);
    done('browser tests', { ...totals, skipped: totals.skipped + left }, seconds);
  } catch (error) {
    failed('browser tests', error instanceof Error ? error.message : String(error));
  }
}

async function totalsOf(file, [countOf, failuresOf], code) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return checkTotals(false);
  const report = JSON.parse(text);
  failures.push(...failuresOf(report));
  return withExitCode(countOf(report), code);
}

function failed(name, why) {
  console.log(why);
  failures.push(`${name}: ${why}`);
  return done(name, checkTotals(false), 0);
}

function done(name, totals, seconds) {
  results.push(totals);
  console.log(
    `${totals.failed > 0 ? 'FAILED' : 'ok    '}  ${name} (${totalsLine(totals)}; ${seconds.toFixed(1)} s)`,
  );
  return totals.failed === 0;
}
