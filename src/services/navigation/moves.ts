import { dialogsOpen, dialogsState, navigationState } from '@grandstand/bus-contracts';
import { navigationProgress, navigationStood } from '@grandstand/bus-contracts/shell';
import type { NavigationState, ShellHandle } from '@grandstand/bus-contracts';
import { toSitePath, withLanguage } from '../../routes';
import type { Resolved, RouteRow, ShownPage } from '../../routes';
import { isGuarded, placeOf, readAddress, resolve, rowOf } from '../../routes/rules';
import { banTarget } from './ban-target';
import { languageOf, pathOf } from './full-path';
import type { NavigationPorts, Standing } from './ports';
import { RETURN_KEY, RETURN_PARAMETER } from './return-address';
import type { Known } from './rules';

/** How the address bar comes to an address: `moved`: it stands there already. */
export type Way = 'push' | 'replace' | 'moved';

export interface MovePorts extends Omit<NavigationPorts, 'loadRules' | 'isGuarded'> {
  readonly standing: Standing;
}

export interface Moves {
  /** Goes to a full path, if the guards let it; a newer move takes the place of one that is not through. */
  go(to: string, way: Way): Promise<void>;
  /** Asks the guards again about the page that stands, or the one that is on the way. */
  look(): Promise<void>;
  /** Leads a player who has just signed in to where they wanted to go. */
  comeIn(): Promise<void>;
}

/** Redirects in a row before the address is taken as it is. */
const MOST_REDIRECTS = 5;
/** Guards that take longer are seen to be at work. */
const SLOW_MS = 200;

