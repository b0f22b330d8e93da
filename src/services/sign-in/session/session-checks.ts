import { navigationState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  of,
  skip,
  Subject,
  switchMap,
  take,
  timer,
  retry,
  throwError,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import type { Log, PageEvents } from '../../ports';
import type { OperatorQueue } from './operator-queue';
import type { How, Reason } from './session-state';
import { call$ } from '../../../api/calls/call';
import { userCheck } from '../../../api/endpoints/sign-in/session';

/** After a check that failed three times, the next one. */
const NEXT_CHECK_MS = 15_000;

/** The origin of a session that the check finds, and the reason for the end of one that it does not find. */
export interface CheckRequest {
  readonly how: How;
  readonly reason: Reason;
}

export interface SessionChecksPorts {
  readonly bus: Pick<ShellHandle, 'listen' | 'messages$'>;
  readonly api: ApiClient;
  readonly scheduler: SchedulerLike;
  readonly page: Pick<PageEvents, 'online$' | 'visible$'>;
  /** The epoch in storage, which changes with each sign-in and sign-out of any tab. */
  readonly epoch: () => string | null;
  readonly queue: Pick<OperatorQueue, 'isSigningOut' | 'isSigningIn'>;
  /** Signs out at the operator, unless that is not due any more when its turn comes. */
  readonly signOut: (isDue: () => boolean) => Promise<void>;
  readonly onFound: (userId: string, how: How, epoch: string | null) => void;
  readonly onNobody: (reason: Reason) => void;
  /** `mayHavePlayer` is false where a player is known to have signed out. */
  readonly onFailed: (mayHavePlayer: boolean) => void;
  readonly log: Log;
}

/** Checks the signed-in player at the operator; a new request cancels the one before. */
export interface SessionChecks {
  check(request: CheckRequest): void;
  /** Checks in a while, or when the connection is back, the page is seen again, or the player moves. */
  scheduleCheck(request: CheckRequest): void;
  /** A sign-in or sign-out has answered the question. */
  cancel(): void;
}

type Outcome =
  | { readonly kind: 'answered'; readonly userId: string; readonly epoch: string | null }
  /** A player is signing in: a sign-out that is sent now could end their session. */
  | { readonly kind: 'postponed' }
  | { readonly kind: 'failed'; readonly error: unknown };

export function createSessionChecks(ports: SessionChecksPorts): SessionChecks {
  const { bus, api, scheduler, page, epoch, queue, signOut, onFound, onNobody, onFailed, log } =
    ports;
  /** Null cancels the request before. */
  const requests$ = new Subject<{ request: CheckRequest; start$: Observable<unknown> } | null>();

  function outcomeOf$(): Observable<Outcome> {
    return defer(() => {
      if (!queue.isSigningOut()) return findUser();
      // Until then the operator answers with the player who has signed out.
      return from(signOut(() => queue.isSigningOut() && !queue.isSigningIn())).pipe(
        switchMap(() =>
          queue.isSigningOut() && queue.isSigningIn()
            ? of<Outcome>({ kind: 'postponed' })
            : findUser(),
        ),
      );
    }).pipe(
      catchError((error: unknown) =>
        error instanceof AbortedError ? EMPTY : of<Outcome>({ kind: 'failed', error }),
      ),
    );
  }

  function findUser(): Observable<Outcome> {
    const epochBefore = epoch();
    return findUser$(api, scheduler).pipe(
      map((userId) => ({ kind: 'answered', userId, epoch: epochBefore })),
    );
  }

  function apply(request: CheckRequest, outcome: Outcome): void {
    if (outcome.kind !== 'answered') {
      if (outcome.kind === 'failed') log('warn', 'The session check failed.', outcome.error);
      onFailed(outcome.kind === 'failed' && !queue.isSigningOut());
      scheduleCheck(request);
    } else if (epoch() !== outcome.epoch) {
      // Another tab signed in or out meanwhile: the answer may be older.
      check(request);
    } else if (outcome.userId === '') onNobody(request.reason);
    else onFound(outcome.userId, request.how, outcome.epoch);
  }

  const outcome$ = requests$.pipe(
    switchMap((next) => {
      if (!next) return EMPTY;
      const { request, start$ } = next;
      return start$.pipe(
        take(1),
        switchMap(outcomeOf$),
        map((outcome) => ({ request, outcome })),
      );
    }),
  );
  bus.listen(outcome$, ({ request, outcome }) => apply(request, outcome));

  function check(request: CheckRequest): void {
    requests$.next({ request, start$: of(undefined) });
  }

  function scheduleCheck(request: CheckRequest): void {
    // The present state of each comes first.
    const back$ = [page.online$, page.visible$].map((is$) => is$.pipe(skip(1), filter(Boolean)));
    const moves$ = bus.messages$(navigationState).pipe(skip(1));
    const start$ = merge(timer(NEXT_CHECK_MS, scheduler), ...back$, moves$);
    requests$.next({ request, start$ });
  }

  return { check, scheduleCheck, cancel: () => requests$.next(null) };
}

/** How often and how far apart the check is repeated when it fails (specification, section 4). */
const RETRIES = 2;
const RETRY_MS = 1500;

/** Loads the id of the signed-in player, "" for a guest; fails after three failed attempts. */
function findUser$(api: ApiClient, scheduler: SchedulerLike): Observable<string> {
  return call$(api, userCheck, {}).pipe(
    map(({ userId }) => userId),
    retry({
      count: RETRIES,
      delay: (error: unknown) =>
        error instanceof AbortedError ? throwError(() => error) : timer(RETRY_MS, scheduler),
    }),
  );
}
