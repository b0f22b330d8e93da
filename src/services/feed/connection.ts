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
import { longestSince, momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';
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
  | {
      readonly kind: 'heard';
      readonly serverAt: number;
      readonly heardAt: number | undefined;
      /** What was not applied before, in the operator's order; null where nothing is to be applied. */
      readonly message: FeedMessage | null;
    };

/** How far the connections have come. */
interface Progress {
  readonly lastSeq: number | null;
  /** Attempts in a row that gave no message. */
  readonly failures: number;
  /** When a message came last, or a connection was opened. */
  readonly heard: Moment;
}

/** Keeps one connection open, each from the last number heard, so that a break loses nothing and repeats nothing. */
export function keepConnected(ports: ConnectionPorts): Observable<ConnectionSignal> {
  const { clock, wake$, down$, renew$ } = ports;
  const scheduler = createScheduler(clock);
  const page$ = merge(
    wake$.pipe(map(() => 'wake' as const)),
    down$.pipe(map(() => 'down' as const)),
    renew$.pipe(map(() => 'renew' as const)),
  );

  function attempts$(event$: typeof page$): Observable<ConnectionSignal> {
    const progress$ = new BehaviorSubject<Progress>({
      lastSeq: null,
      failures: 0,
      heard: momentOf(clock),
    });
    const advance = (by: Partial<Progress>): void => progress$.next({ ...progress$.value, ...by });

    const hear = (message: FeedMessage): ConnectionSignal => {
      const next = inOrder(progress$.value.lastSeq, message);
      advance({ lastSeq: next.lastSeq, failures: 0, heard: momentOf(clock) });
      const { at: serverAt, heardAt } = message;
      return { kind: 'heard', serverAt, heardAt, message: next.message };
    };

    /** One connection, until it ends, is silent for long, or the device has lost its network. */
    const connection$ = defer(() => {
      advance({ heard: momentOf(clock) });
      return ports.connect(progress$.value.lastSeq);
    }).pipe(
      timeout({ each: SILENCE_MS, scheduler }),
      catchError(() => EMPTY),
      map(hear),
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

    // Timers sleep with the machine: on waking the silence is measured, not waited for.
    const isSilent = (): boolean => longestSince(clock, progress$.value.heard) >= SILENCE_MS;
    return event$.pipe(
      filter((event) => event === 'renew' || (event === 'wake' && isSilent())),
      startWith(null),
      switchMap(() => concat(connection$, wait$).pipe(repeat())),
    );
  }

  // Subscribed to once: the present visibility, which comes at once, must not end every wait.
  return page$.pipe(multicast(attempts$));
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
