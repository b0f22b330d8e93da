import { Observable } from 'rxjs';
import type { Subscriber } from 'rxjs';
import type { FeedMessage } from '../../src/services/feed';

/** Distributes over the union, so that each event keeps its own members. */
type Unstamped = FeedMessage extends infer M
  ? M extends FeedMessage
    ? Omit<M, 'seq' | 'at'>
    : never
  : never;

/** An operator's stream: it numbers what it says and repeats it from any number. */
export interface FeedServer {
  readonly connect: (since: number | null) => Observable<FeedMessage>;
  /** The `since` of each connection, in order. */
  readonly asked: readonly (number | null)[];
  readonly open: number;
  say(message: Unstamped): number;
  beat(): void;
  /** Breaks every connection; while it is down new ones break at once. */
  breakOff(): void;
  isUp: boolean;
  /** A message goes out as it is, past the numbering. */
  emit(message: FeedMessage): void;
}

export function createFeedServer(now: () => number): FeedServer {
  const log: FeedMessage[] = [];
  const listeners = new Set<Subscriber<FeedMessage>>();
  const asked: (number | null)[] = [];
  let seq = 0;

  const server: FeedServer = {
    asked,
    isUp: true,
    get open() {
      return listeners.size;
    },
    connect: (since) =>
      new Observable((subscriber) => {
        asked.push(since);
        if (!server.isUp) {
          subscriber.error(new Error('The connection was refused.'));
          return () => {};
        }
        if (since !== null) {
          for (const message of log) if (message.seq > since) subscriber.next(message);
        }
        listeners.add(subscriber);
        return () => listeners.delete(subscriber);
      }),
    say: (message) => {
      seq += 1;
      const stamped = { ...message, seq, at: now() };
      log.push(stamped);
      server.emit(stamped);
      return seq;
    },
    beat: () => server.emit({ event: 'beat', seq, at: now() }),
    breakOff: () => {
      for (const subscriber of listeners) subscriber.error(new Error('The connection broke.'));
      listeners.clear();
    },
    emit: (message) => {
      for (const subscriber of listeners) subscriber.next(message);
    },
  };
  return server;
}
