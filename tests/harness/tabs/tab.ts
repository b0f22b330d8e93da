import type { Language } from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { createApi } from '../../../src/api';
import type { ApiClient, TokenSource } from '../../../src/api';
import { EPOCH_KEY } from '../../../src/services/sign-in/session';
import { createTabLocks } from '../../../src/services/ports/tab-locks';
import type { TabLocks, TabTurns } from '../../../src/services/ports/tab-locks';
import { createFakeLocks } from './fake-locks';
import type { FakeLocks } from './fake-locks';
import { createFakeOperator } from '../fakes/fake-operator';
import type { FakeOperator } from '../fakes/fake-operator';
import {
  createFakePage,
  createMemoryCookies,
  createMemoryLog,
  createMemoryStore,
  createTabHub,
} from '../fakes/memory-ports';
import type { FakePage, LogLine, MemoryCookies } from '../fakes/memory-ports';
import type { KeyValueStore, Log, OtherTabs } from '../../../src/services/ports';
import { NO_RECOVERY } from '../fakes/no-recovery';

export const ORIGIN = 'https://grandstand.example';

/** The state that tabs of one browser share. */
export interface Browser {
  readonly operator: FakeOperator;
  readonly cookies: MemoryCookies;
  readonly kept: Map<string, string>;
  readonly locks: FakeLocks;
  readonly joinTabs: () => OtherTabs;
}

export function createBrowser(operator = createFakeOperator()): Browser {
  return {
    operator,
    cookies: createMemoryCookies(),
    kept: new Map<string, string>(),
    locks: createFakeLocks(),
    joinTabs: createTabHub(),
  };
}

/** A tab without services: the bus, the client and everything a service is handed. */
export interface Tab extends Browser {
  readonly test: TestBus;
  readonly api: ApiClient;
  readonly tokens: TokenSource;
  readonly storage: KeyValueStore;
  readonly page: FakePage;
  readonly otherTabs: OtherTabs;
  readonly inTurn: TabTurns['inTurn'];
  readonly withLock: TabLocks['withLock'];
  /** Releases the tab's locks, as the browser does when it closes. */
  readonly dropLocks: () => void;
  readonly reload: () => void;
  readonly reloads: () => number;
  readonly log: Log;
  readonly logged: readonly LogLine[];
  language: Language;
}

export function openTab(browser: Browser = createBrowser(), test: TestBus = createTestBus()): Tab {
  const { log, lines } = createMemoryLog();
  const storage = createMemoryStore(browser.kept);
  const locks = browser.locks.join();
  const { inTurn, withLock } = createTabLocks({
    locks,
    store: storage,
    clock: test.clock,
    tab: 'fake',
    held: new Set(),
  });
  let reloads = 0;
  const { client, tokens } = createApi({
    fetch: browser.operator.fetch,
    clock: test.clock,
    cookies: browser.cookies,
    tabs: {
      inTurn: (waitMs, task) => inTurn('token', waitMs, task),
      sessionEpoch: () => storage.get(EPOCH_KEY),
    },
    origin: ORIGIN,
    tokenOrigins: [ORIGIN],
    language: () => tab.language,
    ...NO_RECOVERY,
    isOnline: () => tab.page.online$.value,
    warn: (message) => log('warn', message),
  });
  const tab: Tab = {
    ...browser,
    test,
    api: client,
    tokens,
    storage,
    page: createFakePage(),
    withLock,
    otherTabs: browser.joinTabs(),
    inTurn,
    dropLocks: locks.kill,
    reload: () => {
      reloads += 1;
    },
    reloads: () => reloads,
    log,
    logged: lines,
    language: 'en',
  };
  return tab;
}
