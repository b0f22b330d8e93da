import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { groupOfScript, readDeclaredServices } from './declared-services.ts';

/**
 * Matches the modules at some paths of the repository, for a group of the build.
 * @param paths Of files, of folders where they end with a slash, and scripts of groups of services.
 * @throws Where nothing is at a path: a file that was moved would leave its group without a word.
 * @example modulesAt(root, ['src/shell/page/seo/', 'virtual:services/later'])
 */
export function modulesAt(root: string, paths: readonly string[]): RegExp {
  const gone = paths.filter((path) => !isThere(root, path));
  if (gone.length > 0) {
    throw new Error(
      `Failed to group the modules of the build: there is nothing at ${gone.join(', ')}. Please name where they are now.`,
    );
  }
  const patterns = paths.map((path) => {
    const own = path.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll('/', String.raw`[\\/]`);
    return path.endsWith('/') ? own : `${own}$`;
  });
  return new RegExp(patterns.join('|'));
}

function isThere(root: string, path: string): boolean {
  const name = groupOfScript(path);
  return name === undefined
    ? existsSync(join(root, path))
    : readDeclaredServices(root).some(({ group }) => group === name);
}
