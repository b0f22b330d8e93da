import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  verificationLoad,
  verificationState,
  verificationTicket,
} from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { catchError, filter } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  verificationCall,
  verificationTicketCall,
} from '../../../api/endpoints/player/verification';
import { playerRefusalOf } from '../../../api/refusal-of';
import type { Log } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { loadedValue } from '../../shared/loaded-value';

export interface VerificationPorts {
  readonly bus: ShellHandle<'verification'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/**
 * What the player is asked to prove. It is loaded for the first page that shows it, and again whenever the operator
 * announces a change of the player, so no page of another kind makes a call for it.
 */
export function createVerification({ bus, api, log }: VerificationPorts): void {
  const verification = loadedValue({
    bus,
    changed$: bus
      .messages$(feedPlayer)
      .pipe(filter(({ isStandingChanged = false }) => isStandingChanged)),
    call: () => call$(api, verificationCall, {}),
    refusalOf: playerRefusalOf,
    onFailed: logFailure(log, 'The verification could not be loaded again.'),
  });

  bus.publishFrom(verificationState, verification.value$);
  bus.handle(verificationLoad, () => verification.first$());
  bus.handle(verificationTicket, (proof) =>
    asPlayer$(bus, () => call$(api, verificationTicketCall, proof)).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, ['profile-incomplete', 'not-asked', 'too-many-uploads']);
      }),
    ),
  );
}
