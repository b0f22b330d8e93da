import { dialogsOpen, navigationGo, sessionState } from '@grandstand/bus-contracts';
import type { OpenDialog } from '@grandstand/bus-contracts';
import { dialogsShown } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { createNavigation } from '../../../src/services/page/navigation';
import type {
  LinkPress,
  NavigationPorts,
  PageLocation,
} from '../../../src/services/page/navigation';
import { afterSignIn } from '../../../src/services/page/navigation/after-sign-in';
import { createMoves } from '../../../src/services/page/navigation/moves';
import { firstPage } from './first-page';
import { createMemoryLog, createMemoryStore } from '../fakes/memory-ports';

/** An address bar that a test reads and moves. */
export function createFakeLocation(at: string) {
  const entries = [at];
  const loaded: string[] = [];
  /** Addresses for which the site was left. */
  const left: string[] = [];
  const moved$ = new Subject<void>();
  const links$ = new Subject<LinkPress>();
  const page: PageLocation = {
    origin: 'https://grandstand.example',
    leave: (address) => left.push(address),
    current: () => entries.at(-1) ?? '/',
    moved$,
    links$,
    push: (path) => entries.push(path),
    replace: (path) => entries.splice(-1, 1, path),
    load: (path) => loaded.push(path),
  };
  return {
    page,
    entries,
    loaded,
    left,
    /** The player goes back, or forward, to that entry. */
    forward(path: string) {
      entries.push(path);
      moved$.next();
    },
    back() {
      entries.pop();
      moved$.next();
    },
    /** Presses a link; returns whether navigation handled it. */
    press(path: string): boolean {
      let isPrevented = false;
      links$.next({ path, preventLoad: () => (isPrevented = true) });
      return isPrevented;
    },
  };
}

/** Opens a page as the server sends it: with its route known. */
export async function openPage(
  at: string,
  store = createMemoryStore(),
  site: Partial<NavigationPorts['site']> = {},
  ports: Partial<NavigationPorts> = {},
) {
  const first = firstPage(at);
  const test = createTestBus();
  const bar = createFakeLocation(at);
  const { log, lines: logged } = createMemoryLog();
  const dialogs: string[] = [];
  const opened: OpenDialog[] = [];
  const failedImports: unknown[] = [];
  const opener = test.bus.join('dialogs');
  opener.handle(dialogsOpen, (dialog) => {
    dialogs.push(dialog.name);
    opened.push(dialog);
    opener.publish(dialogsShown, { dialog });
    return {};
  });
  const handle = test.bus.join('navigation');
  createNavigation({
    bus: handle,
    page: bar.page,
    clock: test.clock,
    ...first,
    site: { ...first.site, ...site },
    loadMoves: () => Promise.resolve(createMoves),
    loadAfterSignIn: () => Promise.resolve(afterSignIn),
    importFailed: (error) => failedImports.push(error),
    store,
    log,
    ...ports,
  });
  const go = (path: string): Promise<unknown> => test.qa.send(navigationGo.name, { path });
  const session = (status: 'guest' | 'player'): void =>
    test.qa.publish(sessionState.name, { status, userId: status === 'player' ? '7' : '' });
  return { ...bar, store, test, handle, dialogs, opened, logged, failedImports, go, session };
}
