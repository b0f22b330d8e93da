import { createScheduler } from '@grandstand/bus-contracts';
import {
  BehaviorSubject,
  catchError,
  concat,
  connect as multicast,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  repeat,
  startWith,
  switchMap,
  take,
  takeUntil,
  timeout,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { longestSince, momentOf } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';
import type { SteadyClock } from '../../ports';
import type { Connect } from './event-source';
import type { FeedMessage } from './frames';
import { SILENCE_MS, retryDelay } from './timing';

export interface ConnectionPorts {
  readonly clock: SteadyClock;
  readonly connect: Connect;
  /** The page is visible again: the wait for the next attempt ends. */
  readonly wake$: Observable<unknown>;
  /** The device has a network again: the next attempt is made at once. */
  readonly up$: Observable<unknown>;
  /** The device has lost its network: the connection counts as lost before it falls silent. */
  readonly down$: Observable<unknown>;
  /** The player changed or requested it: a new connection is opened, from the last number. */
  readonly renew$: Observable<unknown>;
}

export type ConnectionSignal =
  | { readonly kind: 'lost' }
  /** A message arrived: the connection is alive. */
  | {
      readonly kind: 'received';
      /** When the operator sent it, by the operator's clock. */
      readonly serverAt: number;
      readonly receivedAt: number | undefined;
      /** The message, unless it was applied before or carries no change. */
      readonly message: FeedMessage | null;
    };

/** The state between two connections. */
interface Progress {
  readonly lastSeq: number | null;
  /** Attempts in a row that gave no message. */
  readonly failures: number;
  /** When the last message was received, or a connection was opened. */
  readonly lastReceived: Moment;
}

/** Keeps one connection open. Each starts at the last number received, so a break loses and repeats nothing. */
export function keepConnected(ports: ConnectionPorts): Observable<ConnectionSignal> {
  const { clock, wake$, up$, down$, renew$ } = ports;
  const scheduler = createScheduler(clock);
  const page$ = merge(
    wake$.pipe(map(() => 'wake' as const)),
    up$.pipe(map(() => 'up' as const)),
    down$.pipe(map(() => 'down' as const)),
    renew$.pipe(map(() => 'renew' as const)),
  );

  function attempts$(event$: typeof page$): Observable<ConnectionSignal> {
    const progress$ = new BehaviorSubject<Progress>({
      lastSeq: null,
      failures: 0,
      lastReceived: momentOf(clock),
    });
    const advance = (by: Partial<Progress>): void => progress$.next({ ...progress$.value, ...by });

    const receive = (message: FeedMessage): ConnectionSignal => {
      const next = inOrder(progress$.value.lastSeq, message);
      advance({ lastSeq: next.lastSeq, failures: 0, lastReceived: momentOf(clock) });
      const { at: serverAt, receivedAt } = message;
      return { kind: 'received', serverAt, receivedAt, message: next.message };
    };

    /** One connection, until it ends, is silent for long, or the device has lost its network. */
    const connection$ = defer(() => {
      advance({ lastReceived: momentOf(clock) });
      return ports.connect(progress$.value.lastSeq);
    }).pipe(
      timeout({ each: SILENCE_MS, scheduler }),
      catchError(() => EMPTY),
      map(receive),
      takeUntil(event$.pipe(filter((event) => event === 'down'))),
    );
    /** The wait for the next attempt. */
    const wait$ = defer(() => {
      const failures = progress$.value.failures + 1;
      advance({ failures });
      return merge(
        timer(retryDelay(failures), scheduler),
        event$.pipe(filter((event) => event === 'wake')),
      );
    }).pipe(take(1), ignoreElements(), startWith<ConnectionSignal>({ kind: 'lost' }));

    // Timers stop while the machine sleeps: after waking, the silence is measured by the clocks.
    const isSilent = (): boolean => longestSince(clock, progress$.value.lastReceived) >= SILENCE_MS;
    const isBroken = (event: 'up' | 'wake'): boolean =>
      // An attempt that is under way may be one of the network that was lost.
      isSilent() || (event === 'up' && progress$.value.failures > 0);
    return event$.pipe(
      filter((event) => event === 'renew' || (event !== 'down' && isBroken(event))),
      startWith(null),
      switchMap((event) => {
        // Failures without a network do not make the waits of the present one longer.
        if (event === 'up') advance({ failures: 0 });
        return concat(connection$, wait$).pipe(repeat());
      }),
    );
  }

  // Subscribed once: the present visibility is emitted on each subscription, and would end every wait.
  return page$.pipe(multicast(attempts$));
}

/** The last number after a message, and the message itself unless it was applied before. */
export function inOrder(
  lastSeq: number | null,
  message: FeedMessage,
): { lastSeq: number | null; message: FeedMessage | null } {
  const { event, seq, at } = message;
  if (event === 'reset') return { lastSeq: seq, message };
  if (event === 'beat') {
    // The number went back: the operator has restarted its numbering, and everything must be reloaded.
    if (lastSeq !== null && seq < lastSeq) {
      return { lastSeq: seq, message: { event: 'reset', seq, at } };
    }
    // A beat carries no change: its number counts only where no other is known.
    return { lastSeq: lastSeq ?? seq, message: null };
  }
  if (lastSeq !== null && seq <= lastSeq) return { lastSeq, message: null };
  return { lastSeq: seq, message };
}
