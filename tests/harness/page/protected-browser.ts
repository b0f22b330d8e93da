import {
  configState,
  navigationGo,
  noticesShow,
  sessionSignedIn,
  sessionSignedOut,
  sessionSignOut,
  sessionState,
} from '@grandstand/bus-contracts';
import type { PayloadOf, RequestOf, SiteConfig } from '@grandstand/bus-contracts';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { noticesClosed, noticesWithdraw } from '@grandstand/bus-contracts/shell';
import type { RealityCheckState, SessionLimitState } from '@grandstand/bus-contracts/shell';
import { createTestBus, createVirtualClock, settle } from '@grandstand/bus-contracts/testing';
import type { TestBus, VirtualClock } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { createApi } from '../../../src/api';
import { createLimits } from '../../../src/services/protection/limits';
import { createRealityCheck } from '../../../src/services/protection/reality-check';
import { createSessionLimit } from '../../../src/services/protection/session-limit';
import type { CookieJar, KeyValueStore } from '../../../src/services/ports';
import { tokenFor } from '../fakes/fake-operator';
import { createLimitedOperator } from '../fakes/limited-operator';
import type { LimitedOperator } from '../fakes/limited-operator';
import {
  createMemoryCookies,
  createMemoryLog,
  createMemoryStore,
  createTabHub,
} from '../fakes/memory-ports';
import type { LogLine } from '../fakes/memory-ports';
import { NO_RECOVERY } from '../fakes/no-recovery';
import { siteConfig } from '../samples';
import { ORIGIN } from '../tabs/tab';

type Shown = RequestOf<typeof noticesShow>;

/** A page of a player who is signed in, with the services that protect them. */
export interface ProtectedTab {
  readonly test: TestBus;
  /** The page is seen, focused or runs again. */
  readonly returns$: Subject<void>;
  readonly logged: readonly LogLine[];
  limits(): LimitsState;
  sessionLimit(): SessionLimitState;
  realityCheck(): RealityCheckState;
  isPlayer(): boolean;
  /** Notices that were shown, and those that are still shown, by their keys. */
  readonly reported: readonly Shown[];
  readonly standing: ReadonlyMap<string, Shown>;
  closeNotice(key: string): void;
  /** The page that the player was moved to. */
  readonly paths: readonly string[];
  /** Takes a neighbour of the services from the bus. */
  leave(name: string): void;
  close(): void;
}

export interface ProtectedBrowser {
  /** The machine's clock. */
  readonly clock: VirtualClock;
  readonly operator: LimitedOperator;
  readonly kept: Map<string, string>;
  readonly cookies: CookieJar;
  /** Opens a page; with `how` the player has just signed in there. */
  open(how?: 'sign-in'): Promise<ProtectedTab>;
  /** The machine sleeps: time passes, no timer runs, and the steady clock stops. */
  sleep(ms: number): void;
}

export interface ProtectedBrowserOptions {
  /** How far the machine's clock is ahead of the operator's. */
  readonly skew?: number;
  readonly config?: SiteConfig['limits'];
  /** No session is counted, and nobody looks up from the game. */
  readonly hasLimitsOnly?: boolean;
  /** Whether the words for the player can be fetched. */
  readonly hasWords?: boolean;
  /** The behaviour of storage. */
  readonly openStorage?: (kept: Map<string, string>) => KeyValueStore;
}

