import {
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  sessionSignedIn,
  sessionSignedOut,
} from '@grandstand/bus-contracts';
import { feedPlayer, feedReconnect } from '@grandstand/bus-contracts/shell';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { EMPTY, filter, merge, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { momentOf } from '../time/elapsed';
import type { PageEvents, Service, SteadyClock } from '../ports';
import { keepConnected } from './connection';
import type { Connect } from './event-source';
import type { FeedMessage } from './frames';
import { hearingOf, isHearingNews, STALE_MS } from './timing';

export { createBrowserConnect } from './browser-connect';
export { createFeedOwners } from './owners';
export { playerOf$ } from './player';
export { createSharedConnect } from './shared-connect';
export type { Connect } from './event-source';
export type { FeedMessage } from './frames';

export interface FeedPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly page: PageEvents;
  readonly connect: Connect;
  /** There is something to hear again: a wait for the next attempt ends. */
  readonly wake$?: Observable<unknown>;
  /** Ends what `connect` holds beside its connections. */
  readonly close?: () => void;
}

type State = PayloadOf<typeof feedState>;

/** Holds the page's one connection to the operator and puts what it says on the bus. */
export function createFeed(ports: FeedPorts): Service {
  const { bus, clock, page, connect, wake$ = EMPTY, close = () => {} } = ports;
  let state: State = { status: 'connecting', lastHeard: null, isStale: false };
  let cancelStale = (): void => {};

  const say = (change: Partial<State>): void => {
    state = { ...state, ...change };
    bus.publish(feedState, state);
  };

  const armStale = (ago: number): void => {
    cancelStale();
    cancelStale = clock.after(STALE_MS - ago, () => say({ isStale: true }));
  };

  const heard = (serverAt: number, heardAt: number | undefined): void => {
    const hearing = hearingOf(momentOf(clock), heardAt);
    const { at, steadyAt, isStale } = hearing;
    armStale(hearing.ago);
    if (isHearingNews(state, hearing, serverAt)) {
      say({ status: 'live', lastHeard: { at, steadyAt, serverAt }, isStale });
    }
  };

  const apply = (message: FeedMessage): void => {
    switch (message.event) {
      case 'odds':
        for (const move of message.odds) bus.publish(feedOdds, { ...move, at: message.at });
        for (const game of message.games) bus.publish(feedGames, { ...game, at: message.at });
        break;
      case 'player':
        bus.publish(feedPlayer, {
          betIds: [...message.betIds],
          ...(message.isStandingChanged && { isStandingChanged: true }),
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

  const asked$ = new Subject<void>();
  bus.handle(feedReconnect, () => {
    asked$.next();
    return {};
  });

  say({});
  armStale(0);
  const subscription = keepConnected({
    clock,
    connect,
    wake$: merge(page.visible$.pipe(filter(Boolean)), page.online$.pipe(filter(Boolean)), wake$),
    down$: page.online$.pipe(filter((isOnline) => !isOnline)),
    // Found at start, the player's cookie was already with the first connection.
    renew$: merge(
      asked$,
      page.restored$,
      bus.messages$(sessionSignedIn).pipe(filter(({ how }) => how !== 'start')),
      bus.messages$(sessionSignedOut).pipe(filter(({ reason }) => reason !== 'start')),
    ),
  }).subscribe((signal) => {
    if (signal.kind === 'message') apply(signal.message);
    else if (signal.kind === 'heard') heard(signal.serverAt, signal.heardAt);
    else say({ status: 'reconnecting' });
  });

  return {
    stop: () => {
      subscription.unsubscribe();
      close();
      cancelStale();
      say({ status: 'stopped' });
      bus.dispose();
    },
  };
}
