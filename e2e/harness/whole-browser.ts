import type { LaunchOptions } from 'playwright/test';
import { chromiumArgs } from '../../src/tools/suite/chromium.mjs';

/** Chromium with all that a person's has: the headless shell of most tests installs no app and keeps no page for the way back. */
export const WHOLE_BROWSER: LaunchOptions = {
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: chromiumArgs(),
  // The test runner switches the back/forward cache off.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
