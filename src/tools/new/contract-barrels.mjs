// The files that export the contracts of players and of the shell: written from the folders, so that nobody keeps them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** The audiences whose file of exports is written from their folders. */
export const WRITTEN_BARRELS = ['player', 'shell'];

/**
 * @param {string} audience
 * @returns {string} The path of its file of exports, from the repository's root.
 */
export const barrelPath = (audience) => `bus-contracts/${audience}/contracts.ts`;

/**
 * The text of the file that exports every file of an audience's subjects. What only these files use is in a folder of
 * the subject.
 * @param {string} audience
 * @param {string} [folder] The repository, or a copy of it.
 */
export function barrelOf(audience, folder = root) {
  const home = join(folder, 'bus-contracts', audience);
  const files = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(home, name))
        .filter((file) => /^[a-z-]+\.ts$/.test(file))
        .map((file) => `./${name}/${file.slice(0, -'.ts'.length)}`),
    )
    .toSorted();
  const lines = files.map((path) => `export * from '${path}';\n`);
  return `// Written by npm run docs: a file in the folder of a subject is in it.\n${lines.join('')}`;
}
