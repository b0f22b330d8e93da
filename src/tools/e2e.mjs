// Runs the browser tests against the built site: `npm run test:e2e -- [file or option of Playwright]`.
// With SITE_URL set, against the site that runs there.
import { randomInt } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { findBrowsers } from './suite/chromium.mjs';
import { bin, run } from './run.mjs';
import { startSite } from './site.mjs';

/**
 * @param {{ args?: readonly string[], env?: Record<string, string>, reportFile?: string }} options
 * @returns {Promise<number>} The runner's exit code.
 */
export async function runBrowserTests({ args = [], env = {}, reportFile } = {}) {
  const seed = process.env.CASES_SEED ?? String(randomInt(1000));
  if ((env.TEST_RUNS ?? process.env.TEST_RUNS) !== 'full') {
    console.log(`Browser tests try part of their counted cases, chosen by CASES_SEED=${seed}.`);
  }
  const { chromium, headlessShell } = await findBrowsers();
  const site = process.env.SITE_URL ? undefined : await startSite();
  try {
    const { code } = await run(bin('playwright'), ['test', ...args], {
      isLoud: true,
      env: {
        ...env,
        CASES_SEED: seed,
        CHROMIUM_PATH: chromium,
        HEADLESS_SHELL_PATH: headlessShell,
        SITE_URL: site?.origin ?? process.env.SITE_URL ?? '',
        ...(reportFile && { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile }),
      },
    });
    return code;
  } finally {
    await site?.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runBrowserTests({ args: process.argv.slice(2) });
}
