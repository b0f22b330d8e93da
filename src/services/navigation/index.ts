import {
  dialogsOpen,
  navigationGo,
  navigationState,
  Refusal,
  sessionSignedIn,
  sessionState,
  termsState,
} from '@grandstand/bus-contracts';
import { navigationGuard } from '@grandstand/bus-contracts/shell';
import type {
  Language,
  NavigationState,
  SessionState,
  ShellHandle,
} from '@grandstand/bus-contracts';
import { Subscription } from 'rxjs';
import { toSitePath, withLanguage } from '../../routes';
import type { Resolved } from '../../routes';
import type { KeyValueStore, Log, Service } from '../ports';
import type { AfterSignIn } from './after-sign-in';
import { languageOf, pathOf, placeOf } from './full-path';
import type { PageLocation } from './page-location';
import type { Rules } from './rules';

export { createBrowserLocation } from './browser-location';
export type { LinkPress, PageLocation } from './page-location';

export interface NavigationPorts {
  readonly bus: ShellHandle;
  readonly page: PageLocation;
  /** Where the page that came stands. Its language is the page's; another one is another page. */
  readonly first: NavigationState;
  /** Whether who is there decides about that page. */
  readonly isGuarded: boolean;
  readonly languages: readonly Language[];
  /** Fetches what reads addresses: the first one was read by the server. */
  readonly loadRules: () => Promise<Rules>;
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

/** Knows where the player is and takes presses on links of this site; it leads nobody elsewhere but the banned, to the operator's address. */
export function createNavigation(ports: NavigationPorts): Service {
  const { bus, page, first, languages, loadRules, loadAfterSignIn, store, log } = ports;
  const { language } = first;
  let session: SessionState['status'] = bus.peek(sessionState)?.status ?? 'unknown';
  /** Whether who comes to be a guest has just signed out, and is not to be asked back. */
  let hasLeft = false;
  /** Only a guarded page depends on who is there. */
  let { isGuarded } = ports;
  /** Every move is cancelled. */
  let isBlocked = false;
  let isLeaving = false;
  /** The address of the page that stands. */
  let here = page.current();

  /** Reads the address bar and says what is there; where two moves come at once, both find the last. */
  async function arrive(redirects = 0): Promise<void> {
    const rules = await loadRules();
    if (bus.signal.aborted) return;
    if (isBlocked) {
      if (page.current() !== here) page.replace(here);
      return;
    }
    const found = rules.resolve(page.current(), {
      language,
      allowed: languages,
      session,
      ...rules.guardsBy(bus),
    });
    if (found.kind === 'redirect') {
      if (languageOf(found.to) !== language || redirects === MOST_REDIRECTS) page.load(found.to);
      else {
        page.replace(found.to);
        await arrive(redirects + 1);
      }
    } else if (found.language !== language) page.load(page.current());
    else if (found.kind === 'sign-in') await turnAway(found.path);
    else if (found.kind === 'banned') await ban(rules, found);
    else say(rules, found);
  }

  /** Sends a banned player to the operator's address; without one they end on the page of the ban. */
  async function ban(rules: Rules, found: Extract<Resolved, { kind: 'banned' }>): Promise<void> {
    const target = rules.banTarget(bus, page.origin);
    if ('address' in target) {
      isBlocked = true;
      isLeaving = true;
      page.leave(target.address);
    } else if (found.path === target.path) say(rules, { ...found, kind: 'match' });
    else {
      page.replace(withLanguage(language, target.path));
      await arrive();
    }
  }

  /** Leads a player who has just signed in to where they wanted to go. */
  async function comeIn(): Promise<void> {
    const [{ resolve }, afterSignIn] = await Promise.all([loadRules(), loadAfterSignIn()]);
    if (bus.signal.aborted || isBlocked) return;
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

  function say(rules: Rules, found: Extract<Resolved, { kind: 'match' | 'error' }>): void {
    const { row, path, params } = found;
    isGuarded = rules.isGuarded(row);
    here = page.current();
    const next: NavigationState = {
      language,
      path: found.kind === 'error' ? pathOf(page.current()) : path,
      route: row.name,
      area: row.area,
      params: { ...params },
      ...rules.aroundOf(row),
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

  bus.publish(navigationState, first);
  bus.handle(navigationGo, async ({ path, replace = false }) => {
    const within = toSitePath(path);
    if (within === null) throw new Refusal('off-site');
    if (isBlocked) throw new Refusal('blocked');
    const to = withLanguage(language, within);
    if (to === page.current()) return {};
    if (replace) page.replace(to);
    else page.push(to);
    await arrive();
    return {};
  });
  bus.handle(navigationGuard, async ({ isBlocked: isNowBlocked = isBlocked && !isLeaving }) => {
    isBlocked = isNowBlocked;
    isLeaving = false;
    await arrive();
    return {};
  });
  bus.on(sessionState, ({ status }) => {
    if (status === session) return;
    hasLeft = session === 'player';
    session = status;
    if (isGuarded) move();
  });
  bus.on(termsState, ({ isUserTermsChanged }) => {
    if (isUserTermsChanged || isGuarded) move();
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
      if (isBlocked) return;
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
