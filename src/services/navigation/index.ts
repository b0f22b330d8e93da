import {
  dialogsOpen,
  navigationGo,
  navigationState,
  Refusal,
  sessionSignedIn,
  sessionState,
} from '@grandstand/bus-contracts';
import type {
  Language,
  NavigationState,
  SessionState,
  ShellHandle,
} from '@grandstand/bus-contracts';
import { Subscription } from 'rxjs';
import { resolve, toSitePath, withLanguage, type Resolved } from '../../routes';
import type { Service } from '../ports';
import type { PageLocation } from './page-location';

export { createBrowserLocation } from './browser-location';
export type { LinkPress, PageLocation } from './page-location';

export interface NavigationPorts {
  readonly bus: ShellHandle;
  readonly page: PageLocation;
  /** The language that the page is written in; another one is another page. */
  readonly language: Language;
  readonly languages: readonly Language[];
}

/** Redirects in a row before the address is taken as it is. */
const MOST_REDIRECTS = 5;

/** Knows where the player is, takes presses on links of this site, and never goes elsewhere. */
export function createNavigation({ bus, page, language, languages }: NavigationPorts): Service {
  let session: SessionState['status'] = bus.peek(sessionState)?.status ?? 'unknown';
  /** Where a guest wanted to go, until they have signed in. */
  let returnTo: string | null = null;

  const find = (fullPath: string): Resolved =>
    resolve(fullPath, { language, allowed: languages, session });

  /** Reads the address bar and says what is there. */
  function arrive(redirects = 0): void {
    const found = find(page.current());
    if (found.kind === 'redirect') {
      if (languageOf(found.to) !== language || redirects === MOST_REDIRECTS) page.load(found.to);
      else {
        page.replace(found.to);
        arrive(redirects + 1);
      }
      return;
    }
    if (found.language !== language) page.load(page.current());
    else if (found.kind === 'sign-in') askToSignIn(found.path);
    else say(found);
  }

  function say(found: Extract<Resolved, { kind: 'match' | 'error' }>): void {
    const { row, path, params } = found;
    const next: NavigationState = {
      language,
      path: found.kind === 'error' ? pathOf(page.current()) : path,
      route: row.name,
      area: row.area,
      params: { ...params },
    };
    if (!isSame(bus.peek(navigationState), next)) bus.publish(navigationState, next);
  }

  function askToSignIn(path: string): void {
    returnTo = path;
    page.replace(withLanguage(language, '/'));
    arrive();
    bus.send(dialogsOpen, { name: 'sign-in' }).catch(() => {
      // Without the dialog there is still the button in the header.
    });
  }

  function go(path: string, isReplacing: boolean): void {
    const to = withLanguage(language, path);
    if (to === page.current()) return;
    if (isReplacing) page.replace(to);
    else page.push(to);
    arrive();
  }

  bus.handle(navigationGo, ({ path, replace = false }) => {
    const within = toSitePath(path);
    if (within === null) throw new Refusal('off-site');
    go(within, replace);
    return {};
  });
  bus.on(sessionState, ({ status }) => {
    const before = session;
    session = status;
    if (before === 'player' && status === 'guest' && find(page.current()).kind === 'sign-in') {
      // Who has just signed out is not asked to come back.
      go('/', true);
    } else if (before !== status) arrive();
  });
  bus.on(sessionSignedIn, () => {
    if (returnTo !== null) go(returnTo, false);
    returnTo = null;
  });

  const subscriptions = new Subscription();
  subscriptions.add(page.moved$.subscribe(() => arrive()));
  subscriptions.add(
    page.links$.subscribe((press) => {
      const [place] = press.path.split('#', 1);
      const isWithinPage = press.path.includes('#') && page.current().split('#', 1)[0] === place;
      if (isWithinPage || languageOf(press.path) !== language) return;
      press.take();
      if (press.path !== page.current()) page.push(press.path);
      arrive();
    }),
  );
  arrive();

  return {
    stop() {
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}

function languageOf(fullPath: string): string | undefined {
  return /^\/([a-z]{2})(?=[/?#]|$)/.exec(fullPath)?.[1];
}

/** Behind the prefix, with query, without hash. */
function pathOf(fullPath: string): string {
  const path = fullPath.split('#', 1)[0]?.replace(/^\/[a-z]{2}(?=[/?#]|$)/, '') ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

function isSame(a: NavigationState | undefined, b: NavigationState): boolean {
  return a !== undefined && a.path === b.path && a.route === b.route && a.area === b.area;
}
