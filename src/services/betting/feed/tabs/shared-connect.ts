import { createScheduler } from '@grandstand/bus-contracts';
import {
  catchError,
  concatMap,
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  scan,
  share,
  Subject,
  switchMap,
  takeUntil,
  tap,
  throwError,
} from 'rxjs';
import { momentOf } from '../../../time/elapsed';
import type { SteadyClock } from '../../../ports';
import type { Connect } from '../event-source';
import type { FeedMessage } from '../frames';
import type { FeedOwners } from './owners';
import { reduce } from './tab-reducer';
import type { Change } from './tab-reducer';
import { parseNote } from './tab-notes';
import type { Owner, TabNote } from './tab-notes';
import { initialTab } from './tab-state';
import type { Output, Present, Step, TabState } from './tab-state';
import { REPEAT_MS } from '../timing';

/**
 * The name of the channel and the lock. The number changes with the form of the notes: a page of an earlier
 * version may still be open.
 */
const ROOM = 'grandstand.feed.1';

/** The channel between the tabs of a browser; a tab does not receive its own notes. */
export interface FeedChannel {
  post(note: TabNote): void;
  close(): void;
}

/** The browser's locks, as far as the feed uses them. */
export type FeedLocks = Pick<LockManager, 'request'>;

export interface SharedConnectPorts {
  /** Connects to the operator. */
  readonly connect: Connect;
  readonly openChannel: (name: string, listener: (data: unknown) => void) => FeedChannel;
  readonly locks: FeedLocks;
  readonly clock: SteadyClock;
  /** A name for this tab that no other has. */
  readonly tab: string;
  readonly owners: FeedOwners;
  /** A hash of the signed-in player's id; empty for a guest, null while it is not known. */
  readonly player$: Observable<string | null>;
  /** The page is frozen or cached: it must not hold the lock any longer. */
  readonly frozen$: Observable<unknown>;
  /** The tab stops sharing permanently. */
  readonly disposed$: Observable<unknown>;
}

export interface SharedConnect {
  readonly connect: Connect;
  /** Another tab leads and has a connection. */
  readonly wake$: Observable<unknown>;
}

/**
 * Lets the tabs of one browser share one connection: the tab that holds a lock leads, and posts every
 * message to the others.
 */
