import type {
  AreaApp,
  AreaPlace,
  BootArea,
  BootRemoteView,
  RemoteView,
} from '@grandstand/bus-contracts/area';
import { RemoteViewError } from '../remote-view-error';
import { loadView } from '../load/load-view';
import type { OtherPage } from '../other-page';
import type { Place, RemoteViewPorts } from '../ports';
import type { Registry } from '../load/registry';

export interface RunViewOptions {
  readonly area: BootArea;
  readonly place: Place;
  readonly components: readonly string[] | undefined;
  /** The page to show; undefined: that of the address. */
  readonly page: OtherPage | undefined;
  /** The view that the host rendered into the page. */
  readonly booted: BootRemoteView | undefined;
  /** Returns the prefetched view of a path; undefined if there is none. */
  readonly takePrefetched: (
    path: string,
    signal: AbortSignal,
  ) => Promise<RemoteView | undefined> | undefined;
  /** Aborted when the area is retired; then none of its code runs. */
  readonly signal: AbortSignal;
  /** Registers the undo of a step; it is called at once if the area is already retired. */
  readonly onRetire: (undo: () => void) => void;
  /** Receives the element that the area is mounted into. */
  readonly onShown: (root: Element) => void;
}

/** Loads, shows and mounts an area; rejects at the first error. */
export async function runView(
  options: RunViewOptions,
  registry: Registry,
  ports: RemoteViewPorts,
): Promise<void> {
  const { area, booted, place, page, signal } = options;
  options.onRetire(() => ports.viewDocument.clear(place));
  const [{ view, root, isRendered }] = await Promise.all([
    show(options, registry, ports),
    ports.pinScripts(area.name),
  ]);
  signal.throwIfAborted();

  if (view.codeToEval) ports.viewDocument.evaluate(view.codeToEval);
  const state = ports.viewDocument.takeState(area.name);

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
  // Its rights go by the name that the shell knows it by.
  const handle = ports.bus.admit({ ...app.manifest, name: area.name });
  options.onRetire(() => handle.dispose());
  options.onShown(root);
  ports.earlyPresses.restore(root);
  options.onRetire(
    app.mount({
      bus: handle,
      root,
      isRendered,
      state,
      dictionary: view === booted ? ports.dictionary : undefined,
      signal,
      place: placeOf(page),
    }),
  );
}

function placeOf(page: OtherPage | undefined): AreaPlace | undefined {
  return page && { path: page.path, route: page.route, params: page.params };
}

interface Shown {
  readonly view: BootRemoteView;
  readonly root: HTMLElement;
  readonly isRendered: boolean;
}

async function show(
  options: RunViewOptions,
  registry: Registry,
  ports: RemoteViewPorts,
): Promise<Shown> {
  const { area, booted, place, signal } = options;
  if (booted) {
    const root = ports.viewDocument.adopt(place);
    if (root) return { view: booted, root, isRendered: true };
  }
  const view = await requestView(options, ports);
  signal.throwIfAborted();
  // Checked first, so that a view with a foreign script shows nothing.
  for (const file of view.scriptsToLoad) registry.fileUrl(area, file);
  const sheets = view.cssToLoad.map((file) => registry.fileUrl(area, file));
  const root = await ports.viewDocument.show(place, view, sheets, signal);
  return { view, root, isRendered: view.body !== '' };
}

/** Uses the prefetched view of the page, or requests it. */
async function requestView(options: RunViewOptions, ports: RemoteViewPorts): Promise<RemoteView> {
  const { area, components, page, signal } = options;
  const path = page?.address ?? ports.source.currentPath();
  const prefetched = components ? undefined : options.takePrefetched(path, signal);
  const route = page ?? ports.source.currentRoute();
  const view =
    (prefetched && (await prefetched)) ??
    (await loadView(area, ports.source, { path, route, components, signal }));
  // A dialog does not describe the document; its area renders by itself, so that no id of its markup is there twice.
  return page ? { ...view, title: '', head: '', body: '' } : view;
}

/** Returns the area that a client entry exports as its default; throws if there is none. */
function areaOf(name: string, module: unknown): AreaApp {
  const app = isRecord(module) ? module['default'] : undefined;
  if (!isArea(app)) {
    throw new RemoteViewError(name, 'its last script exports no area as its default');
  }
  if (app.manifest.name !== name) {
    throw new RemoteViewError(name, `its script is of the area "${app.manifest.name}"`);
  }
  return app;
}

function isArea(value: unknown): value is AreaApp {
  return (
    isRecord(value) &&
    typeof value['mount'] === 'function' &&
    isRecord(value['manifest']) &&
    typeof value['manifest']['name'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
