import type { ShellHandle } from '@grandstand/bus-contracts';

import { fromEvent, merge } from 'rxjs';
import type { KeyValueStore, Log, PageEvents, SteadyClock } from '../ports';
import { createEventSourceConnect } from './event-source';
import type { Connect } from './event-source';
import { createFeedOwners } from './owners';
import { playerOf$ } from './player';
import { createSharedConnect } from './shared-connect';
import type { FeedChannel, SharedConnect } from './shared-connect';

const PROBE_KEY = 'feed.probe';

interface BrowserConnectPorts {
  readonly bus: ShellHandle<'feed'>;
  readonly clock: SteadyClock;
  readonly storage: KeyValueStore;
  readonly page: PageEvents;
  /** In storage: another number after each sign-in and sign-out. */
  readonly markKey: string;
  readonly log: Log;
}

/**
 * Connects to the operator once for all tabs of the browser; each tab by itself where the browser
 * has no locks for them, or keeps nothing that tells whose the connection is.
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
    // A page that holds a lock, or hears others, could be neither frozen nor kept in the cache.
    leave$: merge(page.cached$, fromEvent(document, 'freeze')),
    disposed$: bus.disposed$,
  });
}

function openChannel(name: string, hear: (data: unknown) => void): FeedChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => hear(event.data));
  return {
    post: (note) => channel.postMessage(note),
    close: () => channel.close(),
  };
}
