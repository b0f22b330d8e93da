import {
  dialogsOpen,
  navigationGo,
  navigationState,
  Refusal,
  sessionSignedIn,
  sessionState,
  termsState,
} from '@grandstand/bus-contracts';
import type {
  Language,
  NavigationState,
  SessionState,
  ShellHandle,
  TermsState,
} from '@grandstand/bus-contracts';
import { Subscription } from 'rxjs';
import { ROUTES, toSitePath, withLanguage } from '../../routes';
import type { Resolve, Resolved } from '../../routes';
import type { KeyValueStore, Log, Service } from '../ports';
import type { AfterSignIn } from './after-sign-in';
import { languageOf, pathOf, placeOf } from './full-path';
import type { PageLocation } from './page-location';

export { createBrowserLocation } from './browser-location';
export type { LinkPress, PageLocation } from './page-location';

export interface NavigationPorts {
  readonly bus: ShellHandle;
  readonly page: PageLocation;
  /** Where the page that came stands. Its language is the page's; another one is another page. */
  readonly first: NavigationState;
  readonly languages: readonly Language[];
  /** Fetches what reads addresses: the first one was read by the server. */
  readonly loadResolve: () => Promise<Resolve>;
  /** Fetches what tells where a player goes who has just signed in. */
  readonly loadAfterSignIn: () => Promise<AfterSignIn>;
  /** Storage of this tab. */
  readonly store: KeyValueStore;
  readonly log: Log;
}

/** Where a guest wanted to go, until they have signed in. */
const RETURN_KEY = 'navigation.return';
/** Redirects in a row before the address is taken as it is. */
const MOST_REDIRECTS = 5;

/** Knows where the player is, takes presses on links of this site, and never goes elsewhere. */
export function createNavigation(ports: NavigationPorts): Service {
  const { bus, page, first, languages, loadResolve, loadAfterSignIn, store, log } = ports;
  const { language } = first;
  let session: SessionState['status'] = bus.peek(sessionState)?.status ?? 'unknown';
  /** Whether who comes to be a guest has just signed out, and is not to be asked back. */
  let hasLeft = false;

  /** Reads the address bar and says what is there; where two moves come at once, both find the last. */
  async function arrive(redirects = 0): Promise<void> {
    const resolve = await loadResolve();
    if (bus.signal.aborted) return;
    const found = resolve(page.current(), {
      language,
      allowed: languages,
      session,
      terms: termsOf(bus.peek(termsState)),
    });
    if (found.kind === 'redirect') {
      if (languageOf(found.to) !== language || redirects === MOST_REDIRECTS) page.load(found.to);
      else {
        page.replace(found.to);
        await arrive(redirects + 1);
      }
    } else if (found.language !== language) page.load(page.current());
    else if (found.kind === 'sign-in') await turnAway(found.path);
    else say(found);
  }

  /** Leads a player who has just signed in to where they wanted to go. */
  async function comeIn(): Promise<void> {
    const [resolve, afterSignIn] = await Promise.all([loadResolve(), loadAfterSignIn()]);
    if (bus.signal.aborted) return;
    const to = afterSignIn({
      stored: store.get(RETURN_KEY),
      current: page.current(),
      language,
      isPage: (path) => resolve(path, { language, allowed: languages }).kind === 'match',
    });
    store.remove(RETURN_KEY);
    if (to === null) return;
    if (to.isInPlace) page.replace(to.path);
    else page.push(to.path);
    await arrive();
  }

  function move(act: () => Promise<void> = arrive): void {
    act().catch((error: unknown) => {
      log('error', 'What reads addresses could not be fetched; the page is loaded anew.', error);
      page.load(page.current());
    });
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

  /** Leads a guest from a player's page home, to sign in there and come back. */
  async function turnAway(path: string): Promise<void> {
    page.replace(withLanguage(language, '/'));
    await arrive();
    if (hasLeft) return;
    store.set(RETURN_KEY, path);
    bus.send(dialogsOpen, { name: 'sign-in' }).catch(() => {
      // Without the dialog there is still the button in the header.
    });
  }

  /** Only a guarded page depends on who is there. */
  function isGuarded(): boolean {
    const route = bus.peek(navigationState)?.route;
    return ROUTES.some(({ name, guards }) => name === route && guards.length > 0);
  }

  bus.publish(navigationState, first);
  bus.handle(navigationGo, async ({ path, replace = false }) => {
    const within = toSitePath(path);
    if (within === null) throw new Refusal('off-site');
    const to = withLanguage(language, within);
    if (to === page.current()) return {};
    if (replace) page.replace(to);
    else page.push(to);
    await arrive();
    return {};
  });
  bus.on(sessionState, ({ status }) => {
    if (status === session) return;
    hasLeft = session === 'player';
    session = status;
    if (isGuarded()) move();
  });
  bus.on(termsState, ({ isUserTermsChanged }) => {
    if (isUserTermsChanged || isGuarded()) move();
  });
  bus.on(sessionSignedIn, ({ how }) => {
    // Who is found here has not asked to go anywhere, unless this tab had turned them away.
    const isFound = how === 'start' || how === 'other-tab';
    if (!isFound || store.get(RETURN_KEY) !== null) move(comeIn);
  });

  const subscriptions = new Subscription();
  subscriptions.add(page.moved$.subscribe(() => move()));
  subscriptions.add(
    page.links$.subscribe((press) => {
      const isWithinPage =
        press.path.includes('#') && placeOf(press.path) === placeOf(page.current());
      if (isWithinPage || languageOf(press.path) !== language) return;
      press.take();
      if (press.path !== page.current()) page.push(press.path);
      move();
    }),
  );

  return {
    stop() {
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}

function isSame(a: NavigationState | undefined, b: NavigationState): boolean {
  return a !== undefined && a.path === b.path && a.route === b.route && a.area === b.area;
}

function termsOf(state: TermsState | undefined): 'unknown' | 'changed' | 'unchanged' {
  if (!state) return 'unknown';
  return state.isUserTermsChanged ? 'changed' : 'unchanged';
}
