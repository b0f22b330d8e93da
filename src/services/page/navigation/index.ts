// The service reads the address bar. Guards that take 200 ms publish `navigation.progress`.
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
import { dialogsShown, navigationGuard, navigationMoved } from '@grandstand/bus-contracts/shell';
import {
  defer,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  pairwise,
  ReplaySubject,
  share,
  startWith,
} from 'rxjs';
import { languageOf, withLanguage } from '../../../routes';
import { runService } from '../../shared/run-service';
import { reduce } from './navigation-state';
import type { Change, State } from './navigation-state';
import type { Moves, NavigationPorts } from './ports';
import { RETURN_KEY } from './return-key';

export { createBrowserLocation } from './browser-location';
export type { LinkPress, PageLocation } from './page-location';
export type { NavigationPorts } from './ports';

type Act = (moves: Moves) => Promise<void>;

/** Keeps the player's place and handles presses on links of this site. Only a banned player is sent off the site, to the operator's address. */
export function createNavigation(ports: NavigationPorts): void {
  const { bus, page, first, languages, loadMoves, importFailed, store, log } = ports;
  const { language } = first;
  const { state, dispatch } = runService<State, Change, 'navigation'>(bus, {
    initial: {
      session: bus.peek(sessionState)?.status ?? 'unknown',
      hasLeft: false,
      isGuarded: ports.isGuarded,
      block: 'none',
      shown: page.current(),
      inFlight: 0,
    },
    reduce,
    change$: EMPTY,
  });

  /** Fetched with the first move, and again after that failed. */
  const moves$ = defer(loadMoves).pipe(
    map((createMoves) => createMoves({ ...ports, state, dispatch })),
    share({
      connector: () => new ReplaySubject(1),
      resetOnComplete: false,
      resetOnRefCountZero: false,
    }),
  );

  /** Moves by the script that is loaded with the first move; without it the browser loads the page. */
  async function move(act: Act, to?: string): Promise<void> {
    dispatch({ type: 'move-began' });
    if (!bus.peek(navigationMoved)) bus.publish(navigationMoved, {});
    try {
      const moves = await fetched(to);
      if (moves && !bus.signal.aborted) await act(moves);
    } finally {
      dispatch({ type: 'move-ended' });
    }
  }
  async function fetched(to?: string): Promise<Moves | undefined> {
    try {
      return await firstValueFrom(moves$);
    } catch (error) {
      if (bus.signal.aborted) return undefined;
      log('error', 'The script of moves could not be fetched.', error);
      if (to === undefined) importFailed(error);
      else page.load(to);
      return undefined;
    }
  }
  /** Starts a move without waiting for it; its failures are logged by the queue. */
  const start = (act: Act, to?: string): void => void move(act, to).catch(() => {});
  const checkAgain = (): void => start((moves) => moves.check());
  /** The visitor goes to another page: a later sign-in no longer opens the page that required one. */
  const forgetReturn = (): void => {
    dispatch({ type: 'navigated' });
    store.remove(RETURN_KEY);
  };
  /** Whether a change of visitor or terms may change the page or a move. */
  const isConcerned = (): boolean => state().isGuarded || state().inFlight > 0;

  bus.publish(navigationState, first);
  bus.handle(navigationGo, async ({ path, replace = false }) => {
    const within = toSitePath(path);
    if (within === null) throw new Refusal('off-site');
    if (state().block !== 'none') throw new Refusal('blocked');
    const to = withLanguage(language, within);
    forgetReturn();
    // A move to the present page cancels the move in progress.
    if (state().inFlight > 0 || to !== page.current()) {
      await move((moves) => moves.go(to, replace ? 'replace' : 'push'), to);
    }
    return {};
  });
  bus.handle(navigationGuard, async ({ isBlocked }) => {
    const before = state().block;
    dispatch({ type: 'guard-changed', isBlocked });
    // A block that stays as it was changes nothing that guards depend on.
    if (isBlocked === undefined || state().block !== before) await move((moves) => moves.check());
    return {};
  });

  const sessionChanges$ = bus.messages$(sessionState).pipe(
    map(({ status }) => status),
    filter((status) => status !== state().session),
  );
  bus.listen(sessionChanges$, (status) => {
    dispatch({ type: 'session-changed', status });
    if (isConcerned()) checkAgain();
  });
  const termsChanges$ = bus
    .messages$(termsState)
    .pipe(filter(({ isUserTermsChanged }) => isUserTermsChanged || isConcerned()));
  bus.listen(termsChanges$, checkAgain);

  const signIns$ = bus.messages$(sessionSignedIn).pipe(
    filter(({ how }) => {
      // A player found at the start or by another tab stays on the page, unless this tab has stored a destination.
      const isFound = how === 'start' || how === 'other-tab';
      return !isFound || store.get(RETURN_KEY) !== null;
    }),
  );
  bus.listen(signIns$, () => start((moves) => moves.moveAfterSignIn()));

  bus.listen(bus.messages$(dialogsShown), ({ dialog }) => {
    if (dialog?.name !== 'sign-in' && dialog?.name !== 'registration') return;
    if (dialog.args?.returnTo !== undefined) store.set(RETURN_KEY, dialog.args.returnTo);
  });

  const closedByGuest$ = bus.messages$(dialogsState).pipe(
    map(({ open }) => open === 'sign-in' || open === 'registration'),
    startWith(false),
    pairwise(),
    filter(([wasOpen, isOpen]) => wasOpen && !isOpen),
    filter(() => bus.peek(sessionState)?.status !== 'player'),
  );
  // After the dialog is closed, a later sign-in does not lead there.
  bus.listen(closedByGuest$, () => store.remove(RETURN_KEY));

  bus.listen(page.moved$, () => {
    const to = page.current();
    const isWithin = withoutHash(to) === withoutHash(state().shown);
    forgetReturn();
    start((moves) => moves.go(to, 'moved'), isWithin ? undefined : to);
  });
  // A place within the page is no move.
  const presses$ = page.links$.pipe(
    filter(({ path }) => !path.includes('#') || withoutHash(path) !== withoutHash(page.current())),
  );
  bus.listen(presses$, (press) => {
    const { path } = press;
    const named = languageOf(path);
    const isOther = named !== language && languages.some((one) => one === named);
    const isBlocked = state().block !== 'none';
    if (isOther && !isBlocked) return;
    press.preventLoad();
    if (isBlocked) return;
    forgetReturn();
    start((moves) => moves.press(path), path);
  });
}

function withoutHash(fullPath: string): string {
  return fullPath.replace(/#.*/s, '');
}
