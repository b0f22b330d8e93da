import { INTENT_GOOD_FOR_MS } from '@grandstand/bus-contracts';
import type { BootArea, RemoteView, ViewRoute } from '@grandstand/bus-contracts/area';
import { loadView, type ViewRequest } from './load-view';
import type { RemoteViewPorts } from '../ports';
import type { Registry } from './registry';

/** Views that are requested before the player presses a link. */
export interface Prefetch {
  /** Requests an area's view of a full path and preloads its files, unless a recent request exists. Throws for an area that is not registered. */
  request(name: string, path: string, route: ViewRoute): void;
  /** Returns a recent view, once; resolves to undefined if its request failed. The signal aborts the request. */
  take(
    name: string,
    path: string,
    signal: AbortSignal,
  ): Promise<RemoteView | undefined> | undefined;
  stop(): void;
}

/** More requests at once would be a guess; the oldest is dropped. */
const MAX_VIEWS = 4;

interface PrefetchedView {
  readonly answer: Promise<RemoteView | undefined>;
  readonly controller: AbortController;
  readonly cancelExpiry: () => void;
}

export function createPrefetch(registry: Registry, ports: RemoteViewPorts): Prefetch {
  const { clock, source, viewDocument } = ports;
  const prefetched = new Map<string, PrefetchedView>();

  async function load(
    area: BootArea,
    request: Omit<ViewRequest, 'components'>,
  ): Promise<RemoteView> {
    const [view] = await Promise.all([
      loadView(area, source, request),
      ports.pinScripts(area.name),
    ]);
    const urls = (files: readonly string[]): string[] =>
      files.map((file) => registry.fileUrl(area, file));
    viewDocument.preload(urls(view.cssToLoad), urls(view.scriptsToLoad));
    return view;
  }

  /** Removes a view; its request goes on. */
  function remove(key: string): PrefetchedView | undefined {
    const found = prefetched.get(key);
    found?.cancelExpiry();
    prefetched.delete(key);
    return found;
  }

  const drop = (key: string): void => remove(key)?.controller.abort();

  return {
    request(name, path, route) {
      const key = `${name} ${path}`;
      if (prefetched.has(key)) return;
      const area = registry.area(name);
      const controller = new AbortController();
      prefetched.set(key, {
        // A failure is not shown: the press requests the view again.
        answer: load(area, { path, route, signal: controller.signal }).catch(() => undefined),
        controller,
        cancelExpiry: clock.after(INTENT_GOOD_FOR_MS, () => drop(key)),
      });
      const [oldest = key] = prefetched.keys();
      if (prefetched.size > MAX_VIEWS) drop(oldest);
      // Most areas of players need the contracts that the first page does not load.
      ports.loadContracts().catch(() => {});
    },
    take(name, path, signal) {
      const found = remove(`${name} ${path}`);
      if (!found) return undefined;
      signal.addEventListener('abort', () => found.controller.abort(), { once: true });
      return found.answer;
    },
    stop() {
      for (const key of prefetched.keys()) drop(key);
    },
  };
}
