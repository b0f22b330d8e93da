import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The areas of this repository: the folders in `areas/` that have both entries. */
export function areaFolders(root: string): string[] {
  const folder = join(root, 'areas');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .filter((name) =>
      ['client.tsx', 'server.tsx'].every((entry) => existsSync(join(folder, name, entry))),
    )
    .toSorted();
}

/** The folder of a screen with a script of its own: "game" of "areas/sports/game/screen.tsx"; undefined for another module. */
export function screenFolder(module: string | null): string | undefined {
  return /([^/]+)\/screen\.tsx$/.exec(module ?? '')?.[1];
}
