import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of the script in the head of every page. */
export const EARLY_SCRIPT_FILE = 'early.js';

/** The text of that script in a finished build. */
export async function readEarlyScript(dist: string): Promise<string> {
  return (await readFile(join(dist, 'early', EARLY_SCRIPT_FILE), 'utf8')).trim();
}
