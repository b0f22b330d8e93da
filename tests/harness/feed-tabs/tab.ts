import { feedOdds, feedReset, feedState } from '@grandstand/bus-contracts';
import { feedPlayer, feedReconnect } from '@grandstand/bus-contracts/shell';
import type { PayloadOf } from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import {
  createFeed,
  createFeedOwners,
  createSharedConnect,
  playerOf$,
} from '../../../src/services/betting/feed';
import { createFakePage } from '../fakes/memory-ports';
import type { FeedParts } from './index';
import { connectFrom } from './connection';
import { createProgram } from './program';
import { MARK } from './sign-ins';

/** The messages of one tab's feed, in order. */
export type Applied =
  | { readonly kind: 'odds'; readonly id: string }
  | { readonly kind: 'reset'; readonly at: number }
  /** Changes, and the player who was signed in here when they were applied. */
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
  /** Its program hangs, without an event. */
  freeze(): void;
  /** The browser freezes it, or puts it into the back/forward cache, with the event. */
  putAway(): void;
  /** It runs again, whichever of the two stopped it. */
  goOn(): void;
  /** Ends at once, as by a crash or by being closed. */
  kill(): void;
}

export interface FeedTabOptions {
  /** Number of this tab in its browser. */
  readonly number: number;
  /** Whether the browser lets it have locks. */
  readonly hasLocks: boolean;
}

/** Opens a tab on the parts that it shares with the others of its browser. */
export function openFeedTab(parts: FeedParts, { number, hasLocks }: FeedTabOptions): FeedTab {
  const { clock, locks, channels, signIns } = parts;
  const program = createProgram(clock);
  const page = createFakePage();
  const test = createTestBus({ clock, mode: 'production' });
  const bus = test.bus.join('feed');
  const ownLocks = locks.join();
  const channel = channels.join(program);
  const connection = connectFrom(program, parts);
  const frozen$ = new Subject<void>();
  const applied: Applied[] = [];
  let isAway = false;

  const request = (
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> => {
    if (!hasLocks) return Promise.reject(new DOMException('no', 'SecurityError'));
    return ownLocks
      .request(name, options, async (lock) => {
        await program.awake();
        return callback(lock);
      })
      .catch(async (error: unknown) => {
        await program.awake();
        throw error;
      });
  };

  const shared = createSharedConnect({
    connect: connection.connect,
    openChannel: channel.open,
    locks: { request: request as LockManager['request'] },
    clock: program.clock,
    tab: `tab-${number}`,
    owners: createFeedOwners(signIns.storage, MARK),
    player$: playerOf$(bus),
    frozen$,
    disposed$: bus.disposed$,
  });
  const session = signIns.open(program, test.bus.join('session'));

  test.bus.tap(({ name, payload }) => {
    if (name === feedOdds.name) {
      applied.push({ kind: 'odds', id: (payload as PayloadOf<typeof feedOdds>).id });
    } else if (name === feedReset.name) {
      applied.push({ kind: 'reset', at: (payload as PayloadOf<typeof feedReset>).at ?? 0 });
    } else if (name === feedPlayer.name) {
      const [betId = ''] = (payload as PayloadOf<typeof feedPlayer>).betIds;
      applied.push({ kind: 'player', betId, here: session.isShown ? session.player : '' });
    }
  });

  createFeed({
    bus,
    clock: program.clock,
    page,
    connect: shared.connect,
    wake$: shared.wake$,
  });
  const observer = test.bus.join('observer');

  return {
    applied,
    get isOpen() {
      return program.isOpen;
    },
    get isAwake() {
      return program.isAwake;
    },
    get player() {
      return session.player;
    },
    state: () => observer.peek(feedState),
    signIn: session.signIn,
    signOut: session.signOut,
    expire: session.expire,
    reconnect: () => void observer.send(feedReconnect, {}),
    freeze: program.freeze,
    putAway: () => {
      isAway = true;
      frozen$.next();
      session.conceal();
      program.freeze();
    },
    goOn: () => {
      program.goOn();
      if (!isAway) return;
      isAway = false;
      page.restored$.next();
      session.check();
    },
    kill: () => {
      program.kill();
      session.kill();
      channel.kill();
      connection.kill();
      ownLocks.kill();
      test.dispose();
    },
  };
}
