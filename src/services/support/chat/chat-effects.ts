import type { ShellHandle } from '@grandstand/bus-contracts';
import type { ChatThread } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  retry,
  switchMap,
  take,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { chatHistoryCall, chatSendCall } from '../../../api/endpoints/support/chat';
import { HttpError } from '../../../api/errors';
import type { KeyValueStore, Log, OtherTabs } from '../../ports';
import type { TabLocks } from '../../ports/tab-locks';
import { backoff } from '../../shared/backoff';
import type { Effect } from '../../shared/run-service';
import { isGoingOn } from './chat-state';
import type { Change, Kept, State, Unsent } from './chat-state';
import type { ChatConnect } from './connect';
import { CHAT_KEY } from './storage-key';
import { underLock$ } from '../../shared/under-lock';

interface EffectPorts {
  readonly bus: ShellHandle<'chat'>;
  readonly api: ApiClient;
  readonly connect: ChatConnect;
  readonly locks: TabLocks;
  readonly otherTabs: OtherTabs;
  readonly scheduler: SchedulerLike;
  readonly storage: KeyValueStore;
  readonly tabStore: KeyValueStore;
  readonly log: Log;
}

type ChatEffect = (ports: EffectPorts) => Effect<State, Change>;

/** How often a tab looks whether the one connection is free, or broken. */
const LOOK_MS = 5000;
const DISCONNECTED = { type: 'disconnected' } as const;
const sendDelay = backoff(2000, 30_000);

/** Loads the chat when the panel is first opened, and where an earlier page had one; again for another visitor. */
export const loads: ChatEffect =
  ({ api, log }) =>
  (_steps$, state$) =>
    state$.pipe(
      filter(({ player }) => player !== undefined),
      map(({ player, isOpen, hadChat, thread }) =>
        thread === undefined && (isOpen || hadChat) ? player : undefined,
      ),
      distinctUntilChanged(),
      switchMap((player) => (player === undefined ? EMPTY : load$(api, log))),
    );

/** Sends what waits, one message after the other, each until the operator has taken or refused it. */
export const sends: ChatEffect =
  ({ api, scheduler }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ player, isOnline, unsent }) =>
        player !== undefined && isOnline ? unsent[0] : undefined,
      ),
      distinctUntilChanged(),
      switchMap((message) => (message ? send$(message, api, scheduler) : EMPTY)),
    );

function send$(
  { clientId, text, isMasked, files, name }: Unsent,
  api: ApiClient,
  scheduler: SchedulerLike,
): Observable<Change> {
  const sent = { clientId, text, isMasked, ...(name && { name }), files: [...files] };
  return call$(api, chatSendCall, sent).pipe(
    map((thread): Change => ({ type: 'sent', clientId, thread })),
    retry({
      delay: (error: unknown, failures) =>
        isFinal(error) ? throwError(() => error) : timer(sendDelay(failures), scheduler),
    }),
    catchError((error: unknown) =>
      of<Change>({
        type: 'refused',
        clientId,
        reason: error instanceof HttpError ? (error.text ?? '') : '',
      }),
    ),
  );
}

/** Whether the operator will not take the message later either; 429 is said of too many at once. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status === 429) return false;
  return error.status >= 400 && error.status < 500;
}

/** Follows a chat that is going on: one tab has the connection, and the others load the chat when it says so. */
export const follows: ChatEffect = (ports) => (_steps$, state$) =>
  state$.pipe(
    map((state) => (isGoingOn(state) ? state.player : undefined)),
    distinctUntilChanged(),
    switchMap((player) =>
      player === undefined ? EMPTY : merge(leads$(ports, state$), others$(ports)),
    ),
  );

function leads$(
  { connect, locks, otherTabs, scheduler }: EffectPorts,
  state$: Observable<State>,
): Observable<Change> {
  const connected$ = state$.pipe(
    take(1),
    switchMap(({ thread }) => connect(thread?.version ?? 0)),
    tap(({ version }) => otherTabs.post({ kind: 'kept', key: CHAT_KEY, text: String(version) })),
    map(received),
  );
  return timer(0, LOOK_MS, scheduler).pipe(
    exhaustMap(() =>
      underLock$(locks, CHAT_KEY, connected$).pipe(catchError(() => of<Change>(DISCONNECTED))),
    ),
  );
}

function others$({ api, log, otherTabs }: EffectPorts): Observable<Change> {
  return otherTabs.messages$.pipe(
    filter((message) => message.kind === 'kept' && message.key === CHAT_KEY),
    switchMap(() => load$(api, log)),
  );
}

function load$(api: ApiClient, log: Log): Observable<Change> {
  return call$(api, chatHistoryCall, {}).pipe(
    map(received),
    tap({ error: logFailure(log, 'The chat could not be loaded.') }),
    catchError(() => of<Change>(DISCONNECTED)),
  );
}

function received(thread: ChatThread): Change {
  return { type: 'received', thread };
}

/** Stores the tab's part over a reload, and that there is a chat, until the visitor goes. */
export const keeps: ChatEffect =
  ({ storage, tabStore }) =>
  (_steps$, state$) =>
    state$.pipe(
      filter(({ player }) => player !== undefined),
      tap((state) => {
        const { player = '', isOpen, seen, unsent } = state;
        const kept: Kept = { player, isOpen, unsent, ...(seen !== undefined && { seen }) };
        if (isOpen || seen !== undefined || unsent.length > 0) {
          tabStore.set(CHAT_KEY, JSON.stringify(kept));
        } else tabStore.remove(CHAT_KEY);
        if (isGoingOn(state)) storage.set(CHAT_KEY, '1');
        else if (state.thread !== undefined || !state.hadChat) storage.remove(CHAT_KEY);
      }),
      ignoreElements(),
    );
