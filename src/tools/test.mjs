// `npm test`: everything that must hold, on a fresh clone too; ends with one line of totals.
// `npm test -- NAME`: the tests of one area, service or subject. `npm run test:full`: every case of every
// property and every browser test, where `npm test` tries part of them, the same part in every run.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
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
  console.error(
    `There is no area, service or subject ${unknown.join(', ')}. Please name some of these:`,
  );
  console.error(subjects.toSorted().join(' '));
  process.exit(2);
}
const named = positionals.length > 0 ? positionals.map(testsOf) : undefined;
// Named tests run whole: only `npm test` by itself leaves some to the full run.
const env = values.full ? { TEST_RUNS: 'full' } : named ? {} : { TEST_RUNS: 'part' };
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
    'Of the browser tests, few that together name each requirement and promise were tried; npm run test:full tries the others, which count as skipped.',
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
  const options = ['run', ...reporters, ...files];
  const { code, output, seconds } = await run(bin('vitest'), options, { env, isBackground: true });
  if (code !== 0) console.log(output);
  done(
    'unit and integration tests',
    await totalsOf(file, [vitestTotals, vitestFailures], code),
    seconds,
  );
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
    const { runBrowserTests } = await import('./e2e.mjs');
    const { code, left } = await runBrowserTests({ args: files, env, reportFile: file });
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
