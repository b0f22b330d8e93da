import { createScheduler, Refusal } from '@grandstand/bus-contracts';
import type { SignInRequest } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  map,
  repeat,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { abortable$, call$ } from '../../../api/calls/call';
import { passkeyOptionsCall } from '../../../api/endpoints/sign-in/passkey-sign-in';
import type { SteadyClock } from '../../ports';
import { CeremonyError } from '../../ports/passkey-ceremonies';
import type { CeremonyFault, PasskeyCeremonies } from '../../ports/passkey-ceremonies';

interface CeremonyPorts {
  readonly api: ApiClient;
  readonly ceremonies: PasskeyCeremonies;
}
interface AutofillPorts extends CeremonyPorts {
  readonly clock: SteadyClock;
  readonly serverNow: () => number;
}

/** What a passkey has signed, as `session.signIn` takes it. */
type Signed = Pick<Extract<SignInRequest, { readonly mode: 'passkey' }>, 'flowId' | 'response'>;

/** A challenge is replaced that long before it expires, so that an answer still arrives in time. */
const MARGIN = 10_000;

const CODES: Readonly<Record<CeremonyFault, string>> = {
  cancelled: 'cancelled',
  'timed-out': 'passkey-late',
  // No ceremony of a sign-in ends so.
  taken: 'passkeys-unsupported',
  unsupported: 'passkeys-unsupported',
};

/** Lets the person choose a passkey in the browser's dialog, and signs the operator's challenge with it. */
export function signedByPasskey$({ api, ceremonies }: CeremonyPorts): Observable<Signed> {
  return call$(api, passkeyOptionsCall, {}).pipe(
    switchMap(({ flowId, options }) =>
      abortable$((signal) => ceremonies.sign(options, { signal, isAutofill: false })).pipe(
        map((response) => ({ flowId, response })),
      ),
    ),
    catchError((error: unknown) => {
      if (!(error instanceof CeremonyError)) throw error;
      throw new Refusal(CODES[error.fault], { cause: error });
    }),
  );
}

/**
 * Lets the browser offer passkeys among the names that it fills in, until the person has chosen one.
 * Where that is not possible nothing happens: the person has not asked for it.
 */
export function autofilled$({
  api,
  ceremonies,
  clock,
  serverNow,
}: AutofillPorts): Observable<Signed> {
  const scheduler = createScheduler(clock);
  const once$ = call$(api, passkeyOptionsCall, {}).pipe(
    switchMap(({ flowId, options, expiresAt }) =>
      abortable$((signal) => ceremonies.sign(options, { signal, isAutofill: true })).pipe(
        map((response) => ({ flowId, response })),
        takeUntil(timer(Math.max(expiresAt - serverNow() - MARGIN, MARGIN), scheduler)),
      ),
    ),
  );
  return defer(async () => ceremonies.canAutofill()).pipe(
    filter(Boolean),
    // It may wait for hours, and a challenge is valid for minutes.
    switchMap(() => once$.pipe(repeat(), take(1))),
    catchError(() => EMPTY),
  );
}