export function openProtectedBrowser(options: ProtectedBrowserOptions = {}): ProtectedBrowser {
  const {
    skew = 0,
    config,
    openStorage = createMemoryStore,
    hasLimitsOnly = false,
    hasWords = true,
  } = options;
  const clock = createVirtualClock();
  /** A clock that a person sets does not move the operator's clock. */
  const start = clock.now();
  let slept = 0;
  clock.set(start + skew);
  const operator = createLimitedOperator(() => start + clock.steady() + slept);
  const kept = new Map<string, string>();
  const cookies = createMemoryCookies();
  const joinTabs = createTabHub();
  let isSignedIn = true;

  async function open(how?: 'sign-in'): Promise<ProtectedTab> {
    const test = createTestBus({ clock });
    const { log, lines } = createMemoryLog();
    const storage = openStorage(kept);
    const otherTabs = joinTabs();
    const returns$ = new Subject<void>();
    const reported: Shown[] = [];
    const standing = new Map<string, Shown>();
    const paths: string[] = [];
    const userId = 'ann-1';
    let isPlayer = false;
    if (how === 'sign-in') isSignedIn = true;

    const { client: api, tokens } = createApi({
      fetch: operator.operator.fetch,
      clock,
      cookies,
      origin: ORIGIN,
      tokenOrigins: [ORIGIN],
      language: () => 'en',
      ...NO_RECOVERY,
      warn: () => {},
    });
    operator.operator.on('GET /web-api/user/gettoken', () => ({
      token: tokenFor(userId, clock.now() + 1e10),
    }));
    const session = test.bus.join('session');
    const show = (): void =>
      session.publish(
        sessionState,
        isPlayer ? { status: 'player', userId } : { status: 'guest', userId: '' },
      );
    const leave = (reason: PayloadOf<typeof sessionSignedOut>['reason']): void => {
      if (!isPlayer) return;
      isPlayer = false;
      show();
      session.publish(sessionSignedOut, { reason });
    };
    session.handle(sessionSignOut, () => {
      isSignedIn = false;
      leave('player');
      otherTabs.post({ kind: 'signed-out' });
      return {};
    });
    const hearing = otherTabs.messages$.subscribe(({ kind }) => {
      if (kind === 'signed-out') leave('other-tab');
    });
    const notices = test.bus.join('notices');
    notices.handle(noticesShow, (notice) => {
      reported.push(notice);
      if (notice.key !== undefined) standing.set(notice.key, notice);
      return { id: `notice-${reported.length}` };
    });
    notices.handle(noticesWithdraw, ({ key }) => {
      standing.delete(key);
      return {};
    });
    const navigation = test.bus.join('navigation');
    navigation.handle(navigationGo, ({ path }) => {
      paths.push(path);
      return {};
    });
    test.qa.publish(configState.name, { ...siteConfig, ...(config && { limits: config }) });

    const inWords = <T>(words: T): T => {
      if (hasWords) return words;
      throw new Error('The words are gone.');
    };
    const ports = { clock, cookies, api, storage, otherTabs, returns$, log };
    const handles = {
      limits: test.bus.join('limits'),
      sessionLimit: test.bus.join('session-limit'),
      realityCheck: test.bus.join('reality-check'),
    };
    createLimits({
      ...ports,
      bus: handles.limits,
      words: {
        outcome: async (text) => inWords(text),
        waiting: async (pending) => inWords(pending ? `waits until ${pending.startedAt}` : 'waits'),
        fact: async (fact) =>
          inWords({
            title: fact.kind,
            text:
              fact.kind === 'exclusion'
                ? `${fact.limit.startedAt} to ${fact.limit.endsAt}`
                : `${fact.pending.hoursLeft} h`,
          }),
      },
    });
    if (!hasLimitsOnly) {
      createSessionLimit({ ...ports, bus: handles.sessionLimit });
      createRealityCheck({ ...ports, bus: handles.realityCheck });
    }
    isPlayer = isSignedIn;
    if (isPlayer) tokens.begin(userId, tokenFor(userId, clock.now() + 1e10));
    show();
    if (how) session.publish(sessionSignedIn, { userId, how });
    await settle();

    return {
      test,
      returns$,
      logged: lines,
      limits: () => test.qa.peek('limits.state') as LimitsState,
      sessionLimit: () => test.qa.peek('sessionLimit.state') as SessionLimitState,
      realityCheck: () => test.qa.peek('realityCheck.state') as RealityCheckState,
      isPlayer: () => isPlayer,
      reported,
      standing,
      closeNotice: (key) => {
        standing.delete(key);
        notices.publish(noticesClosed, { id: key, key, how: 'closed' });
      },
      paths,
      leave: (name) => (name === 'notices' ? notices : navigation).dispose(),
      close: () => {
        hearing.unsubscribe();
        for (const handle of Object.values(handles)) handle.dispose();
      },
    };
  }

  return {
    clock,
    operator,
    kept,
    cookies,
    open,
    sleep: (ms) => {
      slept += ms;
      clock.set(clock.now() + ms);
    },
  };
}
