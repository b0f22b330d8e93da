import { areaDead, areaMissing, areaReady, navigationIntent } from '@grandstand/bus-contracts';
import { areasState } from '@grandstand/bus-contracts/shell';
import type { AreaStatus } from '@grandstand/bus-contracts';
import type { BootArea, BootRemoteView, ViewRoute } from '@grandstand/bus-contracts/area';
import type { Ahead } from './ahead';
import type { RemoteViewPorts } from './ports';
import { createRegistry } from './registry';
import { createView } from './view';
import type { View } from './view';

export interface RemoteViewsOptions extends RemoteViewPorts {
  readonly areas: readonly BootArea[];
  /** Views whose bodies the host put into the page; each is taken over once. */
  readonly booted: Readonly<Record<string, BootRemoteView>>;
}

export interface AttachOptions {
  /** Takes over the markup that the host rendered into the element, where there is any. */
  readonly adopt: boolean;
  /** Asks for these parts only. */
  readonly components?: readonly string[];
}

/** The areas on the page. */
export interface RemoteViews {
  /** Shows an area in an element that is its alone; returns what retires it. */
  attach(name: string, element: HTMLElement, options: AttachOptions): () => void;
  status(name: string): AreaStatus;
  /** What a reload button does: at most once a second, the area starts anew. */
  reload(name: string): void;
  stop(): void;
}

const SENDER = 'area:';

export function createRemoteViews(options: RemoteViewsOptions): RemoteViews {
  const { areas, booted, ...ports } = options;
  const registry = createRegistry(areas);
  const waiting = new Map(Object.entries(booted));
  const views = new Map<string, View>();
  const handle = ports.bus.join('remote-views');

  const publish = (): void => {
    handle.publish(
      areasState,
      Object.fromEntries([...views].map(([name, view]) => [name, view.state])),
    );
  };
  const viewOf = (sender: string): View | undefined =>
    sender.startsWith(SENDER) ? views.get(sender.slice(SENDER.length)) : undefined;

  let ahead: Ahead | undefined;
  const askAhead = async (name: string, address: string, route: ViewRoute): Promise<void> => {
    const createAhead = await ports.loadAhead();
    ahead ??= createAhead(registry, ports);
    if (!views.has(name)) ahead.ask(name, address, route);
  };

  handle.on(areaReady, (_payload, envelope) => viewOf(envelope.sender)?.ready());
  handle.on(areaDead, ({ reason }, envelope) => viewOf(envelope.sender)?.dead(reason));
  handle.on(areaMissing, ({ path }, envelope) => viewOf(envelope.sender)?.missing(path));
  // An area that is on the page hears it itself; what can't be fetched ahead comes with the press.
  handle.on(navigationIntent, ({ area, address, route, params }) => {
    if (!views.has(area)) void askAhead(area, address, { route, params }).catch(() => {});
  });
  publish();

  return {
    attach(name, element, { adopt, components }) {
      if (views.has(name)) {
        throw new Error(
          `Failed to attach the area "${name}": it is on the page. Please retire it first.`,
        );
      }
      const view = createView({
        area: registry.area(name),
        place: { name, element },
        components,
        takeAhead: (path, signal) => ahead?.take(name, path, signal),
        registry,
        ports,
        changed: publish,
      });
      views.set(name, view);
      const ready = adopt ? waiting.get(name) : undefined;
      waiting.delete(name);
      view.start(ready);
      return () => {
        if (views.get(name) !== view) return;
        view.stop();
        views.delete(name);
        publish();
      };
    },
    status: (name) => views.get(name)?.state.status ?? 'not-exist',
    reload: (name) => views.get(name)?.reload(),
    stop() {
      for (const view of views.values()) view.stop();
      views.clear();
      ahead?.stop();
      handle.dispose();
    },
  };
}
