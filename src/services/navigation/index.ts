import {
  dialogsState,
  navigationGo,
  navigationState,
  Refusal,
  sessionSignedIn,
  sessionState,
  termsState,
  toSitePath,
} from '@grandstand/bus-contracts';
import { navigationGuard } from '@grandstand/bus-contracts/shell';
import { Subscription } from 'rxjs';
import { languageOf, withLanguage } from '../../routes';
import type { Service } from '../ports';
import type { Moves, NavigationPorts, Standing } from './ports';
import { RETURN_KEY } from './return-key';

export { createBrowserLocation } from './browser-location';
export type { LinkPress, PageLocation } from './page-location';
export type { NavigationPorts } from './ports';

type Act = (moves: Moves) => Promise<void>;

/** Knows where the player is and takes presses on links of this site; it leads nobody elsewhere but the banned, to the operator's address. */
export function createNavigation(ports: NavigationPorts): Service {
  const { bus, page, first, languages, loadMoves, importFailed, store, log } = ports;
  const { language } = first;
  const standing: Standing = {
    session: bus.peek(sessionState)?.status ?? 'unknown',
    hasLeft: false,
    isGuarded: ports.isGuarded,
    block: 'none',
    here: page.current(),
  };
  let moves: Promise<Moves> | undefined;
  /** Moves that are not through. */
  let underWay = 0;

  /** Moves with what is fetched with the first of them; without it the place to go to is loaded, and a page that stands is left alone. */
  async function move(act: Act, to?: string): Promise<void> {
    underWay += 1;
    try {
      const ready = await fetched(to);
      if (ready && !bus.signal.aborted) await act(ready);
    } finally {
      underWay -= 1;
    }
  }
  async function fetched(to?: string): Promise<Moves | undefined> {
    moves ??= loadMoves().then((createMoves) => createMoves({ ...ports, standing }));
    const fetching = moves;
    try {
      return await fetching;
    } catch (error) {
      if (moves === fetching) moves = undefined;
      if (bus.signal.aborted) return undefined;
      log('error', 'What reads addresses could not be fetched.', error);
      if (to === undefined) importFailed(error);
      else page.load(to);
      return undefined;
    }
  }
  /** A move that nobody waits for; what fails on the way is logged there. */
  const start = (act: Act, to?: string): void => void move(act, to).catch(() => {});
  const look = (): void => start((ready) => ready.look());
  /** The visitor goes somewhere of their own: they are no longer on the way to where they were asked to sign in for. */
  const goOn = (): void => {
    standing.hasLeft = false;
    store.remove(RETURN_KEY);
  };

  bus.publish(navigationState, first);
  bus.handle(navigationGo, async ({ path, replace = false }) => {
    const within = toSitePath(path);
    if (within === null) throw new Refusal('off-site');
    if (standing.block !== 'none') throw new Refusal('blocked');
    const to = withLanguage(language, within);
    goOn();
    // Led to where they are, they are called off what they had begun.
    if (underWay > 0 || to !== page.current()) {
      await move((ready) => ready.go(to, replace ? 'replace' : 'push'), to);
    }
    return {};
  });
  bus.handle(navigationGuard, async ({ isBlocked }) => {
    const before = standing.block;
    standing.block = (isBlocked ?? before === 'guarded') ? 'guarded' : 'none';
    // Where nothing is lifted or begun, nothing else has changed that guards go by.
    if (isBlocked === undefined || standing.block !== before) await move((ready) => ready.look());
    return {};
  });
  bus.on(sessionState, ({ status }) => {
    if (status === standing.session) return;
    standing.hasLeft = standing.session === 'player';
    standing.session = status;
    if (standing.isGuarded || underWay > 0) look();
  });
  bus.on(termsState, ({ isUserTermsChanged }) => {
    if (isUserTermsChanged || standing.isGuarded || underWay > 0) look();
  });
  bus.on(sessionSignedIn, ({ how }) => {
    // Who is found here has not asked to go anywhere, unless this tab had turned them away.
    const isFound = how === 'start' || how === 'other-tab';
    if (!isFound || store.get(RETURN_KEY) !== null) start((ready) => ready.comeIn());
  });

  let isAsked = false;
  bus.on(dialogsState, ({ open }) => {
    const isAskedNow = open === 'sign-in' || open === 'registration';
    const isPlayer = bus.peek(sessionState)?.status === 'player';
    // Who closed it is not led there by whatever they sign in for later.
    if (isAsked && !isAskedNow && !isPlayer) store.remove(RETURN_KEY);
    isAsked = isAskedNow;
  });

  const subscriptions = new Subscription();
  subscriptions.add(
    page.moved$.subscribe(() => {
      const to = page.current();
      const isWithin = withoutHash(to) === withoutHash(standing.here);
      goOn();
      start((ready) => ready.go(to, 'moved'), isWithin ? undefined : to);
    }),
  );
  subscriptions.add(
    page.links$.subscribe((press) => {
      const { path } = press;
      // A place within the page is no move.
      if (path.includes('#') && withoutHash(path) === withoutHash(page.current())) return;
      const named = languageOf(path);
      const isOther = named !== language && languages.some((one) => one === named);
      const isBlocked = standing.block !== 'none';
      if (isOther && !isBlocked) return;
      press.take();
      if (isBlocked) return;
      goOn();
      start((ready) => ready.press(path), path);
    }),
  );

  return {
    stop() {
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}

function withoutHash(fullPath: string): string {
  return fullPath.replace(/#.*/s, '');
}
