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
import { filter, Subject } from 'rxjs';
import { momentOf } from '../elapsed';
import type { PageEvents, Service, SteadyClock } from '../ports';
import { anyOf$ } from '../streams';
import { keepConnected } from './connection';
import type { Connect } from './event-source';
import type { FeedMessage } from './frames';
import { HEARD_EVERY_MS, STALE_MS } from './timing';

export { createEventSourceConnect } from './event-source';
export type { Connect } from './event-source';
export type { FeedMessage } from './frames';

export interface FeedPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly page: PageEvents;
  readonly connect: Connect;
}

type State = PayloadOf<typeof feedState>;

/** Holds the page's one connection to the operator and puts what it says on the bus. */
export function createFeed({ bus, clock, page, connect }: FeedPorts): Service {
  let state: State = { status: 'connecting', lastHeardAt: null, isStale: false };
  let cancelStale = (): void => {};

  const say = (change: Partial<State>): void => {
    state = { ...state, ...change };
    bus.publish(feedState, state);
  };

  const armStale = (): void => {
    cancelStale();
    cancelStale = clock.after(STALE_MS, () => say({ isStale: true }));
  };

  const heard = (serverAt: number): void => {
    armStale();
    const { at, steadyAt } = momentOf(clock);
    // What is said again after a break comes in a burst, long after it was stamped.
    const newer = Math.max(
      Math.abs(at - (state.lastHeardAt ?? 0)),
      serverAt - (state.serverAt ?? 0),
    );
    const isNews = state.status !== 'live' || state.isStale || newer >= HEARD_EVERY_MS;
    if (isNews) say({ status: 'live', lastHeardAt: at, steadyAt, serverAt, isStale: false });
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
  armStale();
  const subscription = keepConnected({
    clock,
    connect,
    wake$: anyOf$(page.visible$.pipe(filter(Boolean)), page.online$.pipe(filter(Boolean))),
    // Found at start, the player's cookie was already with the first connection.
    renew$: anyOf$<unknown>(
      asked$,
      page.restored$,
      bus.messages$(sessionSignedIn).pipe(filter(({ how }) => how !== 'start')),
      bus.messages$(sessionSignedOut).pipe(filter(({ reason }) => reason !== 'start')),
    ),
  }).subscribe((signal) => {
    if (signal.kind === 'message') apply(signal.message);
    else if (signal.kind === 'heard') heard(signal.serverAt);
    else say({ status: 'reconnecting' });
  });

  return {
    stop: () => {
      subscription.unsubscribe();
      cancelStale();
      say({ status: 'stopped' });
      bus.dispose();
    },
  };
}
