// Runs the browser tests against the built site: `npm run test:e2e -- [file or option of Playwright]`.
// With SITE_URL set, against the site that runs there.
import { pathToFileURL } from 'node:url';
import { findBrowsers } from './suite/chromium.mjs';
import { bin, run } from './run.mjs';
import { startSite } from './site.mjs';

/**
 * @param {{ args?: readonly string[], env?: Record<string, string>, reportFile?: string }} options
 * @returns {Promise<number>} The runner's exit code.
 */
export async function runBrowserTests({ args = [], env = {}, reportFile } = {}) {
  const { chromium, headlessShell } = await findBrowsers();
  const site = process.env.SITE_URL ? undefined : await startSite();
  try {
    const { code } = await run(bin('playwright'), ['test', ...args], {
      isLoud: true,
      env: {
        ...env,
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
