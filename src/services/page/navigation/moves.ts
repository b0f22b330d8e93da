import {
  configGroups,
  configState,
  createScheduler,
  navigationState,
} from '@grandstand/bus-contracts';
import { navigationProgress, navigationStood } from '@grandstand/bus-contracts/shell';
import type { NavigationState } from '@grandstand/bus-contracts';
import { languageOf, withLanguage } from '../../../routes';
import type { Resolved, ShownPage } from '../../../routes';
import {
  isGuarded,
  isPersonal,
  navigationStateOf,
  readAddress,
  resolve,
  rowOf,
  banAddress,
  BAN_PATH,
} from '../../../routes/rules';
import { createMoveAfterSignIn } from './move-after-sign-in';
import { inPlace, type Destination, type MoveTo, type HistoryUpdate } from './destination';
import { createDialogPages } from './dialog-pages';
import { createMoveQueue, type Move } from './move-queue';
import type { Moves, MovesPorts } from './ports';
import { createResolveOptions } from './resolve-options';

/** Redirects in a row before the address is taken as it is. */
const MAX_REDIRECTS = 5;
/** How long a banned player waits for the operator's present address, in milliseconds. */
const ADDRESS_MS = 3000;
/** The config group with the address of the page for banned players. */
const BAN_GROUP = 'ban';

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
    if (found.kind === 'banned') return ban(found, destination, signal);
    if (mustWaitForSession(found)) return waitForSession(signal);
    if (found.row.dialog) {
      return dialogPages.openOver(found.row, to, { signal, show: () => show(found, destination) });
    }
    return show(found, destination);
  }

  /** Whether the move depends on a session that is not known yet: a guest would be sent to sign in, back on the page before. */
  function mustWaitForSession({ row, path }: Pick<ShownPage, 'row' | 'path'>): boolean {
    if (state().session !== 'unknown') return false;
    const current = bus.peek(navigationState);
    const isHere = current?.route === row.name && current.path === path;
    // The dialog opens only for guests, over any page.
    const from = current && !row.dialog ? rowOf(current.route) : null;
    return !isHere && isPersonal(row, from);
  }

  /** Whether a guest is on a page for players: it asks them to sign in, or leads them elsewhere. */
  async function mustLeave(signal: AbortSignal): Promise<boolean> {
    if (!state().isGuarded) return false;
    const { kind } = await resolve(state().shown, optionsNow(signal));
    return kind === 'sign-in' || kind === 'redirect';
  }

  /** The page stays until the session is known; then the move begins again. */
  async function waitForSession(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
  }

  /** Keeps the present page; what the refused one is for opens over it, where that is a dialog too. */
  async function cancel(
    found: Pick<ShownPage, 'row' | 'path'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { dialogInstead } = found.row;
    if (dialogInstead !== undefined && mustWaitForSession(found)) return waitForSession(signal);
    stay();
    if (dialogInstead !== undefined) dialogPages.open({ name: dialogInstead });
    return undefined;
  }

  /** Keeps the present page; the address of a move back or forward is undone. */
  function stay(): void {
    if (page.current() !== state().shown) page.replace(state().shown);
    bus.publish(navigationStood, { isRefused: true });
  }

  function show(found: ShownPage, { to, update }: Destination): void {
    if (update !== 'moved' && to !== page.current()) {
      if (update === 'push') page.push(to);
      else page.replace(to);
    }
    dispatch({ type: 'page-shown', shown: page.current(), isGuarded: isGuarded(found.row) });
    const next = navigationStateOf(found);
    const isSamePage = isSame(bus.peek(navigationState), next);
    if (isSamePage) bus.publish(navigationStood, { isRefused: false });
    else bus.publish(navigationState, next);
  }

  /** The operator may have moved the page of the ban since this page was loaded: the config has that of the load. */
  async function presentBanAddress(): Promise<string | undefined> {
    const known = bus.peek(configState)?.banAddress;
    const request = { groups: [BAN_GROUP] };
    const groups = await bus
      .send(configGroups, request, { deadline: ADDRESS_MS })
      .catch((): Record<string, Record<string, unknown>> => ({}));
    const { address = known } = groups[BAN_GROUP] ?? {};
    return typeof address === 'string' ? address : undefined;
  }

  /** Sends a banned player to the operator's address; without one they end on the page of the ban. */
  async function ban(
    found: Extract<Resolved, { kind: 'banned' }>,
    destination: Destination,
    signal: AbortSignal,
  ): Promise<void> {
    const address = await presentBanAddress();
    if (signal.aborted) return;
    const target = banTarget(address, page.origin);
    if ('address' in target) {
      dispatch({ type: 'left-site' });
      page.leave(target.address);
    } else if (found.path === target.path) {
      show({ ...found, kind: 'match' }, destination);
    } else {
      await moveTo(
        { to: withLanguage(language, target.path), update: inPlace(destination.update) },
        signal,
      );
    }
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

/** Where a banned player is sent: off the site, to the operator's address, or to a page of it. */
function banTarget(
  address: string | undefined,
  origin: string,
): { readonly address: string } | { readonly path: string } {
  const elsewhere = banAddress(address, origin);
  return elsewhere === null ? { path: BAN_PATH } : { address: elsewhere };
}
