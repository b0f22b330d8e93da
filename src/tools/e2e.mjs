// Runs the browser tests against the built site: `npm run test:e2e -- [file or option of Playwright]`.
// With SITE_URL set, against the site that runs there.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { findBrowsers } from './suite/chromium.mjs';
import { leftToFullRun, listedTests } from './suite/choose-tests.mjs';
import { bin, run } from './run.mjs';
import { startSite } from './site/site.mjs';

/** What all tests together ask for more often than one network may. */
const LIMITS_OF_TESTS = ['codes', 'registrations', 'new passwords', 'chat messages', 'chat queue'];

/**
 * @param {{ args?: readonly string[], env?: Record<string, string>, reportFile?: string }} options
 * @returns {Promise<{ code: number, left: number }>} The runner's exit code, and how many tests are left to the full run.
 */
export async function runBrowserTests({ args = [], env = {}, reportFile } = {}) {
  const runs = env.TEST_RUNS ?? process.env.TEST_RUNS;
  if (runs !== 'full') console.log('Browser tests try part of their counted cases.');
  const { chromium, headlessShell } = await findBrowsers();
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-e2e-'));
  const left = runs === 'part' ? await testsLeftOut(args) : [];
  const list = join(folder, 'left-out.txt');
  await writeFile(list, left.join('\n'));
  const choice = left.length > 0 ? ['--test-list-invert', list] : [];
  // Built before its start, which has a limit of time.
  if (!process.env.SITE_URL) await build();
  const site = process.env.SITE_URL ? undefined : await startSite();
  const origin = site?.origin ?? process.env.SITE_URL ?? '';
  try {
    await allowMany(origin);
    const { code } = await run(bin('playwright'), ['test', ...choice, ...args], {
      isLoud: true,
      env: {
        ...env,
        CHROMIUM_PATH: chromium,
        HEADLESS_SHELL_PATH: headlessShell,
        SITE_URL: origin,
        ...(reportFile && { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile }),
      },
    });
    return { code, left: left.length };
  } finally {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** All tests come from one network address: together they ask for more than it may. */
async function allowMany(origin) {
  const answer = await fetch(`${origin}/sandbox/v1/visitor-limits`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ most: 10_000, names: LIMITS_OF_TESTS }),
  });
  if (!answer.ok)
    throw new Error(`The limits of one network could not be raised: ${answer.status}.`);
}

/** The tests that `npm test` leaves to the full run, as a list of Playwright's. */
async function testsLeftOut(args) {
  const { code, output } = await run(bin('playwright'), ['test', '--list', ...args]);
  if (code !== 0) throw new Error(`The browser tests could not be listed:\n${output}`);
  const left = leftToFullRun(listedTests(output));
  console.log(`${left.length} browser tests are left to npm run test:full.`);
  return left;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await runBrowserTests({ args: process.argv.slice(2) })).code;
}
