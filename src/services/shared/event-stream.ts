import { createScheduler } from '@grandstand/bus-contracts';
import type { Clock } from '@grandstand/bus-contracts';
import { defer, EMPTY, Observable, retry, switchMap, timer } from 'rxjs';
import * as v from 'valibot';
import type { PageEvents } from '../ports';
import { backoff } from './backoff';

interface StreamOptions<S extends v.GenericSchema> {
  readonly path: string;
  /** The name of its events. */
  readonly event: string;
  readonly schema: S;
}

/** One connection to a stream of the operator's; errors when it breaks, and never reconnects. */
export function eventStream$<S extends v.GenericSchema>(
  open: (url: string) => EventSource,
  { path, event, schema }: StreamOptions<S>,
): Observable<v.InferOutput<S>> {
  const messageSchema = v.pipe(v.string(), v.parseJson(), schema);
  return new Observable((subscriber) => {
    const source = open(path);
    source.addEventListener(event, ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(messageSchema, data);
      if (read.success) subscriber.next(read.output);
      else subscriber.error(new Error(`Failed to read "${event}": a message is malformed.`));
    });
    // The browser would reconnect by itself, unnoticed.
    source.addEventListener('error', () => {
      subscriber.error(new Error(`Failed to read "${event}": the connection broke.`));
    });
    return () => source.close();
  });
}

/** Between two tries to connect. */
const RETRY = backoff(2000, 60_000);

interface WhileVisible<T> {
  readonly clock: Clock;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly connect: () => Observable<T>;
}

/** What a stream sends while the page is visible; one that breaks is opened again, later each time. */
export function whileVisible$<T>({ clock, page, connect }: WhileVisible<T>): Observable<T> {
  const scheduler = createScheduler(clock);
  const kept$ = defer(connect).pipe(
    retry({ delay: (_error, tries) => timer(RETRY(tries), scheduler), resetOnSuccess: true }),
  );
  return page.visible$.pipe(switchMap((isVisible) => (isVisible ? kept$ : EMPTY)));
}
