import { importFile } from '@grandstand/bus-contracts/area';
import type { BootData } from '@grandstand/bus-contracts/area';
import { freezeShared } from './run/freeze-shared';
import type { AreaBus, RemoteViewPorts } from './ports';
import { createRemoteViews } from './remote-views';
import type { RemoteViews } from './remote-views';
import { createViewDocument } from './view-document';

export interface PageRemoteViewsOptions {
  readonly bus: AreaBus;
  readonly clock: RemoteViewPorts['clock'];
  readonly boot: Pick<BootData, 'areas' | 'dictionary' | 'remoteViews'>;
  /** The client headers of every call. */
  readonly headers: RemoteViewPorts['source']['headers'];
  /** The settings for the rendering by an area's server, as `key=value&key=value`. */
  readonly settings: RemoteViewPorts['source']['settings'];
  /** The route of the page. */
  readonly currentRoute: RemoteViewPorts['source']['currentRoute'];
  readonly earlyPresses: RemoteViewPorts['earlyPresses'];
  /** The site's name; undefined until the config is loaded. */
  readonly siteName: () => string | undefined;
  readonly log: RemoteViewPorts['log'];
  readonly pageError: RemoteViewPorts['pageError'];
  readonly failedAgain: RemoteViewPorts['failedAgain'];
}

/** Creates the remote views of the browser's page. */
export function createPageRemoteViews(options: PageRemoteViewsOptions): RemoteViews {
  const {
    bus,
    clock,
    boot,
    headers,
    settings,
    currentRoute,
    earlyPresses,
    siteName,
    log,
    pageError,
    failedAgain,
  } = options;
  /** The first script waits for it, and every later one. */
  let frozen: Promise<void> | undefined;
  let pins: ((area: string) => Promise<void>) | undefined;
  const viewDocument = createViewDocument(document, siteName);
  return createRemoteViews({
    areas: boot.areas,
    booted: boot.remoteViews,
    bus,
    clock,
    source: {
      fetch: async (url, init) => fetch(url, init),
      headers,
      settings,
      currentRoute,
      currentPath: () => location.pathname + location.search,
      isVisible: () => document.visibilityState === 'visible',
    },
    viewDocument,
    earlyPresses,
    dictionary: boot.dictionary?.texts,
    pinScripts: async (area) => {
      // The import map of the page has the pins of the areas that it begins with.
      if (Object.hasOwn(boot.remoteViews, area)) return;
      pins ??= (await import('./run/pin-scripts')).createPagePins();
      await pins(area);
    },
    importScript: async (url) => {
      await (frozen ??= freezeShared(document, sharedModules(document)));
      return importFile(url);
    },
    loadContracts: async () => (await import('@grandstand/bus-contracts/player')).PLAYER_CONTRACTS,
    loadPrefetch: async () => (await import('./load/prefetch')).createPrefetch,
    loadFrames: async () => (await import('./frames/greet-frame')).greetFrame,
    windowMessages: window,
    log,
    pageError,
    failedAgain,
  });
}

/** The shared modules of the page's import map; none in a page without one. */
function sharedModules(document: Document): Readonly<Record<string, string>> {
  const map = document.querySelector('script[type=importmap]')?.textContent;
  return map ? (JSON.parse(map) as { imports: Record<string, string> }).imports : {};
}