export function createSharedConnect(ports: SharedConnectPorts): SharedConnect {
  const { openChannel, locks, clock, tab, owners, player$, frozen$, disposed$ } = ports;
  const scheduler = createScheduler(clock);
  const present = (): Present => ({ now: momentOf(clock), mark: owners.mark() });
  const change$ = new Subject<Change>();
  const output$ = new Subject<Output>();
  const dispatch = (change: Change): void => change$.next(change);

  const start: Step = { state: initialTab(tab, present()), outputs: [] };
  const steps$ = change$.pipe(
    // One at a time: a change that a step causes is reduced after it, never within it.
    concatMap((change) => of(change)),
    scan(({ state }, change) => reduce(state, change), start),
    share(),
  );
  const select = <T>(selector: (state: TabState) => T): Observable<T> =>
    steps$.pipe(
      map(({ state }) => selector(state)),
      distinctUntilChanged(),
    );

  const channel$ = select(({ isChannelOpen }) => isChannelOpen).pipe(
    switchMap((isOpen) => (isOpen ? notes$(openChannel, output$) : EMPTY)),
    map((data) => parseNote(data)),
    filter((note) => note !== null),
    map((note): Change =>
      note.kind === 'ask'
        ? { type: 'requested', question: note, ...present() }
        : { type: 'leader-posted', note, now: momentOf(clock) },
    ),
  );
  const lead$ = select(({ role }) => role?.lock).pipe(
    switchMap((lock) =>
      lock
        ? lock$(locks, ROOM, lock.isHung).pipe(
            map((): Change => ({ type: 'lock-acquired', lock, ...present() })),
            catchError(() => of<Change>({ type: 'lock-refused', lock, ...present() })),
          )
        : EMPTY,
    ),
  );

  /** Repeats a request that has no answer. */
  const questions$ = select(({ role }) => (role?.kind === 'following' ? role.question : null)).pipe(
    switchMap((question) => (question === null ? EMPTY : interval(REPEAT_MS, scheduler))),
    map((): Change => ({ type: 'answer-overdue' })),
  );

  const connection$ = select(({ role }) => (role?.kind === 'leading' ? role.opened : null)).pipe(
    switchMap((opened) => {
      if (opened === null) return EMPTY;
      const lost = (error: unknown): Change => ({
        type: 'connection-lost',
        opened,
        error,
        now: momentOf(clock),
      });
      const ended$ = throwError(() => new Error('The feed ended.'));
      return concat(ports.connect(opened.since), ended$).pipe(
        map((message): Change => {
          const stored = storedFor(message, owners);
          return { type: 'message', opened, message, stored, now: momentOf(clock) };
        }),
        catchError((error: unknown) => of(lost(error))),
      );
    }),
  );

  const outputs$ = steps$.pipe(
    tap(({ outputs }) => {
      for (const output of outputs) {
        if (output.kind === 'player') owners.note(output.before, output.now);
        output$.next(output);
      }
    }),
    ignoreElements(),
  );

  // In this order: the channel is open before a note is posted, and a lead is announced before its frames.
  merge(
    channel$,
    lead$,
    questions$,
    outputs$,
    connection$,
    frozen$.pipe(map((): Change => ({ type: 'frozen', now: momentOf(clock) }))),
    player$.pipe(map((player): Change => ({ type: 'player-changed', player, ...present() }))),
  )
    .pipe(takeUntil(disposed$))
    .subscribe(dispatch);

  const message$ = output$.pipe(
    mergeMap((output) => {
      if (output.kind === 'failure') return throwError(() => output.error);
      return output.kind === 'message' ? of(output.message) : EMPTY;
    }),
  );
  return {
    wake$: output$.pipe(filter(({ kind }) => kind === 'wake')),
    connect: (since) =>
      new Observable((subscriber) => {
        message$.subscribe(subscriber);
        dispatch({ type: 'subscribed', since, ...present() });
        return () => {
          dispatch({ type: 'unsubscribed' });
          // A feed that reconnects does so at once and stays the leader.
          queueMicrotask(() => dispatch({ type: 'released', now: momentOf(clock) }));
        };
      }),
  };
}

/** The notes of other tabs; what this tab has to say is posted meanwhile. */
function notes$(
  openChannel: SharedConnectPorts['openChannel'],
  output$: Observable<Output>,
): Observable<unknown> {
  return new Observable((subscriber) => {
    const channel = openChannel(ROOM, (data) => subscriber.next(data));
    subscriber.add(() => channel.close());
    subscriber.add(
      output$.subscribe((output) => {
        if (output.kind === 'post') channel.post(output.note);
      }),
    );
  });
}

/** The mark and the player in storage; only news of a player need them. */
function storedFor({ event }: FeedMessage, owners: FeedOwners): Owner | null {
  if (event !== 'player') return null;
  const mark = owners.mark();
  return { mark, player: owners.playerAt(mark) };
}

/**
 * Waits for a lock, emits when this tab has it, and holds it until it is unsubscribed from; errors when another
 * tab steals the lock, or the browser refuses it to this page. The browser releases the lock of a page that ends.
 */
function lock$(locks: FeedLocks, name: string, isHung: boolean): Observable<void> {
  return new Observable((subscriber) => {
    const waiting = new AbortController();
    // The browser refuses a signal beside `steal`: a stolen lock is not waited for.
    const options = isHung ? { steal: true } : { signal: waiting.signal };
    locks
      .request(name, options, () => {
        if (subscriber.closed) return undefined;
        const released = new Promise<void>((resolve) => {
          subscriber.add(() => resolve());
        });
        subscriber.next();
        return released;
      })
      .catch((error: unknown) => subscriber.error(error));
    return () => waiting.abort();
  });
}
