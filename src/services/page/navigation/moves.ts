import { createScheduler, navigationState } from '@grandstand/bus-contracts';
import { navigationProgress, navigationStayed } from '@grandstand/bus-contracts/shell';
import type { NavigationState } from '@grandstand/bus-contracts';
import { languageOf, withLanguage } from '../../../routes';
import type { ShownPage } from '../../../routes';
import {
  isGuarded,
  isPersonal,
  navigationStateOf,
  readAddress,
  resolve,
  rowOf,
} from '../../../routes/rules';
import { createMoveAfterSignIn } from './move-after-sign-in';
import { inPlace, type Destination, type MoveTo, type HistoryUpdate } from './destination';
import { createDialogPages } from './dialog-pages';
import { createMoveQueue, type Move } from './queue/move-queue';
import type { Moves, MovesPorts } from './ports';
import { createResolveOptions } from './resolve-options';
import { ban } from './ban';

/** Redirects in a row before the address is taken as it is. */
const MAX_REDIRECTS = 5;
/** Runs the guards before each move: a move that a guard stops leaves no entry in the history. */
export function createMoves(ports: MovesPorts): Moves {
  const { bus, clock, page, first, languages, importFailed, state, dispatch, log } = ports;
  const { language } = first;
  const optionsNow = createResolveOptions(ports);
  const queue = createMoveQueue({
    scheduler: createScheduler(clock),
    disposed$: bus.disposed$,
    showSlow: (isSlow) => {
      if (!bus.signal.aborted) bus.publish(navigationProgress, { isSlow });
    },
    failed: (error) => {
      if (bus.signal.aborted) return;
      log('error', 'A move failed; the present page stays.', error);
      importFailed(error);
      stay();
    },
  });
  const moveTo: MoveTo = (destination, signal) => follow(destination, signal, 0);
  const dialogPages = createDialogPages({ ...ports, moveTo, stay, mustLeave });
  const moveAfterSignIn = createMoveAfterSignIn({ ...ports, optionsNow, moveTo });

  const go = async (to: string, update: HistoryUpdate): Promise<void> =>
    queue.begin((signal) => moveTo({ to, update }, signal));
  const checkPage: Move = (signal) => moveTo({ to: page.current(), update: 'moved' }, signal);
  /** The move in progress, else a check of the present page. */
  const moveOrCheck = (): Move => queue.underWay() ?? checkPage;

  async function follow(
    destination: Destination,
    signal: AbortSignal,
    redirects: number,
  ): Promise<void> {
    if (state().block !== 'none') return stay();
    const { to, update, isBack } = destination;
    const options = optionsNow(signal);
    const found = await resolve(to, isBack ? { ...options, from: null } : options);
    // The result of an older move is dropped.
    if (signal.aborted || bus.signal.aborted) return undefined;
    if (found.kind === 'redirect') {
      if (languageOf(found.to) !== language || redirects === MAX_REDIRECTS) page.load(found.to);
      else
        await follow(
          { ...destination, to: found.to, update: inPlace(update) },
          signal,
          redirects + 1,
        );
      return undefined;
    }
    if (found.language !== language) return page.load(to);
    if (found.kind === 'cancel') return cancel(found, signal);
    if (found.kind === 'sign-in') return dialogPages.requestSignIn(to, signal);
    if (found.kind === 'banned') return ban({ ...ports, show, moveTo }, found, destination, signal);
    if (mustWaitForSession(ports, found)) return waitForSession(signal);
    if (found.row.dialog) {
      return dialogPages.openOver(found.row, to, { signal, show: () => show(found, destination) });
    }
    return show(found, destination);
  }

  /** Whether a guest is on a page for players: it asks them to sign in, or leads them elsewhere. */
  async function mustLeave(signal: AbortSignal): Promise<boolean> {
    if (!state().isGuarded) return false;
    const { kind } = await resolve(state().shown, optionsNow(signal));
    return kind === 'sign-in' || kind === 'redirect';
  }

  /** Keeps the present page; what the refused one is for opens over it, where that is a dialog too. */
  async function cancel(
    found: Pick<ShownPage, 'row' | 'path'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { dialogInstead } = found.row;
    if (dialogInstead !== undefined && mustWaitForSession(ports, found))
      return waitForSession(signal);
    stay();
    if (dialogInstead !== undefined) dialogPages.open({ name: dialogInstead });
    return undefined;
  }

  /** Keeps the present page; the address of a move back or forward is undone. */
  function stay(): void {
    if (page.current() !== state().shown) page.replace(state().shown);
    bus.publish(navigationStayed, { isRefused: true });
  }

  function show(found: ShownPage, { to, update }: Destination): void {
    if (update !== 'moved' && to !== page.current()) {
      if (update === 'push') page.push(to);
      else page.replace(to);
    }
    dispatch({ type: 'page-shown', shown: page.current(), isGuarded: isGuarded(found.row) });
    const next = navigationStateOf(found);
    const isSamePage = isSame(bus.peek(navigationState), next);
    if (isSamePage) bus.publish(navigationStayed, { isRefused: false });
    else bus.publish(navigationState, next);
  }

  return {
    go,
    async press(path) {
      const to = languageOf(path) === undefined ? withLanguage(language, path) : path;
      const read = readAddress(to, { language, allowed: languages });
      // A file, or something else of this origin that is no page of the site.
      const isElsewhere = to !== path && read.kind === 'address' && read.row.status === 404;
      if (isElsewhere) page.load(path);
      else await go(to, 'push');
    },
    check: async () => queue.begin(moveOrCheck()),
    moveAfterSignIn: async () => queue.begin(moveAfterSignIn(moveOrCheck())),
  };
}

function isSame(a: NavigationState | undefined, b: NavigationState): boolean {
  return a !== undefined && a.path === b.path && a.route === b.route && a.area === b.area;
}

/** The page stays until the session is known; then the move begins again. */
async function waitForSession(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
}

/** Whether the move depends on a session that is not known yet: a guest would be sent to sign in, back on the page before. */
function mustWaitForSession(
  { state, bus }: Pick<MovesPorts, 'state' | 'bus'>,
  { row, path }: Pick<ShownPage, 'row' | 'path'>,
): boolean {
  if (state().session !== 'unknown') return false;
  const current = bus.peek(navigationState);
  const isHere = current?.route === row.name && current.path === path;
  // The dialog opens only for guests, over any page.
  const from = current && !row.dialog ? rowOf(current.route) : null;
  return !isHere && isPersonal(row, from);
}
