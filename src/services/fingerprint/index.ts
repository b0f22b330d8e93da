import { createScheduler, Refusal, sessionState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { fingerprintRenew, fingerprintState } from '@grandstand/bus-contracts/shell';
import type { Fingerprint } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  first,
  map,
  merge,
  of,
  repeat,
  retry,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { fingerprintSend } from '../../api/endpoints/protection/fingerprint';
import { publishes, runService } from '../shared/run-service';
import type { Effect } from '../shared/run-service';
import type { KeyValueStore, Log } from '../ports';
import { keptFingerprint, restMs } from './fingerprint-rules';

const KEY = 'fingerprint';
/** After so many failures in a row it is done without (specification, section 9). */
const MOST_FAILURES = 2;
const RETRY_MS = 1000;

/** The properties of a device. */
export interface Device {
  readonly visitorId: string;
  /** As JSON. */
  readonly componentsData: string;
}

export interface FingerprintPorts {
  readonly bus: ShellHandle<'fingerprint'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  /** Fetches the script that reads the device, and runs it. */
  readonly readDevice: () => Promise<Device>;
  /** Emits when the visitor first uses the page. */
  readonly firstUse$: Observable<void>;
  readonly serverNow: () => number;
  readonly log: Log;
}

interface State {
  readonly fingerprint: Fingerprint | null;
  /** Whether one is being taken: requests meanwhile share it. */
  readonly isRenewing: boolean;
  /** Why the last one could not be had. */
  readonly error?: unknown;
}

type Change =
  | { readonly type: 'renewal-asked' }
  | { readonly type: 'taken'; readonly fingerprint: Fingerprint }
  | { readonly type: 'failed'; readonly error: unknown };

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'renewal-asked':
      return { ...state, isRenewing: true };
    case 'taken':
      return { fingerprint: change.fingerprint, isRenewing: false };
    case 'failed':
      return { fingerprint: null, isRenewing: false, error: change.error };
  }
}

/**
 * Keeps the device's fingerprint, and takes it anew when it expires or the operator wants another.
 * @remarks A visitor who presses nothing has none: it is first taken for a player, or when the
 * page is used. Reading the device costs 13 kB of script.
 */
export function createFingerprint(ports: FingerprintPorts): void {
  const { bus, clock, api, storage, readDevice, firstUse$, serverNow, log } = ports;
  const scheduler = createScheduler(clock);

  const renewals: Effect<State, Change> = (_steps$, state$) => {
    const taken$ = defer(readDevice).pipe(
      switchMap((device) =>
        call$(api, fingerprintSend, device).pipe(
          map(({ token, expiresAt }): Fingerprint => {
            const { componentsData } = device;
            return { token, componentsData, expiresAt };
          }),
        ),
      ),
      tap({ error: (error) => log('error', 'The fingerprint could not be had.', error) }),
      retry({ count: MOST_FAILURES - 1, delay: () => timer(RETRY_MS, scheduler) }),
      tap({
        next: (fingerprint) => storage.set(KEY, JSON.stringify(fingerprint)),
        error: () => storage.remove(KEY),
      }),
      map((fingerprint): Change => ({ type: 'taken', fingerprint })),
      catchError((error: unknown) => of<Change>({ type: 'failed', error })),
    );
    return state$.pipe(
      map(({ isRenewing }) => isRenewing),
      distinctUntilChanged(),
      switchMap((isRenewing) => (isRenewing ? taken$ : EMPTY)),
    );
  };

  /** No timer holds for weeks: the time is read again when one is over. */
  const expiries: Effect<State, Change> = (_steps$, state$) =>
    state$.pipe(
      map(({ fingerprint }) => fingerprint),
      distinctUntilChanged(),
      switchMap((fingerprint) => {
        if (!fingerprint) return EMPTY;
        const { expiresAt } = fingerprint;
        return defer(() => timer(restMs(expiresAt, serverNow()), scheduler)).pipe(
          repeat(),
          first(() => serverNow() >= expiresAt),
        );
      }),
      map((): Change => ({ type: 'renewal-asked' })),
    );

  const kept = keptFingerprint(storage.get(KEY), serverNow());
  const player$ = bus.messages$(sessionState).pipe(filter(({ status }) => status === 'player'));
  const needed$ = merge(firstUse$, player$).pipe(take(1));
  const { state$, dispatch } = runService(bus, {
    initial: { fingerprint: kept, isRenewing: false },
    reduce,
    change$: kept ? EMPTY : needed$.pipe(map((): Change => ({ type: 'renewal-asked' }))),
    effects: [renewals, expiries],
    publish: [publishes(fingerprintState, ({ fingerprint }) => fingerprint)],
  });

  bus.handle(fingerprintRenew, () =>
    dispatch({ type: 'renewal-asked' }).pipe(
      switchMap(() => state$),
      first(({ isRenewing }) => !isRenewing),
      map(({ error }) => {
        if (error !== undefined) throw new Refusal('unavailable', { cause: error });
        return {};
      }),
    ),
  );
}
