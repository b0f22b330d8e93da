import {
  navigationGo,
  navigationState,
  Refusal,
  sessionSignedIn,
  sessionState,
  termsState,
} from '@grandstand/bus-contracts';
import { navigationGuard } from '@grandstand/bus-contracts/shell';
import { Subscription } from 'rxjs';
import { toSitePath, withLanguage } from '../../routes';
import type { Service } from '../ports';
import { languageOf, placeOf } from './full-path';
import type { Moves } from './moves';
import type { NavigationPorts, Standing } from './ports';
import { RETURN_KEY } from './return-address';

export { createBrowserLocation } from './browser-location';
export type { LinkPress, PageLocation } from './page-location';
export type { NavigationPorts } from './ports';

/** Knows where the player is and takes presses on links of this site; it leads nobody elsewhere but the banned, to the operator's address. */
export function createNavigation(ports: NavigationPorts): Service {
  const { bus, page, first, loadRules, store, log } = ports;
  const { language } = first;
  const standing: Standing = {
    session: bus.peek(sessionState)?.status ?? 'unknown',
    hasLeft: false,
    isGuarded: ports.isGuarded,
    isBlocked: false,
    isLeaving: false,
    here: page.current(),
  };
  let moves: Promise<Moves> | undefined;

  /** Moves with what is fetched with the first of them; without it the page is loaded. */
  async function move(act: (moves: Moves) => Promise<void>, to?: string): Promise<void> {
    try {
      moves ??= loadRules().then((rules) => rules.createMoves({ ...ports, standing }));
      const ready = await moves;
      if (!bus.signal.aborted) await act(ready);
    } catch (error) {
      moves = undefined;
      log('error', 'What reads addresses could not be fetched; the page is loaded anew.', error);
      page.load(to ?? page.current());
    }
  }
  const look = (): void => void move((ready) => ready.look());

  bus.publish(navigationState, first);
  bus.handle(navigationGo, async ({ path, replace = false }) => {
    const within = toSitePath(path);
    if (within === null) throw new Refusal('off-site');
    if (standing.isBlocked) throw new Refusal('blocked');
    const to = withLanguage(language, within);
    standing.hasLeft = false;
    if (to !== page.current()) {
      await move((ready) => ready.go(to, replace ? 'replace' : 'push'), to);
    }
    return {};
  });
  bus.handle(navigationGuard, async ({ isBlocked = standing.isBlocked && !standing.isLeaving }) => {
    standing.isBlocked = isBlocked;
    standing.isLeaving = false;
    await move((ready) => ready.look());
    return {};
  });
  bus.on(sessionState, ({ status }) => {
    if (status === standing.session) return;
    standing.hasLeft = standing.session === 'player';
    standing.session = status;
    if (standing.isGuarded) look();
  });
  bus.on(termsState, ({ isUserTermsChanged }) => {
    if (isUserTermsChanged || standing.isGuarded) look();
  });
  bus.on(sessionSignedIn, ({ how }) => {
    // Who is found here has not asked to go anywhere, unless this tab had turned them away.
    const isFound = how === 'start' || how === 'other-tab';
    if (!isFound || store.get(RETURN_KEY) !== null) void move((ready) => ready.comeIn());
  });

  const subscriptions = new Subscription();
  subscriptions.add(
    page.moved$.subscribe(() => {
      const to = page.current();
      standing.hasLeft = false;
      void move((ready) => ready.go(to, 'moved'), to);
    }),
  );
  subscriptions.add(
    page.links$.subscribe((press) => {
      const isWithinPage =
        press.path.includes('#') && placeOf(press.path) === placeOf(page.current());
      if (isWithinPage || languageOf(press.path) !== language) return;
      press.take();
      if (standing.isBlocked) return;
      standing.hasLeft = false;
      void move((ready) => ready.go(press.path, 'push'), press.path);
    }),
  );

  return {
    stop() {
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
