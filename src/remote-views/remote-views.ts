import { areaDead, areaMissing, areaReady, navigationIntent } from '@grandstand/bus-contracts';
import { areasState } from '@grandstand/bus-contracts/shell';
import type { AreaStatus } from '@grandstand/bus-contracts';
import type { BootArea, BootRemoteView, ViewRoute } from '@grandstand/bus-contracts/area';
import type { Prefetch } from './load/prefetch';
import type { RemoteViewPorts } from './ports';
import type { GameFrame } from './frames/greet-frame';
import { createRegistry } from './load/registry';
import { inDialog, type OtherPage } from './other-page';
import { createView } from './view';
import type { View } from './view';

export interface RemoteViewsOptions extends RemoteViewPorts {
  readonly areas: readonly BootArea[];
  /** Views that the host rendered into the page; each is used once. */
  readonly booted: Readonly<Record<string, BootRemoteView>>;
}

export interface AttachOptions {
  /** Whether to use the markup that the host rendered into the element. */
  readonly adopt: boolean;
  /** Names of the requested parts; default: the whole view. */
  readonly components?: readonly string[];
  /** The page that a dialog shows; left out: that of the address. */
  readonly page?: OtherPage;
}

/** The areas on the page. */
export interface RemoteViews {
  /** Shows an area in its own element; returns a function that retires it. */
  attach(name: string, element: HTMLElement, options: AttachOptions): () => void;
  /** The status of a view, by the name of its area, or by `inDialog` of that name. */
  status(view: string): AreaStatus;
  /** Reloads a view, at most once a second. */
  reload(view: string): void;
  /** Listens for the greeting of a game's frame, and joins it to the bus; the promise has the function that ends it. */
  connectFrame(frame: GameFrame): Promise<() => void>;
  stop(): void;
}

const SENDER = 'area:';

export function createRemoteViews(options: RemoteViewsOptions): RemoteViews {
  const { areas, booted, ...ports } = options;
  const registry = createRegistry(areas);
  const hostRendered = new Map(Object.entries(booted));
  const views = new Map<string, View>();
  const handle = ports.bus.join('remote-views');

  const publish = (): void => {
    handle.publish(
      areasState,
      Object.fromEntries([...views].map(([name, view]) => [name, view.state])),
    );
  };
  const areaOf = (sender: string): string =>
    sender.startsWith(SENDER) ? sender.slice(SENDER.length) : '';
  /** The views of an area: on the page, and in a dialog. Both have one sender. */
  const viewsOf = (sender: string): View[] => {
    const area = areaOf(sender);
    return [views.get(area), views.get(inDialog(area))].filter((view) => view !== undefined);
  };

  let prefetch: Prefetch | undefined;
  const requestAhead = async (name: string, address: string, route: ViewRoute): Promise<void> => {
    const createPrefetch = await ports.loadPrefetch();
    prefetch ??= createPrefetch(registry, ports);
    if (!views.has(name)) prefetch.request(name, address, route);
  };

  handle.on(areaReady, (_payload, { sender }) => {
    for (const view of viewsOf(sender)) view.ready();
  });
  handle.on(areaDead, ({ reason }, { sender }) => {
    for (const view of viewsOf(sender)) view.dead(reason);
  });
  handle.on(areaMissing, ({ path }, { sender }) => views.get(areaOf(sender))?.missing(path));
  // A mounted area prefetches itself. A failure is not reported: the press loads the view.
  handle.on(navigationIntent, ({ area, address, route, params }) => {
    if (!views.has(area)) void requestAhead(area, address, { route, params }).catch(() => {});
  });
  publish();

  return {
    attach(name, element, { adopt, components, page }) {
      const key = page ? inDialog(name) : name;
      if (views.has(key)) {
        throw new Error(
          `Failed to attach the area "${key}": it is on the page. Please retire it first.`,
        );
      }
      const view = createView({
        area: registry.area(name),
        place: { name, key, element },
        components,
        page,
        takePrefetched: (path, signal) => prefetch?.take(name, path, signal),
        registry,
        ports,
        changed: publish,
      });
      views.set(key, view);
      const ready = adopt ? hostRendered.get(name) : undefined;
      hostRendered.delete(name);
      view.start(ready);
      return () => {
        if (views.get(key) !== view) return;
        view.stop();
        views.delete(key);
        publish();
      };
    },
    status: (view) => views.get(view)?.state.status ?? 'not-exist',
    reload: (view) => views.get(view)?.reload(),
    async connectFrame(frame) {
      const greetFrame = await ports.loadFrames();
      return greetFrame(frame, ports);
    },
    stop() {
      for (const view of views.values()) view.stop();
      views.clear();
      prefetch?.stop();
      handle.dispose();
    },
  };
}
