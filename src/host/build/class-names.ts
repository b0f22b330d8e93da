import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/**
 * Names classes of CSS modules the same in every build: by themselves and their file.
 * @remarks Names with a line's number, as Vite makes them, cost a page more than a kilobyte of script.
 * @example classNames('/site')('row', '/site/areas/sports/rows/game-row.module.css') // 'row_3fk9q'
 */
export function classNames(root: string): (name: string, file: string) => string {
  const ids = new Map<string, string>();
  const idOf = (file: string): string => {
    const path = relative(root, file.split('?')[0] ?? file).replaceAll(sep, '/');
    const hash = createHash('sha256').update(path).digest('hex');
    return Number.parseInt(hash.slice(0, 8), 16).toString(36).slice(0, 5);
  };
  return (name, file) => {
    const id = ids.get(file) ?? idOf(file);
    ids.set(file, id);
    return `${name}_${id}`;
  };
}
