import type { BootData } from '@grandstand/bus-contracts/area';
import { freezeShared } from './freeze-shared';
import type { AreaBus, RemoteViewPorts } from './ports';
import { createRemoteViews } from './remote-views';
import type { RemoteViews } from './remote-views';
import { createStage } from './stage';

export interface PageRemoteViewsOptions {
  readonly bus: AreaBus;
  readonly clock: RemoteViewPorts['clock'];
  readonly boot: Pick<BootData, 'areas' | 'remoteViews'>;
  /** The client headers of every call. */
  readonly headers: RemoteViewPorts['source']['headers'];
  /** The settings that an area's server renders by, as `key=value&key=value`. */
  readonly settings: RemoteViewPorts['source']['settings'];
  /** What the route table says of the page. */
  readonly currentRoute: RemoteViewPorts['source']['currentRoute'];
  /** What the operator calls the site; undefined until it is known. */
  readonly siteName: () => string | undefined;
  readonly log: RemoteViewPorts['log'];
  readonly pageError: RemoteViewPorts['pageError'];
}

/** The areas of the page that is open in this browser. */
export function createPageRemoteViews(options: PageRemoteViewsOptions): RemoteViews {
  const { bus, clock, boot, headers, settings, currentRoute, siteName, log, pageError } = options;
  let frozen: Promise<void> | undefined;
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
    stage: createStage(document, siteName),
    importScript: async (url) => {
      await (frozen ??= freezeShared(document));
      return import(/* @vite-ignore */ url);
    },
    loadContracts: async () => (await import('@grandstand/bus-contracts/player')).PLAYER_CONTRACTS,
    loadAhead: async () => (await import('./ahead')).createAhead,
    log,
    pageError,
  });
}
