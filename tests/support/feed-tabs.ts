import {
  feedOdds,
  feedReset,
  feedState,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from '@grandstand/bus-contracts';
import { feedPlayer, feedReconnect } from '@grandstand/bus-contracts/shell';
import type { PayloadOf } from '@grandstand/bus-contracts';
import { createTestBus, createVirtualClock } from '@grandstand/bus-contracts/testing';
import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import { Observable, Subject } from 'rxjs';
import {
  createFeed,
  createFeedOwners,
  createSharedConnect,
  playerOf$,
} from '../../src/services/feed';
import type { SteadyClock } from '../../src/services/ports';
import { createFakeLocks } from './fake-locks';
import { createFeedServer } from './feed-server';
import type { FeedServer } from './feed-server';
import { createFakePage, createMemoryStore } from './memory-ports';

/** What one tab made of the feed, in order. */
export type Applied =
  | { readonly kind: 'odds'; readonly id: string }
  | { readonly kind: 'reset'; readonly at: number }
  /** News, and who was signed in here when they were applied. */
  | { readonly kind: 'player'; readonly betId: string; readonly here: string };

/** A tab that shares its browser's feed. */
export interface FeedTab {
  readonly applied: readonly Applied[];
  readonly isOpen: boolean;
  /** Whether its program runs: not while it hangs, and not in the back/forward cache. */
  readonly isAwake: boolean;
  readonly player: string;
  state(): PayloadOf<typeof feedState> | undefined;
  signIn(player: string): void;
  signOut(): void;
  /** The session ends at the operator by itself, and the tabs find that out, this one first. */
  expire(): void;
  reconnect(): void;
  /** Its program stands still, and nobody is told. */
  freeze(): void;
  /** The browser tells it that it will stand still, or goes into the back/forward cache. */
  putAway(): void;
  /** It runs again, whichever of the two stopped it. */
  goOn(): void;
  /** Ends at once, as by a crash or by being closed. */
  kill(): void;
}

export interface FeedBrowser {
  readonly clock: VirtualClock;
  readonly server: FeedServer;
  /** How long the next word between tabs is under way; null where it is lost. */
  travel: () => number | null;
  /** How long the operator's words are under way. */
  latency: number;
  open(options?: { readonly hasLocks?: boolean }): FeedTab;
  /** When the operator last said something. */
  readonly saidAt: number;
  /** Who is signed in, as the operator knows it. */
  readonly cookie: { player: string };
  /** Tabs that have a lock, or wait for one. */
  readonly locked: number;
}

/** The operator hears of a sign-out, and a check answers, so much later. */
const ANSWER_MS = 40;

/** Tabs of one browser, a channel between them, locks, and the cookie that says who is signed in. */
export function createFeedBrowser(): FeedBrowser {
  const clock = createVirtualClock();
  const locks = createFakeLocks();
  const cookie = { player: '', isEnding: false };
  const storage = createMemoryStore();
  const noteChange = (): void => {
    storage.set('mark', String(Number(storage.get('mark')) + 1));
  };
  let words = 0;
  let saidAt = 0;
  const server = createFeedServer(
    () => {
      words += 1;
      // No two words have the same time.
      saidAt = clock.now() + words / 1e6;
      return saidAt;
    },
    () => cookie.player,
  );
  const members = new Map<object, (data: unknown) => void>();
  const sessions = new Map<object, (hasCome: boolean) => void>();
  /** Words of the session do not overtake each other. */
  let sessionDue = 0;
  let names = 0;

  const browser: FeedBrowser = {
    clock,
    server,
    cookie,
    get saidAt() {
      return saidAt;
    },
    travel: () => 1,
    latency: 0,
    open,
    get locked() {
      return locks.busy;
    },
  };

  function endAtOperator(): void {
    if (!cookie.isEnding) return;
    cookie.isEnding = false;
    cookie.player = '';
  }

  function open({ hasLocks = true } = {}): FeedTab {
    let isOpen = true;
    let isAwake = true;
    let isAway = false;
    let waiting: (() => void)[] = [];
    let player = '';
    let epoch = 0;
    let status: 'unknown' | 'guest' | 'player' = 'unknown';
    const applied: Applied[] = [];
    const run = (task: () => void): void => {
      if (!isOpen) return;
      if (isAwake) task();
      else waiting.push(task);
    };
    const wake = (): void => {
      isAwake = true;
      const tasks = waiting;
      waiting = [];
      for (const task of tasks) run(task);
    };
    const awake = (): Promise<void> => new Promise((resolve) => run(resolve));
    const ownClock: SteadyClock = {
      now: clock.now,
      steady: clock.steady,
      nextFrame: clock.nextFrame,
      after: (ms, task) => {
        let isCancelled = false;
        const cancel = clock.after(ms, () =>
          run(() => {
            if (!isCancelled) task();
          }),
        );
        return () => {
          isCancelled = true;
          cancel();
        };
      },
    };
    const page = createFakePage();
    const test = createTestBus({ clock, mode: 'production' });
    const session = test.bus.join('session');
    const ownLocks = locks.join();
    const connections = new Set<() => void>();
    const channels = new Set<object>();
    const leave$ = new Subject<void>();
    const bus = test.bus.join('feed');

    const request = (
      name: string,
      options: LockOptions,
      callback: LockGrantedCallback<unknown>,
    ): Promise<unknown> => {
      if (!hasLocks) return Promise.reject(new DOMException('no', 'SecurityError'));
      return ownLocks
        .request(name, options, async (lock) => {
          await awake();
          return callback(lock);
        })
        .catch(async (error: unknown) => {
          await awake();
          throw error;
        });
    };

    const shared = createSharedConnect({
      connect: (since) =>
        new Observable((subscriber) => {
          const arrive = (task: () => void): void => {
            if (browser.latency === 0) run(task);
            else clock.after(browser.latency, () => run(task));
          };
          const subscription = server.connect(since).subscribe({
            next: (message) => arrive(() => subscriber.next(message)),
            error: (error) => arrive(() => subscriber.error(error)),
          });
          const close = (): void => subscription.unsubscribe();
          connections.add(close);
          return () => {
            connections.delete(close);
            close();
          };
        }),
      openChannel: (_, hear) => {
        const own = {};
        /** A word does not overtake the one before. */
        const due = new Map<object, number>();
        members.set(own, (data) => run(() => members.has(own) && hear(data)));
        channels.add(own);
        return {
          post: (note) => {
            const copy = structuredClone(note);
            for (const other of members.keys()) {
              if (other === own) continue;
              const ms = browser.travel();
              if (ms === null) continue;
              const at = Math.max(due.get(other) ?? 0, clock.steady() + ms);
              due.set(other, at);
              clock.after(at - clock.steady(), () => members.get(other)?.(copy));
            }
          },
          close: () => {
            members.delete(own);
            channels.delete(own);
          },
        };
      },
      locks: { request: request as LockManager['request'] },
      clock: ownClock,
      tab: `tab-${names++}`,
      owners: createFeedOwners(storage, 'mark'),
      player$: playerOf$(bus),
      leave$,
    });

    test.bus.tap(({ name, payload }) => {
      if (name === feedOdds.name) {
        applied.push({ kind: 'odds', id: (payload as PayloadOf<typeof feedOdds>).id });
      } else if (name === feedReset.name) {
        applied.push({ kind: 'reset', at: (payload as PayloadOf<typeof feedReset>).at ?? 0 });
      } else if (name === feedPlayer.name) {
        const [betId = ''] = (payload as PayloadOf<typeof feedPlayer>).betIds;
        applied.push({ kind: 'player', betId, here: status === 'player' ? player : '' });
      }
    });

    const show = (): void => session.publish(sessionState, { status, userId: player });
    // As the session does it: of who is here already the others are not told again.
    const enter = (next: string, how: PayloadOf<typeof sessionSignedIn>['how']): void => {
      epoch += 1;
      if (player !== '' && player !== next) leave();
      const isKnown = how === 'other-tab' && player === next;
      if (isKnown && status === 'player') return;
      player = next;
      status = 'player';
      show();
      if (!isKnown) session.publish(sessionSignedIn, { userId: next, how });
    };
    const leave = (): void => {
      epoch += 1;
      const isNobody = player === '' && status === 'guest';
      player = '';
      status = 'guest';
      if (isNobody) return;
      show();
      session.publish(sessionSignedOut, { reason: 'other-tab' });
    };
    const check = (how: 'start' | 'other-tab'): void => {
      epoch += 1;
      const asOf = epoch;
      ownClock.after(ANSWER_MS, () => {
        if (asOf !== epoch) return;
        endAtOperator();
        if (cookie.player === '') leave();
        else enter(cookie.player, how);
      });
    };
    const tellOthers = (hasCome: boolean): void => {
      for (const [other, hear] of sessions) {
        if (other === page) continue;
        const at = Math.max(sessionDue, clock.steady() + (browser.travel() ?? 500));
        sessionDue = at;
        const mark = storage.get('mark');
        clock.after(at - clock.steady(), () => hear(hasCome || storage.get('mark') !== mark));
      }
    };
    const hearOfSession = (hasCome: boolean): void =>
      run(() => {
        if (hasCome) check('other-tab');
        else leave();
      });
    sessions.set(page, hearOfSession);
    show();
    const feed = createFeed({
      bus,
      clock: ownClock,
      page,
      connect: shared.connect,
      wake$: shared.wake$,
    });
    check('start');
    const observer = test.bus.join('observer');

    return {
      applied,
      get isOpen() {
        return isOpen;
      },
      get isAwake() {
        return isOpen && isAwake;
      },
      get player() {
        return player;
      },
      state: () => observer.peek(feedState),
      signIn: (next) => {
        cookie.isEnding = false;
        cookie.player = next;
        noteChange();
        enter(next, 'sign-in');
        tellOthers(true);
      },
      signOut: () => {
        cookie.isEnding = true;
        noteChange();
        leave();
        tellOthers(false);
        clock.after(ANSWER_MS, endAtOperator);
      },
      expire: () => {
        cookie.player = '';
        check('other-tab');
        tellOthers(true);
      },
      reconnect: () => void observer.send(feedReconnect, {}),
      freeze: () => {
        isAwake = false;
      },
      putAway: () => {
        isAway = true;
        leave$.next();
        if (status === 'player') {
          status = 'unknown';
          session.publish(sessionState, { status, userId: '' });
        }
        isAwake = false;
      },
      goOn: () => {
        wake();
        if (!isAway) return;
        isAway = false;
        page.restored$.next();
        check('other-tab');
      },
      kill: () => {
        isOpen = false;
        waiting = [];
        sessions.delete(page);
        for (const own of channels) members.delete(own);
        for (const close of connections) close();
        ownLocks.kill();
        feed.stop();
        test.dispose();
      },
    };
  }

  return browser;
}
