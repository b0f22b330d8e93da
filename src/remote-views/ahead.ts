import { INTENT_GOOD_FOR_MS } from '@grandstand/bus-contracts';
import type { BootArea, RemoteView, ViewRoute } from '@grandstand/bus-contracts/area';
import { loadView, type ViewRequest } from './load-view';
import type { RemoteViewPorts } from './ports';
import type { Registry } from './registry';

/** Views that are asked for before the player presses. */
export interface Ahead {
  /** Asks for an area's view of a full path, and has its files fetched; once for as long as that is young. Throws for an area that is not registered. */
  ask(name: string, path: string, route: ViewRoute): void;
  /** Hands a young view out, once; resolves to undefined where it could not be had. The signal ends what is under way. */
  take(
    name: string,
    path: string,
    signal: AbortSignal,
  ): Promise<RemoteView | undefined> | undefined;
  stop(): void;
}

/** Whoever points at more has made up their mind about none of them. */
const MOST = 4;

interface Asked {
  readonly answer: Promise<RemoteView | undefined>;
  readonly controller: AbortController;
  readonly cancelLimit: () => void;
}

export function createAhead(registry: Registry, ports: RemoteViewPorts): Ahead {
  const { clock, source, stage } = ports;
  const asked = new Map<string, Asked>();

  async function load(
    area: BootArea,
    request: Omit<ViewRequest, 'components'>,
  ): Promise<RemoteView> {
    const view = await loadView(area, source, request);
    const urls = (files: readonly string[]): string[] =>
      files.map((file) => registry.fileUrl(area, file));
    stage.fetchAhead(urls(view.cssToLoad), urls(view.scriptsToLoad));
    return view;
  }

  /** Takes a view off the list; what is under way goes on. */
  function remove(key: string): Asked | undefined {
    const found = asked.get(key);
    found?.cancelLimit();
    asked.delete(key);
    return found;
  }

  const drop = (key: string): void => remove(key)?.controller.abort();

  return {
    ask(name, path, route) {
      const key = `${name} ${path}`;
      if (asked.has(key)) return;
      const area = registry.area(name);
      const controller = new AbortController();
      asked.set(key, {
        // Whoever presses in spite of a failure asks again, and is told.
        answer: load(area, { path, route, signal: controller.signal }).catch(() => undefined),
        controller,
        cancelLimit: clock.after(INTENT_GOOD_FOR_MS, () => drop(key)),
      });
      const [oldest = key] = asked.keys();
      if (asked.size > MOST) drop(oldest);
      // Contracts that no first page brings: most areas of players need them.
      ports.loadContracts().catch(() => {});
    },
    take(name, path, signal) {
      const found = remove(`${name} ${path}`);
      if (!found) return undefined;
      signal.addEventListener('abort', () => found.controller.abort(), { once: true });
      return found.answer;
    },
    stop() {
      for (const key of asked.keys()) drop(key);
    },
  };
}
