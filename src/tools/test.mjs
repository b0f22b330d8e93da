// `npm test`: everything that must hold, on a fresh clone too; ends with one line of totals.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { bin, run } from './run.mjs';
import { setup } from './setup.mjs';
import {
  checkTotals,
  playwrightTotals,
  sum,
  totalsLine,
  vitestTotals,
  withExitCode,
} from './totals.mjs';

const CHECKS = [
  ['types', process.execPath, ['src/tools/types.mjs']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', bin('oxfmt'), ['--check']],
  ['dead code', bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']],
  ['placement: 10,000 schedules', process.execPath, ['src/tools/check-placement.mjs', '10000']],
];

/** @type {import('./totals.mjs').Totals[]} */
const results = [];
/** What failed, and how, told once more at the end. @type {string[]} */
const failures = [];
const started = performance.now();
const reports = await mkdtemp(join(tmpdir(), 'grandstand-reports-'));

try {
  if (await step('set-up', setup)) {
    for (const [name, command, args] of CHECKS) await check(name, command, args);
    await vitest();
    if (await step('build', build)) await browserTests();
    else failed('browser tests', 'there is no build to run them on');
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}

if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
const total = sum(results);
console.log(`\nTook ${((performance.now() - started) / 1000).toFixed(0)} s.`);
console.log(totalsLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function check(name, command, args) {
  const { code, output, seconds } = await run(command, args);
  if (code !== 0) {
    console.log(output);
    failures.push(name);
  }
  return done(name, checkTotals(code === 0), seconds);
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

async function vitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, seconds } = await run(bin('vitest'), ['run', ...reporters], { isLoud: true });
  done(
    'unit and integration tests',
    await totalsOf(file, [vitestTotals, vitestFailures], code),
    seconds,
  );
}

async function browserTests() {
  const file = join(reports, 'playwright.json');
  const began = performance.now();
  try {
    // Loaded this late, because it stands on what the set-up installs.
    const { runBrowserTests } = await import('./e2e.mjs');
    const code = await runBrowserTests({ reportFile: file });
    const seconds = (performance.now() - began) / 1000;
    const totals = await totalsOf(file, [playwrightTotals, playwrightFailures], code);
    done('browser tests', totals, seconds);
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
