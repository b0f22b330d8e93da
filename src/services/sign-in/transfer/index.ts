// Code, token and credentials are known to its dialog alone. `auth` opens that dialog when a sign-in is refused
// with `account-moves`; it ends with the sign-in, which has the new login.
import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { transferCheck, transferSend, transferTake } from '@grandstand/bus-contracts/shell';
import { catchError, map, throwError } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  transferCheckCode,
  transferSendCode,
  transferUserData,
} from '../../../api/endpoints/sign-in/transfer';
import { refusalOf } from '../../../api/refusal-of';
import type { SteadyClock } from '../../ports';
import { relay } from '../../shared/player/relay';
import { createServerNow } from '../../time/server-now';

export interface TransferPorts {
  readonly bus: ShellHandle<'transfer'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
}

/** Moves an account here: a code to its number, then the new credentials. It keeps none of them. */
export function createTransfer(ports: TransferPorts): void {
  const { bus, clock, api } = ports;
  const serverNow = createServerNow(bus, clock);

  bus.handle(transferSend, (request) =>
    call$(api, transferSendCode, request).pipe(
      map(({ sentTo, expiresAt, resendAt }) => {
        const ahead = serverNow() - clock.now();
        return { sentTo, expiresAt: expiresAt - ahead, resendAt: resendAt - ahead };
      }),
      catchError((error: unknown) => throwError(() => refusalOfSend(error, clock.now()))),
    ),
  );

  relay(ports, transferCheck, transferCheckCode);
  relay(ports, transferTake, transferUserData);
}

/** The refusal of a code: the end of a wait is on the page's clock. */
function refusalOfSend(error: unknown, now: number): Refusal {
  const refusal = refusalOf(error, [...transferSend.failures, 'too-many-codes']);
  if (refusal.code !== 'too-many-codes') return refusal;
  const { retryAfter } = refusal.details as { readonly retryAfter?: unknown };
  const until = typeof retryAfter === 'number' ? { until: now + retryAfter * 1000 } : {};
  return new Refusal('too-many-attempts', { details: until, cause: error });
}
