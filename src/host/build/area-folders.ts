import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The name under which the bus knows games in frames: an area of that name would have their contracts. */
const TAKEN_NAME = 'game-frame';

/** The areas that sites which serve players do not have. */
export const QA_AREAS: ReadonlySet<string> = new Set(['debugger']);

/**
 * The areas of this repository: the folders in `areas/` that have both entries.
 *
 * @throws {Error} when an area has the name of games in frames.
 */
export function areaFolders(root: string): string[] {
  const folder = join(root, 'areas');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .filter((name) =>
      ['client.tsx', 'server.tsx'].every((entry) => existsSync(join(folder, name, entry))),
    )
    .toSorted();
  if (names.includes(TAKEN_NAME)) {
    throw new Error(`Failed to list the areas: the name "${TAKEN_NAME}" is taken by games.`);
  }
  return names;
}

/** The areas of a build: one for an operator's own back end has none that is for QA. */
export function builtAreas(root: string): string[] {
  const names = areaFolders(root);
  return process.env['BACKEND_ORIGIN'] ? names.filter((name) => !QA_AREAS.has(name)) : names;
}

/** The language of a module with texts: "ru" of "areas/sports/i18n/ru.json"; undefined for another module. */
export function textsLanguage(module: string | null): string | undefined {
  return /[\\/]([a-z]{2})\.json$/.exec(module ?? '')?.[1];
}

/** The folder of a screen with a script of its own: "game" of "areas/sports/game/screen.tsx"; undefined for another module. */
export function screenFolder(module: string | null): string | undefined {
  return /([^/]+)\/screen\.tsx$/.exec(module ?? '')?.[1];
}
