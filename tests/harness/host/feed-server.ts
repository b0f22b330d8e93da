import { Observable } from 'rxjs';
import type { Subscriber } from 'rxjs';
import type { FeedMessage } from '../../../src/services/betting/feed';

/** Distributes over the union, so that each event keeps its own members. */
type Unstamped = FeedMessage extends infer M
  ? M extends FeedMessage
    ? Omit<M, 'seq' | 'at'>
    : never
  : never;

/** An operator's stream: it numbers its messages and repeats them from any number. */
export interface FeedServer {
  readonly connect: (since: number | null) => Observable<FeedMessage>;
  /** The `since` of each connection, in order. */
  readonly requested: readonly (number | null)[];
  readonly open: number;
  broadcast(message: Unstamped): number;
  beat(): void;
  /** Breaks every connection; while it is down new ones break at once. */
  breakOff(): void;
  isUp: boolean;
  /** A message goes out as it is, past the numbering; for one player, or for all. */
  emit(message: FeedMessage, to?: string): void;
  /** Sends a message to one player alone. */
  broadcastTo(player: string, message: Unstamped): number;
  /** The cookie of each open connection. */
  readonly owners: readonly string[];
  /** Forgets its messages: a page that connects again must load again. */
  forget(): void;
}

/** `cookie` names the session that connects. */
export function createFeedServer(now: () => number, cookie = (): string => ''): FeedServer {
  let log: { readonly message: FeedMessage; readonly to: string | undefined }[] = [];
  let oldest = 0;
  const listeners = new Map<Subscriber<FeedMessage>, string>();
  const requested: (number | null)[] = [];
  let seq = 0;

  function put(message: Unstamped, to: string | undefined): number {
    seq += 1;
    const stamped = { ...message, seq, at: now() };
    log.push({ message: stamped, to });
    server.emit(stamped, to);
    return seq;
  }

  const server: FeedServer = {
    requested,
    isUp: true,
    get open() {
      return listeners.size;
    },
    connect: (since) =>
      new Observable((subscriber) => {
        requested.push(since);
        if (!server.isUp) {
          subscriber.error(new Error('The connection was refused.'));
          return () => {};
        }
        const player = cookie();
        if (since !== null && since < oldest) {
          subscriber.next({ event: 'reset', seq, at: now() });
        } else if (since !== null) {
          for (const { message, to } of log) {
            if (message.seq > since && (to ?? player) === player) subscriber.next(message);
          }
        }
        listeners.set(subscriber, player);
        return () => listeners.delete(subscriber);
      }),
    get owners() {
      return [...listeners.values()];
    },
    broadcast: (message) => put(message, undefined),
    broadcastTo: (player, message) => put(message, player),
    forget: () => {
      log = [];
      oldest = seq;
    },
    beat: () => server.emit({ event: 'beat', seq, at: now() }),
    breakOff: () => {
      for (const subscriber of listeners.keys())
        subscriber.error(new Error('The connection broke.'));
      listeners.clear();
    },
    emit: (message, to) => {
      for (const [subscriber, player] of listeners) {
        if ((to ?? player) === player) subscriber.next(message);
      }
    },
  };
  return server;
}
