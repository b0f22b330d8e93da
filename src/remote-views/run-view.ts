import type { BootArea, BootRemoteView, RemoteView } from '@grandstand/bus-contracts/area';
import { areaOf } from './area-module';
import { loadView } from './load-view';
import type { Place, RemoteViewPorts } from './ports';
import type { Registry } from './registry';

/** What is to be shown, and where. */
export interface RunOrder {
  readonly area: BootArea;
  readonly place: Place;
  readonly components: readonly string[] | undefined;
  /** The view whose body the host put into the page already. */
  readonly booted: BootRemoteView | undefined;
  /** The view that was asked for before the player pressed; undefined where there is none of use. */
  readonly takeAhead: (
    path: string,
    signal: AbortSignal,
  ) => Promise<RemoteView | undefined> | undefined;
  /** Aborted when the area is retired: from then on nothing of it runs. */
  readonly signal: AbortSignal;
  /** Takes what undoes a step; called at once where the area was retired in the meantime. */
  readonly onRetire: (undo: () => void) => void;
}

/** Takes one area from its remote's answer to its mount; rejects at the first fault. */
export async function runView(
  order: RunOrder,
  registry: Registry,
  ports: RemoteViewPorts,
): Promise<void> {
  const { area, place, signal } = order;
  order.onRetire(() => ports.stage.clear(place));
  const { view, root, isRendered } = await show(order, registry, ports);
  signal.throwIfAborted();

  if (view.codeToEval) ports.stage.evaluate(view.codeToEval);
  const state = ports.stage.takeState(area.name);

  let last: unknown;
  for (const file of view.scriptsToLoad) {
    last = await ports.importScript(registry.fileUrl(area, file));
    signal.throwIfAborted();
  }
  const app = areaOf(area.name, last);
  if (ports.bus.lacks(app.manifest)) {
    ports.bus.carry(await ports.loadContracts());
    signal.throwIfAborted();
  }
  const handle = ports.bus.admit(app.manifest);
  order.onRetire(() => handle.dispose());
  order.onRetire(app.mount({ bus: handle, root, isRendered, state, signal }));
}

interface Shown {
  readonly view: BootRemoteView;
  readonly root: HTMLElement;
  readonly isRendered: boolean;
}

async function show(order: RunOrder, registry: Registry, ports: RemoteViewPorts): Promise<Shown> {
  const { area, booted, place, signal } = order;
  if (booted) {
    const root = ports.stage.adopt(place);
    if (root) return { view: booted, root, isRendered: true };
  }
  const view = await ask(order, ports);
  signal.throwIfAborted();
  // Checked before anything is shown: an area that asks for a foreign script shows nothing at all.
  for (const file of view.scriptsToLoad) registry.fileUrl(area, file);
  const sheets = view.cssToLoad.map((file) => registry.fileUrl(area, file));
  const root = await ports.stage.show(place, view, sheets, signal);
  return { view, root, isRendered: view.body !== '' };
}

/** The area's view of the page: what was asked for ahead of the press, where that came to something. */
async function ask(order: RunOrder, ports: RemoteViewPorts): Promise<RemoteView> {
  const { area, components, signal } = order;
  const path = ports.source.currentPath();
  const ahead = components ? undefined : order.takeAhead(path, signal);
  const route = ports.source.currentRoute();
  return (
    (ahead && (await ahead)) ?? loadView(area, ports.source, { path, route, components, signal })
  );
}
