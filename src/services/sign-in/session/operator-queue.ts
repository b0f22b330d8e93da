import type { Clock } from '@grandstand/bus-contracts';
import { catchError, concatMap, defer, EMPTY, Subject, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import type * as SessionCalls from '../../../api/endpoints/sign-in/session-changes';
import type { KeyValueStore } from '../../ports';

/** Kept until the operator has processed a sign-out, so that no reload undoes it. */
const SIGN_OUT_KEY = 'session.ending';

/** A key for each sign-in of any tab that is in flight: the time until which that is assumed. */
const SIGN_IN_PREFIX = 'session.beginning.';
/** How long a sign-in of another tab is waited for, which may have crashed; a sign-in with a captcha takes long. */
const SIGN_IN_MS = 120_000;

export interface OperatorQueuePorts {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
  /** Runs a change of the session at the operator, one tab at a time. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** Fetches the calls that change the session: no first paint needs them. */
  readonly loadCalls: () => Promise<typeof SessionCalls>;
  readonly hasPlayer: () => boolean;
}

/** Changes the session at the operator, one call after another, so that the last one holds; a sign-out is repeated until it was answered. */
export interface OperatorQueue {
  /** Signs in or registers after the changes that were requested before, in any tab; until it has ended, `isSigningIn` in every tab. */
  signIn<T>(call: (calls: typeof SessionCalls) => Promise<T>): Promise<T>;
  /** Whether a player is about to sign in, in any tab: a sign-out that is sent now could end their session. */
  isSigningIn(): boolean;
  /** Stores a note that the sign-out at the operator is due; false without storage. */
  noteSignOut(): boolean;
  /** Whether a sign-out at the operator is due, of any tab or of an earlier visit. */
  isSigningOut(): boolean;
  /** Signs out at the operator, unless a player is signed in by then, or it is no longer due. */
  signOut(isDue?: () => boolean): Promise<void>;
  /** A player has signed in: no sign-out is to be sent. */
  forgetSignOut(): void;
}

export function createOperatorQueue(ports: OperatorQueuePorts): OperatorQueue {
  const { api, clock, storage, signal, inTurn, loadCalls, hasPlayer } = ports;
  const calls$ = new Subject<Observable<unknown>>();
  // Not ended with the service: a sign-out that was requested before is still sent.
  calls$.pipe(concatMap((call$) => call$)).subscribe();

  async function enqueue<T>(call: (calls: typeof SessionCalls) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const call$ = defer(async () => inTurn(async () => call(await loadCalls()))).pipe(
        tap({ next: resolve, error: reject }),
        // The caller handles the failure; the queue goes on.
        catchError(() => EMPTY),
      );
      calls$.next(call$);
    });
  }

  function isInFlight(key: string): boolean {
    const left = Number(storage.get(key)) - clock.now();
    return left > 0 && left <= SIGN_IN_MS;
  }

  /** Stores a note that a player is about to sign in; returns a function that removes it. */
  function noteSignIn(): () => void {
    let number = 1;
    while (isInFlight(SIGN_IN_PREFIX + number)) number += 1;
    const key = SIGN_IN_PREFIX + number;
    storage.set(key, String(clock.now() + SIGN_IN_MS));
    let isNoted = true;
    return () => {
      // The key may be another tab's by now.
      if (isNoted) storage.remove(key);
      isNoted = false;
    };
  }

  return {
    signIn(call) {
      const removeNote = noteSignIn();
      // Removed before the next call of the queue, and also where this call was never made.
      return enqueue((calls) => call(calls).finally(removeNote)).finally(removeNote);
    },
    isSigningIn: () =>
      storage.keys().some((key) => key.startsWith(SIGN_IN_PREFIX) && isInFlight(key)),
    noteSignOut: () => storage.set(SIGN_OUT_KEY, '1'),
    isSigningOut: () => storage.get(SIGN_OUT_KEY) !== null,
    signOut: (isDue = () => true) =>
      enqueue(async ({ userDisconnect }) => {
        if (hasPlayer() || !isDue()) return;
        const wasNoted = storage.get(SIGN_OUT_KEY) !== null;
        await api.call(userDisconnect, {}, { signal });
        // A sign-out that was noted meanwhile has yet to be sent.
        if (wasNoted) storage.remove(SIGN_OUT_KEY);
      }),
    forgetSignOut: () => storage.remove(SIGN_OUT_KEY),
  };
}
