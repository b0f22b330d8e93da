import { fetchPinned, scriptPinsPath } from '@grandstand/bus-contracts/area';
import type { ScriptPins } from '@grandstand/bus-contracts/area';
import { pagePolicy } from './trusted-types';

/** The name that the import map of an area adds: it resolves only where the map counts. */
const probeOf = (area: string): string => `@grandstand/pins-of/${area}`;

export interface PinScriptsPorts {
  readonly document: Document;
  readonly fetch: (path: string) => Promise<Response>;
  /** Fetches a module script with its hash, and keeps it for all imports; rejects where the hash is another. */
  readonly fetchPinned: (url: string, hash: string) => Promise<void>;
  /** Whether the page's import maps have a name. */
  readonly resolves: (name: string) => boolean;
}

/**
 * Pins the scripts of an area that the page did not begin with, before any of them is fetched. Where a browser takes
 * no second import map, all of them are fetched with their hashes.
 * @returns A function that rejects where the hashes can't be loaded; the next call asks again.
 */
export function createPinScripts(ports: PinScriptsPorts): (area: string) => Promise<void> {
  const known = new Map<string, Promise<void>>();

  async function pin(area: string): Promise<void> {
    const answer = await ports.fetch(scriptPinsPath(area));
    if (!answer.ok) throw new Error(`The hashes of the area "${area}" can't be loaded.`);
    const pins = (await answer.json()) as ScriptPins;
    if (Object.keys(pins).length === 0) return;
    appendMap(ports.document, { imports: { [probeOf(area)]: '/' }, integrity: pins });
    if (ports.resolves(probeOf(area))) return;
    await Promise.all(
      Object.entries(pins).map(async ([url, hash]) => ports.fetchPinned(url, hash)),
    );
  }

  return async (area) => {
    const started = known.get(area) ?? pin(area);
    known.set(area, started);
    started.catch(() => known.delete(area));
    return started;
  };
}

/** The pins of a page of the browser. */
export function createPagePins(): (area: string) => Promise<void> {
  return createPinScripts({
    document,
    fetch: async (path) => fetch(path),
    fetchPinned,
    resolves,
  });
}

function appendMap(document: Document, map: object): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const text = JSON.stringify(map);
  script.textContent = (pagePolicy()?.createScript(text) ?? text) as string;
  document.head.append(script);
}

function resolves(name: string): boolean {
  try {
    return import.meta.resolve(name) !== '';
  } catch {
    return false;
  }
}
