// Finds a Chromium to test in: a variable, PATH, the system's packages, else the test runner's own.
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { bin, run } from '../run.mjs';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Arguments that keep a browser under test from talking to anyone but the site, and from playing a graphics card. */
export function chromiumArgs() {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
    '--no-first-run',
  ];
  return isRoot() ? ['--no-sandbox', ...quiet] : quiet;
}

/** Path of a Chromium; installs one where there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await isProgram(named)) return named;
    throw new Error(
      `Failed to find Chromium: CHROMIUM_PATH names "${named}", which is no program. Please correct or unset it.`,
    );
  }
  return (await inPath(NAMES)) ?? (await fromSystem('chromium')) ?? (await fromRunner());
}

/**
 * Chromium, and the same without windows, which takes less of the processor: Chromium itself where there is none, or one is named.
 * @returns {Promise<{ chromium: string, headlessShell: string }>}
 */
export async function findBrowsers() {
  const chromium = await findChromium();
  if (process.env.CHROMIUM_PATH) return { chromium, headlessShell: chromium };
  const headlessShell =
    (await inPath([HEADLESS_SHELL])) ?? (await fromSystem(HEADLESS_SHELL)) ?? chromium;
  return { chromium, headlessShell };
}

function isRoot() {
  return process.getuid?.() === 0;
}

async function isProgram(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (await isProgram(path)) return path;
    }
  }
  return undefined;
}

async function fromSystem(name) {
  if (!isRoot()) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', name];
  if ((await run('apt-get', install, { env })).code !== 0) {
    await run('apt-get', ['update'], { env });
    await run('apt-get', install, { env });
  }
  return inPath([name]);
}

async function fromRunner() {
  const { chromium } = await import('playwright');
  if (!(await isProgram(chromium.executablePath()))) {
    const { code, output } = await run(bin('playwright'), ['install', 'chromium']);
    if (code !== 0) {
      throw new Error(
        `Failed to find Chromium: none in PATH, and none could be installed. Please install one, or name it in CHROMIUM_PATH.\n${output}`,
      );
    }
  }
  return chromium.executablePath();
}
