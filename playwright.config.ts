import { defineConfig } from 'playwright/test';
import { chromiumArgs } from './src/tools/suite/chromium.mjs';

// Started by src/tools/e2e.mjs, which brings the site up and names the browsers.
const { SITE_URL, HEADLESS_SHELL_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'areas/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // No test measures time: these limits only end what hangs, and leave a busy machine its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: SITE_URL,
    locale: 'en-GB',
    // The tests of a worker share a browser context, which is emptied between them: the scripts that it has
    // compiled once serve the next test, which takes a third less of the processor.
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    // Animations take a twentieth of the processor; support/motion.ts is for tests that are about them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A screenshot shows most faults; a trace would record every page and use the processor that the pages need.
    trace: 'off',
    // Most tests have chosen already, and meet every file on the network; consent and install are tested by themselves.
    storageState: {
      cookies: [
        {
          name: 'settings',
          value: 'cookiesAgreeType=1',
          domain: new URL(SITE_URL ?? 'http://localhost').hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    serviceWorkers: 'block',
    // Chromium without windows takes a third less of the processor; support/whole-browser.ts is for what it lacks.
    launchOptions: {
      executablePath: HEADLESS_SHELL_PATH,
      // A page under test lives for seconds: optimizing its code costs more than it saves.
      args: [...chromiumArgs(), '--js-flags=--no-maglev --no-opt'],
    },
  },
});
