import {
  configState,
  noticesShow,
  sessionSignedOut,
  sessionSignOut,
  sessionState,
} from '@grandstand/bus-contracts';
import type { PayloadOf } from '@grandstand/bus-contracts';
import { autoLogoffState } from '@grandstand/bus-contracts/shell';
import { createTestBus, createVirtualClock } from '@grandstand/bus-contracts/testing';
import type { TestBus, VirtualClock } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { createAutoLogoff } from '../../../src/services/protection/auto-logoff';
import type { Sign } from '../../../src/services/protection/auto-logoff/activity-events';
import { endIfAway } from '../../../src/services/protection/auto-logoff/at-start';
import type { KeyValueStore, TabMessage } from '../../../src/services/ports';
import {
  createFakePage,
  createMemoryLog,
  createMemoryStore,
  createTabHub,
} from '../fakes/memory-ports';
import type { FakePage } from '../fakes/memory-ports';
import { siteConfig } from '../samples';
import { createLostStorage } from './shared-storage';

type Reason = PayloadOf<typeof sessionSignedOut>['reason'];

export interface IdleTab {
  readonly test: TestBus;
  readonly page: FakePage;
  /** The page is seen, focused or runs again. */
  readonly returns$: Subject<void>;
  /** Input of a person in this tab; returns whether the page received it. */
  useBrowser(kind?: Sign['kind']): boolean;
  isPlayer(): boolean;
  signIn(): void;
  /** Why the player went, each time. */
  readonly reasons: readonly Reason[];
  /** How many notices were shown here. */
  notices(): number;
  state(): PayloadOf<typeof autoLogoffState> | undefined;
  close(): void;
}

export interface IdleBrowser {
  readonly clock: VirtualClock;
  readonly kept: Map<string, string>;
  /** How often the tabs wrote to storage. */
  writes(): number;
  /** A page with auto-logoff, and a session that finds a signed-in player. */
  open(options?: { readonly minutes?: number | undefined; readonly isVisible?: boolean }): IdleTab;
  /** Sends all tabs a message of a tab of another kind. */
  notify(message: TabMessage): void;
  /** The machine sleeps: time passes, and no timer runs; nor does the clock that nobody can set. */
  sleep(ms: number): void;
}

/** Tabs of one browser, with a player who is signed in until a tab signs them out; the last may be closed. */
export function openIdleBrowser({ hasStorage = true } = {}): IdleBrowser {
  const clock = createVirtualClock();
  const kept = new Map<string, string>();
  const join = createTabHub();
  let isSignedIn = true;
  let writes = 0;

  function openStorage(): KeyValueStore {
    if (!hasStorage) return createLostStorage();
    const store = createMemoryStore(kept);
    return {
      ...store,
      set: (key, value) => {
        writes += 1;
        return store.set(key, value);
      },
    };
  }

  return {
    clock,
    kept,
    writes: () => writes,
    notify: join().post,
    sleep: (ms) => clock.set(clock.now() + ms),
    open: ({ minutes = 30, isVisible = true } = {}) => {
      const test = createTestBus({ now: clock.now() });
      const { log } = createMemoryLog();
      const storage = openStorage();
      const otherTabs = join();
      const page = createFakePage();
      page.visible$.next(isVisible);
      const signs$ = new Subject<Sign>();
      const returns$ = new Subject<void>();
      const reasons: Reason[] = [];
      let isPlayer = false;
      let notices = 0;

      const show = (): void =>
        test.qa.publish(sessionState.name, {
          status: isPlayer ? 'player' : 'guest',
          userId: isPlayer ? 'ann-1' : '',
        });
      const leave = (reason: Reason): void => {
        if (!isPlayer && reason !== 'inactive') return;
        isPlayer = false;
        show();
        reasons.push(reason);
        test.qa.publish(sessionSignedOut.name, { reason });
      };
      const session = test.bus.join('session');
      session.handle(sessionSignOut, ({ reason = 'player' }) => {
        isSignedIn = false;
        leave(reason);
        otherTabs.post({ kind: 'signed-out' });
        return {};
      });
      const hearing = otherTabs.messages$.subscribe(({ kind }) => {
        if (kind === 'signed-out') leave('other-tab');
      });
      test.bus.join('notices').handle(noticesShow, () => {
        notices += 1;
        return { id: `notice-${notices}` };
      });
      test.qa.publish(configState.name, { ...siteConfig, autoLogoffMinutes: minutes });

      endIfAway({ bus: test.bus.join('auto-logoff'), clock, storage, log });
      isPlayer = isSignedIn;
      show();
      const handle = test.bus.join('auto-logoff');
      createAutoLogoff({
        bus: handle,
        clock,
        storage,
        page,
        otherTabs,
        activity: { signs$, returns$ },
        loadNotice: () => Promise.resolve('You were signed out.'),
        log,
      });

      return {
        test,
        page,
        returns$,
        reasons,
        useBrowser: (kind = 'move') => {
          let isKept = false;
          signs$.next({
            kind,
            stop: () => {
              isKept = true;
            },
          });
          return !isKept;
        },
        isPlayer: () => isPlayer,
        signIn: () => {
          isSignedIn = true;
          isPlayer = true;
          show();
        },
        notices: () => notices,
        state: () => test.qa.peek(autoLogoffState.name) as PayloadOf<typeof autoLogoffState>,
        close: () => {
          page.visible$.next(false);
          hearing.unsubscribe();
          handle.dispose();
        },
      };
    },
  };
}
