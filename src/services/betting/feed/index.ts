// The service has one connection to `/feed-api/v1/stream` for all tabs of a browser. It reconnects after 12 s of
// silence, and after a failure in 1, 2, 4, 8, then every 15 s. A request to the leading tab is repeated after 1 s.
// Prices are stale after 20 s of silence. A device that is offline counts as disconnected at once.
import {
  createScheduler,
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  sessionSignedIn,
  sessionSignedOut,
} from '@grandstand/bus-contracts';
import { feedPlayer, feedReconnect } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  EMPTY,
  endWith,
  filter,
  ignoreElements,
  map,
  merge,
  startWith,
  Subject,
  switchMap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { momentOf } from '../../time/elapsed';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { PageEvents, SteadyClock } from '../../ports';
import { keepConnected } from './connection';
import type { Connect } from './event-source';
import type { FeedMessage } from './frames';
import { INITIAL, reduce } from './feed-state';
import type { Change, State } from './feed-state';
import { receiptOf, STALE_MS } from './timing';

export { createBrowserConnect } from './browser-connect';
export { nameFeed } from './name-feed';
export { createFeedOwners, playerOf$ } from './tabs/owners';
export { createSharedConnect } from './tabs/shared-connect';
export type { Connect } from './event-source';
export type { FeedMessage } from './frames';

export interface FeedPorts {
  readonly bus: ShellHandle<'feed'>;
  readonly clock: SteadyClock;
  readonly page: PageEvents;
  readonly connect: Connect;
  /** Another tab has a connection: the wait for the next attempt ends. */
  readonly wake$?: Observable<unknown>;
}

/** Holds the page's one connection to the operator and publishes its messages. */
export function createFeed(ports: FeedPorts): void {
  const { bus, clock, page, connect, wake$ = EMPTY } = ports;
  const scheduler = createScheduler(clock);

  /** Prices are stale after a long silence. */
  const silence: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      map(({ change }) => (change.type === 'received' ? change.received.ago : null)),
      filter((ago) => ago !== null),
      startWith(0),
      switchMap((ago) => timer(STALE_MS - ago, scheduler)),
      map((): Change => ({ type: 'fell-silent' })),
    );

  const { dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    // The handle's streams complete while it may still publish.
    change$: bus
      .messages$(sessionSignedOut)
      .pipe(ignoreElements(), endWith<Change>({ type: 'stopped' })),
    effects: [silence],
    publish: [publishes(feedState, (state) => state)],
  });

  const apply = (message: FeedMessage): void => {
    switch (message.event) {
      case 'odds':
        for (const move of message.odds) bus.publish(feedOdds, { ...move, at: message.at });
        for (const game of message.games) bus.publish(feedGames, { ...game, at: message.at });
        break;
      case 'player':
        bus.publish(feedPlayer, {
          betIds: [...message.betIds],
          ...(message.isStatusChanged && { isStatusChanged: true }),
          ...(message.ban && { ban: message.ban }),
          ...(message.areLimitsChanged && { areLimitsChanged: true }),
        });
        break;
      case 'reset':
        bus.publish(feedReset, { at: message.at });
        break;
      case 'beat':
        break;
      default:
        message satisfies never;
    }
  };

  const requested$ = new Subject<void>();
  bus.handle(feedReconnect, () => {
    requested$.next();
    return {};
  });

  const signal$ = keepConnected({
    clock,
    connect,
    wake$: merge(page.visible$.pipe(filter(Boolean)), wake$),
    up$: page.online$.pipe(filter(Boolean)),
    down$: page.online$.pipe(filter((isOnline) => !isOnline)),
    // The cookie of a player found at the start was already with the first connection.
    renew$: merge(
      requested$,
      page.restored$,
      bus.messages$(sessionSignedIn).pipe(filter(({ how }) => how !== 'start')),
      bus.messages$(sessionSignedOut).pipe(filter(({ reason }) => reason !== 'start')),
    ),
  });
  bus.listen(signal$, (signal) => {
    if (signal.kind === 'lost') {
      dispatch({ type: 'lost' });
      return;
    }
    const received = receiptOf(momentOf(clock), signal.receivedAt);
    dispatch({ type: 'received', received, serverAt: signal.serverAt });
    if (signal.message) apply(signal.message);
  });
}
