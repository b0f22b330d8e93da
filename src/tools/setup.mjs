// Installs the packages when they are missing or differ from the lock file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digest } from './digest.mjs';
import { root, run } from './run.mjs';

const MIN_NODE = [20, 20];
export const LOCK_FILE = 'package-lock.json';
/** In node_modules: the digest of the lock file that its packages were installed by. */
export const SETUP_STAMP = '.grandstand-setup';

/** Brings node_modules in line with the lock file; does nothing when it is. */
export async function setup() {
  checkNode();
  const stampFile = join(root, 'node_modules', SETUP_STAMP);
  // Scripts in package.json change without any package changing; only the lock file decides.
  const wanted = await digest([LOCK_FILE]);
  const present = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (present === wanted) return;
  console.log('Installing packages ...');
  const { code, output } = await run('npm', [
    'ci',
    // The build needs the development packages, which npm leaves out where NODE_ENV is production.
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]);
  if (code !== 0) throw new Error(`Failed to install packages:\n${output}`);
  await writeFile(stampFile, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = MIN_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Error(
    `Failed to start: Node ${process.versions.node} is too old. Please use ${MIN_NODE.join('.')} or newer.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setup();
