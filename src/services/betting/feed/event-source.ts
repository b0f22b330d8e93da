import { Observable } from 'rxjs';
import type { Log } from '../../ports';
import { FEED_EVENTS, parseFrame } from './frames';
import type { FeedMessage } from './frames';

/** Opens one connection with the messages after `since`; errors when it breaks, and never reconnects. */
export type Connect = (since: number | null) => Observable<FeedMessage>;

/** The part of a browser's EventSource that is used. */
export interface FeedSource {
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

export interface EventSourcePorts {
  /** `(url) => new EventSource(url)` */
  readonly open: (url: string) => FeedSource;
  readonly log: Log;
}

const STREAM = '/feed-api/v1/stream';

/** The operator's stream of server-sent events; a frame that is malformed is reported and left out. */
export function createEventSourceConnect({ open, log }: EventSourcePorts): Connect {
  return (since) =>
    new Observable((subscriber) => {
      const source = open(since === null ? STREAM : `${STREAM}?since=${since}`);
      for (const name of FEED_EVENTS) {
        source.addEventListener(name, (event) => {
          const data: unknown = 'data' in event ? event.data : undefined;
          const message = parseFrame(name, data);
          if (message) subscriber.next(message);
          else log('warn', `The feed sent a malformed "${name}" frame; it is left out.`, data);
        });
      }
      // The browser would reconnect by itself, without backoff and unnoticed.
      source.addEventListener('error', () => {
        subscriber.error(new Error('Failed to read the feed: the connection broke.'));
      });
      return () => source.close();
    });
}
