import type { ComponentType } from 'react';
import type { AreaPlace } from '../area/view-route';

/** The screens of an area that are fetched with the first page that needs them. */
export interface LaterScreens<Props> {
  /** Fetches the screen of a place; undefined where it is loaded, or part of the area. */
  readonly prepare: (place: AreaPlace) => Promise<void> | undefined;
  /** A screen by the name of its folder; no view of it is shown before `prepare` has fetched it. */
  readonly get: (name: string) => ComponentType<Props>;
}

/**
 * Finds screens by their folders; `nameOf` names the screen of a place.
 * @example laterScreens(import.meta.glob('./game/screen.tsx', { import: 'default' }), (place) => screenOf(place).kind)
 */
export function laterScreens<Props = object>(
  files: Readonly<Record<string, () => Promise<unknown>>>,
  nameOf: (place: AreaPlace) => string,
): LaterScreens<Props> {
  const loads = new Map(Object.entries(files).map(([path, load]) => [folderOf(path), load]));
  const fetched = new Map<string, ComponentType<Props>>();

  const fetchScreen = async (name: string, load: () => Promise<unknown>): Promise<void> => {
    fetched.set(name, (await load()) as ComponentType<Props>);
  };

  return {
    prepare(place) {
      const name = nameOf(place);
      const load = loads.get(name);
      return load && !fetched.has(name) ? fetchScreen(name, load) : undefined;
    },
    get(name) {
      const screen = fetched.get(name);
      if (!screen) throw new Error(`Failed to render: the screen "${name}" is not there yet.`);
      return screen;
    },
  };
}

/** "./game/screen.tsx" -> "game" */
function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
