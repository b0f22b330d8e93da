// The service reads the device again when the token expires. After a failure it tries once more, in 1 s.
import { createScheduler, Refusal, sessionState } from '@grandstand/bus-contracts';
import type { Clock, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { areasState, fingerprintRenew, fingerprintState } from '@grandstand/bus-contracts/shell';
import type { Fingerprint } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
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
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { fingerprintSend } from '../../../api/endpoints/site/fingerprint';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { KeyValueStore, Log } from '../../ports';
import { FINGERPRINT_KEY, keptFingerprint, restMs } from './fingerprint-rules';

/** The number of failures in a row after which there is no fingerprint (specification, section 9). */
const MAX_FAILURES = 2;
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
  /** Emits once after the subscription, when the main thread is idle. */
  readonly idle$: Observable<void>;
  readonly serverNow: () => number;
  readonly log: Log;
}

interface State {
  readonly fingerprint: Fingerprint | null;
  /** Whether a renewal is under way: requests meanwhile share it. */
  readonly isRenewing: boolean;
  /** The error of the last renewal. */
  readonly error?: unknown;
}

type Change =
  | { readonly type: 'renewal-requested' }
  | { readonly type: 'renewed'; readonly fingerprint: Fingerprint }
  | { readonly type: 'failed'; readonly error: unknown };

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'renewal-requested':
      return { ...state, isRenewing: true };
    case 'renewed':
      return { fingerprint: change.fingerprint, isRenewing: false };
    case 'failed':
      return { fingerprint: null, isRenewing: false, error: change.error };
  }
}

/**
 * Keeps the device's fingerprint, and renews it when it expires or the operator requests it.
 * @remarks A visitor who presses nothing has none: it is first read when the page is used, or for a
 * player once the areas have loaded, and then when the main thread is idle. Reading the device costs 13 kB of script,
 * and occupies the thread that would answer the press.
 */
export function createFingerprint(ports: FingerprintPorts): void {
  const { bus, clock, api, storage, readDevice, firstUse$, idle$, serverNow, log } = ports;
  const scheduler = createScheduler(clock);

  const renewals: Effect<State, Change> = (_steps$, state$) => {
    const renewed$ = defer(readDevice).pipe(
      switchMap((device) =>
        call$(api, fingerprintSend, device).pipe(
          map(({ token, expiresAt }): Fingerprint => {
            const { componentsData } = device;
            return { token, componentsData, expiresAt };
          }),
        ),
      ),
      tap({ error: (error) => log('error', 'The fingerprint could not be renewed.', error) }),
      retry({ count: MAX_FAILURES - 1, delay: () => timer(RETRY_MS, scheduler) }),
      tap({
        next: (fingerprint) => storage.set(FINGERPRINT_KEY, JSON.stringify(fingerprint)),
        error: () => storage.remove(FINGERPRINT_KEY),
      }),
      map((fingerprint): Change => ({ type: 'renewed', fingerprint })),
      catchError((error: unknown) => of<Change>({ type: 'failed', error })),
    );
    return state$.pipe(
      map(({ isRenewing }) => isRenewing),
      distinctUntilChanged(),
      switchMap((isRenewing) => (isRenewing ? renewed$ : EMPTY)),
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
      map((): Change => ({ type: 'renewal-requested' })),
    );

  const kept = keptFingerprint(storage.get(FINGERPRINT_KEY), serverNow());
  const player$ = bus.messages$(sessionState).pipe(filter(({ status }) => status === 'player'));
  const areasLoaded$ = bus.messages$(areasState).pipe(filter(haveLoaded));
  const needed$ = merge(firstUse$, combineLatest([player$, areasLoaded$])).pipe(
    take(1),
    switchMap(() => idle$),
  );
  const { state$, dispatch } = runService(bus, {
    initial: { fingerprint: kept, isRenewing: false },
    reduce,
    change$: kept ? EMPTY : needed$.pipe(map((): Change => ({ type: 'renewal-requested' }))),
    effects: [renewals, expiries],
    publish: [publishes(fingerprintState, ({ fingerprint }) => fingerprint)],
  });

  bus.handle(fingerprintRenew, () =>
    dispatch({ type: 'renewal-requested' }).pipe(
      switchMap(() => state$),
      first(({ isRenewing }) => !isRenewing),
      map(({ error }) => {
        if (error !== undefined) throw new Refusal('unavailable', { cause: error });
        return {};
      }),
    ),
  );
}

function haveLoaded(areas: PayloadOf<typeof areasState>): boolean {
  return Object.values(areas).every(({ status }) => status !== 'loading');
}
