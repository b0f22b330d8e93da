import {
  startTransition,
  useEffect,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import {
  createAreaViews,
  readAreaState,
  type AreaView,
  type AreaViews,
  type SentView,
  type viewTopics,
} from '../area/view/area-views';
import type { AreaContext } from '../area/define-area';
import type { AreaPlace } from '../area/view-route';
import { areaDead, areaReady } from '../contracts/page/areas';
import { dictionaryState } from '../contracts/site/dictionary';
import type { Language } from '../contracts/player/settings';
import type { Handle } from '../kernel/types';
import { afterEffects } from './after-effects';
import { AreaViewProvider } from './area-view-context';
import { BusProvider } from './bus-context';

type ViewHandle = Handle<
  (typeof viewTopics)[number],
  typeof areaReady | typeof areaDead,
  never,
  never
>;

interface AreaViewOptions extends Pick<
  AreaContext<unknown>,
  'root' | 'isRendered' | 'dictionary' | 'place'
> {
  readonly bus: ViewHandle;
  readonly name: string;
  /** The server's state; a usable view is read from it. */
  readonly state?: unknown;
  /** That view, where the area has read it already. */
  readonly first?: SentView | undefined;
  /** Whether a route is the area's to show; left out: those that name it. */
  readonly isMine?: (area: string | null) => boolean;
  readonly loadTexts: (language: Language) => Promise<AreaView['texts']>;
  /** Whether texts, of which the server may have sent a part, have those of a place's screen; left out: always. */
  readonly hasTexts?: (texts: AreaView['texts'], place: AreaPlace) => boolean;
  /** Fetches the code of a place's screen; undefined where it is there. Left out: all screens come at once. */
  readonly prepare?: (place: AreaPlace) => Promise<void> | undefined;
  readonly children: ReactNode;
}

/** Hydrates the server's markup or renders it, follows the bus, and reports when the area is ready and when it failed. */
export function mountAreaView(options: AreaViewOptions): () => void {
  const { bus, root, name, place, loadTexts, hasTexts, prepare, children } = options;
  const { first: sent = readAreaState(options.state)?.view, isMine = (area) => area === name } =
    options;
  // Before the page's services have started, the shell has what the server rendered from.
  const { dictionary = bus.peek(dictionaryState)?.texts ?? {} } = options;
  const die = (error: unknown): void => bus.publish(areaDead, { reason: String(error) });
  const views = createAreaViews({
    bus,
    place,
    isMine,
    first: sent && options.isRendered ? { dictionary, ...sent } : undefined,
    loadTexts,
    hasTexts,
    prepare,
    onFailure: die,
  });
  const app = (
    <BusProvider bus={bus}>
      <Root views={views} onReady={() => afterEffects(bus, () => bus.publish(areaReady, {}))}>
        {children}
      </Root>
    </BusProvider>
  );
  let reactRoot: Root | undefined;
  let isRetired = false;
  const begin = (): void => {
    if (isRetired) return;
    // In a transition React yields to presses while it renders a long list.
    startTransition(() => {
      reactRoot = start(root, app, views.first !== undefined, {
        // The same area may be on the page too.
        identifierPrefix: place ? `${name}-dialog-` : `${name}-`,
        onUncaughtError: die,
        // One that is retired before it has hydrated need not recover.
        onRecoverableError: (error) => {
          if (!isRetired) reportError(error);
        },
      });
    });
  };
  // The server's markup stays as it is until its screen can take it over.
  const screen = views.first && prepare?.(views.first);
  if (screen) screen.then(begin, die);
  else begin();
  return () => {
    isRetired = true;
    views.stop();
    reactRoot?.unmount();
  };
}

function start(
  root: HTMLElement,
  app: ReactElement,
  isRendered: boolean,
  options: HydrationOptions,
): Root {
  if (isRendered) return hydrateRoot(root, app, options);
  root.replaceChildren();
  const made = createRoot(root, options);
  made.render(app);
  return made;
}

function Root({
  views,
  onReady,
  children,
}: {
  readonly views: AreaViews;
  readonly onReady: () => void;
  readonly children: ReactNode;
}): ReactElement | null {
  const view = useSyncExternalStore(views.subscribe, views.current, () => views.first);
  const isShown = view !== undefined;
  useEffect(() => {
    if (isShown) onReady();
    // oxlint-disable-next-line react/exhaustive-deps -- published once, when the first view is mounted
  }, [isShown]);
  return view ? <AreaViewProvider view={view}>{children}</AreaViewProvider> : null;
}
