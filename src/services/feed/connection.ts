import { Observable, Subscription } from 'rxjs';
import { longestSince, momentOf } from '../time/elapsed';
import type { SteadyClock } from '../ports';
import type { Connect } from './event-source';
import type { FeedMessage } from './frames';
import { SILENCE_MS, retryDelay } from './timing';

export interface ConnectionPorts {
  readonly clock: SteadyClock;
  readonly connect: Connect;
  /** The page is back (online, visible): a wait for the next attempt ends. */
  readonly wake$: Observable<unknown>;
  /** The device has lost its network: the connection counts as lost before it falls silent. */
  readonly down$: Observable<unknown>;
  /** Who is heard changed, or the player will not wait: the connection is opened anew, from where it was. */
  readonly renew$: Observable<unknown>;
}

export type ConnectionSignal =
  | { readonly kind: 'lost' }
  /** Something arrived, stamped so by the operator: the connection lives. */
  | { readonly kind: 'heard'; readonly serverAt: number; readonly heardAt: number | undefined }
  /** A message that was not applied before, in the operator's order. */
  | { readonly kind: 'message'; readonly message: FeedMessage };

/** Keeps one connection open, each from the last number heard, so that a break loses nothing and repeats nothing. */
export function keepConnected(ports: ConnectionPorts): Observable<ConnectionSignal> {
  const { clock, connect, wake$, down$, renew$ } = ports;
  return new Observable((subscriber) => {
    let lastSeq: number | null = null;
    let failures = 0;
    let connection = Subscription.EMPTY;
    let heard = momentOf(clock);
    let isWaiting = false;
    let cancelTimer = (): void => {};

    const close = (): void => {
      cancelTimer();
      connection.unsubscribe();
    };

    const open = (): void => {
      close();
      isWaiting = false;
      heard = momentOf(clock);
      cancelTimer = clock.after(SILENCE_MS, lose);
      const opened = new Subscription();
      connection = opened;
      opened.add(
        connect(lastSeq).subscribe({
          next: (message) => {
            if (!opened.closed) hear(message);
          },
          error: () => {
            if (!opened.closed) lose();
          },
          complete: () => {
            if (!opened.closed) lose();
          },
        }),
      );
    };

    const lose = (): void => {
      close();
      failures += 1;
      isWaiting = true;
      cancelTimer = clock.after(retryDelay(failures), open);
      subscriber.next({ kind: 'lost' });
    };

    const hear = (message: FeedMessage): void => {
      failures = 0;
      heard = momentOf(clock);
      cancelTimer();
      cancelTimer = clock.after(SILENCE_MS, lose);
      subscriber.next({ kind: 'heard', serverAt: message.at, heardAt: message.heardAt });
      const next = inOrder(lastSeq, message);
      lastSeq = next.lastSeq;
      if (next.message) subscriber.next({ kind: 'message', message: next.message });
    };

    // Timers sleep with the machine: on waking the silence is measured, not waited for.
    const isSilent = (): boolean => longestSince(clock, heard) >= SILENCE_MS;

    open();
    const wakes = wake$.subscribe(() => {
      if (isWaiting || isSilent()) open();
    });
    const downs = down$.subscribe(() => {
      if (!isWaiting) lose();
    });
    const renewals = renew$.subscribe(open);
    return () => {
      wakes.unsubscribe();
      downs.unsubscribe();
      renewals.unsubscribe();
      close();
    };
  });
}

/** What a message does to the place in the stream, and what of it is still to be applied. */
export function inOrder(
  lastSeq: number | null,
  message: FeedMessage,
): { lastSeq: number | null; message: FeedMessage | null } {
  const { event, seq, at } = message;
  if (event === 'reset') return { lastSeq: seq, message };
  if (event === 'beat') {
    // A number that went back: the operator counts anew, and whatever we hold is of another age.
    if (lastSeq !== null && seq < lastSeq) {
      return { lastSeq: seq, message: { event: 'reset', seq, at } };
    }
    // A beat carries no change, so it moves nothing; it is only a place to start from.
    return { lastSeq: lastSeq ?? seq, message: null };
  }
  if (lastSeq !== null && seq <= lastSeq) return { lastSeq, message: null };
  return { lastSeq: seq, message };
}
