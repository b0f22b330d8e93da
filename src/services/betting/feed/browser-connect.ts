import type { ShellHandle } from '@grandstand/bus-contracts';

import { fromEvent, merge } from 'rxjs';
import type { KeyValueStore, Log, PageEvents, SteadyClock } from '../../ports';
import { createEventSourceConnect } from './event-source';
import type { Connect } from './event-source';
import { createFeedOwners, playerOf$ } from './tabs/owners';
import { createSharedConnect } from './tabs/shared-connect';
import type { FeedChannel, SharedConnect } from './tabs/shared-connect';

const PROBE_KEY = 'feed.probe';

interface BrowserConnectPorts {
  readonly bus: ShellHandle<'feed'>;
  readonly clock: SteadyClock;
  readonly storage: KeyValueStore;
  readonly page: PageEvents;
  /** The storage key of a number that grows with each sign-in and sign-out. */
  readonly markKey: string;
  readonly log: Log;
}

/**
 * Connects to the operator once for all tabs of the browser. Each tab connects by itself where the browser
 * has no locks, or where storage can't keep the player of the connection.
 */
export function createBrowserConnect(
  ports: BrowserConnectPorts,
): Partial<SharedConnect> & { readonly connect: Connect } {
  const { bus, clock, storage, page, markKey, log } = ports;
  const connect = createEventSourceConnect({ open: (url) => new EventSource(url), log });
  const isKept = storage.set(PROBE_KEY, '1');
  storage.remove(PROBE_KEY);
  if (!isKept || !('locks' in navigator)) return { connect };
  return createSharedConnect({
    connect,
    openChannel,
    locks: navigator.locks,
    clock,
    tab: crypto.randomUUID(),
    owners: createFeedOwners(storage, markKey),
    player$: playerOf$(bus),
    // A browser neither freezes nor caches a page that holds a lock or has an open channel.
    frozen$: merge(page.cached$, fromEvent(document, 'freeze')),
    disposed$: bus.disposed$,
  });
}

function openChannel(name: string, listener: (data: unknown) => void): FeedChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data));
  return {
    post: (note) => channel.postMessage(note),
    close: () => channel.close(),
  };
}