/** Asks the guards first and moves then: whoever is stopped has not moved, and leaves no trace in the history. */
export function createMoves(
  ports: MovePorts & { readonly guardsBy: (bus: ShellHandle) => Known },
): Moves {
  const { bus, clock, page, languages, site, loadAfterSignIn, store, standing } = ports;
  const { language } = ports.first;
  /** The move that is not through. */
  let underWay: { readonly to: string; readonly way: Way } | undefined;
  let latest = Promise.resolve();
  let calledOff = new AbortController();

  function go(to: string, way: Way): Promise<void> {
    calledOff.abort();
    calledOff = new AbortController();
    const { signal } = calledOff;
    const move = { to, way };
    underWay = move;
    const overtaken = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const ended = withProgress(signal, () => run(to, way, signal));
    latest = Promise.race([ended, overtaken]).then(() => {
      // Who waited for this move waits for the one that took its place.
      if (signal.aborted) return latest;
      underWay = undefined;
      return undefined;
    });
    return latest;
  }

  async function withProgress(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
    let isShown = false;
    const show = (isSlow: boolean): void => {
      isShown = isSlow;
      if (!bus.signal.aborted) bus.publish(navigationProgress, { isSlow });
    };
    const cancel = clock.after(SLOW_MS, () => show(true));
    const end = (): void => {
      cancel();
      if (isShown) show(false);
    };
    // A newer move shows its own.
    signal.addEventListener('abort', end, { once: true });
    try {
      await task();
    } finally {
      end();
    }
  }

  async function run(to: string, way: Way, signal: AbortSignal, redirects = 0): Promise<void> {
    if (standing.isBlocked) return stay();
    const stands = bus.peek(navigationState);
    const found = await resolve(to, {
      language,
      allowed: languages,
      session: standing.session,
      config: site.config(),
      ...ports.guardsBy(bus),
      areas: site.areas,
      isProduction: site.isProduction,
      games: site.games,
      from: stands ? rowOf(stands.route) : null,
      dialog: bus.peek(dialogsState)?.open ?? null,
      signal,
    });
    // What an older move found out counts for nothing.
    if (signal.aborted || bus.signal.aborted) return undefined;
    if (found.kind === 'redirect') {
      if (languageOf(found.to) !== language || redirects === MOST_REDIRECTS) page.load(found.to);
      else await run(found.to, way === 'moved' ? 'replace' : way, signal, redirects + 1);
      return undefined;
    }
    if (found.language !== language) return page.load(to);
    if (found.kind === 'cancel') return stay();
    if (found.kind === 'sign-in') return turnAway(found.row, found.path, signal);
    if (found.kind === 'banned') return ban(found, to, way, signal);
    if (found.row.dialog) return openOver(found.row, to, signal);
    put(to, way);
    say(found);
    return undefined;
  }

  /** The player is where they were; a way back or forward is taken back. */
  function stay(): void {
    if (page.current() !== standing.here) page.replace(standing.here);
    bus.publish(navigationStood, { isRefused: true });
  }

  function put(to: string, way: Way): void {
    if (way === 'moved' || to === page.current()) return;
    if (way === 'push') page.push(to);
    else page.replace(to);
  }

  function say(found: ShownPage): void {
    standing.isGuarded = isGuarded(found.row);
    standing.here = page.current();
    const place = placeOf(found);
    const next = found.kind === 'error' ? { ...place, path: pathOf(page.current()) } : place;
    const isSamePage = isSame(bus.peek(navigationState), next);
    if (isSamePage) bus.publish(navigationStood, { isRefused: false });
    else bus.publish(navigationState, next);
  }

  /** Sends a banned player to the operator's address; without one they end on the page of the ban. */
  async function ban(
    found: Extract<Resolved, { kind: 'banned' }>,
    to: string,
    way: Way,
    signal: AbortSignal,
  ): Promise<void> {
    const target = banTarget(bus, page.origin);
    if ('address' in target) {
      standing.isBlocked = true;
      standing.isLeaving = true;
      page.leave(target.address);
    } else if (found.path === target.path) {
      put(to, way);
      say({ ...found, kind: 'match' });
    } else {
      const instead = way === 'moved' ? 'replace' : way;
      await run(withLanguage(language, target.path), instead, signal);
    }
  }

  /** Asks a guest to sign in for a player's page: over the page that stands, or over home where it stands itself. */
  async function turnAway(row: RouteRow, path: string, signal: AbortSignal): Promise<void> {
    await leave(row, '', signal);
    if (standing.hasLeft || signal.aborted) return;
    store.set(RETURN_KEY, path);
    open('sign-in');
  }

  /** A page that is a dialog: it opens over the page that stands, or over home where the visitor came by its address. */
  async function openOver(row: RouteRow, to: string, signal: AbortSignal): Promise<void> {
    const { searchParams, search, hash } = new URL(to, 'http://site.invalid');
    const isFirst = standsAt(row);
    // Home stands behind it meanwhile.
    if (isFirst && standing.session === 'unknown') return;
    const returnTo = searchParams.get(RETURN_PARAMETER);
    if (!isFirst && returnTo !== null && toSitePath(returnTo) !== null) {
      store.set(RETURN_KEY, returnTo);
    }
    await leave(row, search + hash, signal);
    if (!signal.aborted && row.dialog) open(row.dialog);
  }

  async function leave(row: RouteRow, rest: string, signal: AbortSignal): Promise<void> {
    if (!standsAt(row)) return stay();
    return run(withLanguage(language, `/${rest}`), 'replace', signal);
  }

  function standsAt({ name }: RouteRow): boolean {
    return bus.peek(navigationState)?.route === name;
  }

  function open(name: 'sign-in' | 'registration'): void {
    bus.send(dialogsOpen, { name }).catch(() => {
      // Without the dialog there is still the button in the header.
    });
  }

  return {
    go,
    look: () => go(underWay?.to ?? page.current(), underWay?.way ?? 'moved'),
    async comeIn() {
      const afterSignIn = await loadAfterSignIn();
      if (bus.signal.aborted || standing.isBlocked) return;
      const to = afterSignIn({
        stored: store.get(RETURN_KEY),
        current: page.current(),
        language,
        isPage: (path) => {
          const found = readAddress(path, { language, allowed: languages });
          return found.kind === 'address' && isPage(found.row, site.areas);
        },
      });
      store.remove(RETURN_KEY);
      if (to !== null) await go(to.path, to.isInPlace ? 'replace' : 'push');
    },
  };
}

/** Whether there is something to come back to: neither an error nor a dialog. */
function isPage(row: RouteRow, areas: readonly string[]): boolean {
  const isThere = row.area === null || areas.includes(row.area);
  return isThere && row.status === undefined && !row.dialog;
}

function isSame(a: NavigationState | undefined, b: NavigationState): boolean {
  return a !== undefined && a.path === b.path && a.route === b.route && a.area === b.area;
}
