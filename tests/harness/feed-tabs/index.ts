import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import type { VirtualClock } from '@grandstand/bus-contracts/testing';
import { createFakeLocks } from '../tabs/fake-locks';
import { createFeedServer } from '../host/feed-server';
import type { FeedServer } from '../host/feed-server';
import { createChannels } from './channel';
import type { Channels } from './channel';
import { createSignIns } from './sign-ins';
import type { SignIns } from './sign-ins';
import { openFeedTab } from './tab';
import type { FeedTab } from './tab';

export type { Applied, FeedTab } from './tab';

export interface FeedBrowser {
  readonly clock: VirtualClock;
  readonly server: FeedServer;
  /** How long the next word between tabs is under way; null where it is lost. */
  travel: () => number | null;
  /** How long the operator's words are under way. */
  latency: number;
  open(options?: { readonly hasLocks?: boolean }): FeedTab;
  /** The time of the operator's last message. */
  readonly publishedAt: number;
  /** The player of the operator's session. */
  readonly cookie: { player: string };
  /** Tabs that have a lock, or wait for one. */
  readonly locked: number;
}

/** The state that the tabs of a browser share. */
export interface FeedParts {
  readonly clock: VirtualClock;
  readonly server: FeedServer;
  /** How long the operator's words are under way. */
  readonly latency: () => number;
  readonly locks: ReturnType<typeof createFakeLocks>;
  readonly channels: Channels;
  readonly signIns: SignIns;
}

/** Tabs of one browser, a channel between them, locks, and the session's cookie. */
export function createFeedBrowser(): FeedBrowser {
  const clock = createVirtualClock();
  const locks = createFakeLocks();
  const travel = (): number | null => browser.travel();
  const signIns = createSignIns(clock, travel);
  let words = 0;
  let publishedAt = 0;
  const server = createFeedServer(
    () => {
      words += 1;
      // No two words have the same time.
      publishedAt = clock.now() + words / 1e6;
      return publishedAt;
    },
    () => signIns.cookie.player,
  );
  const channels = createChannels(clock, travel);
  const parts = { clock, server, latency: () => browser.latency, locks, channels, signIns };
  let tabs = 0;

  const browser: FeedBrowser = {
    clock,
    server,
    cookie: signIns.cookie,
    get publishedAt() {
      return publishedAt;
    },
    travel: () => 1,
    latency: 0,
    open({ hasLocks = true } = {}) {
      tabs += 1;
      return openFeedTab(parts, { number: tabs, hasLocks });
    },
    get locked() {
      return locks.busy;
    },
  };
  return browser;
}
