import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  verificationLoad,
  verificationState,
  verificationTicket,
} from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { filter } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  verificationCall,
  verificationTicketCall,
} from '../../../api/endpoints/player/verification';
import type { Log } from '../../ports';
import { loadedValue } from '../../shared/loaded-value';
import { relay } from '../../shared/player/relay';

export interface VerificationPorts {
  readonly bus: ShellHandle<'verification'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/**
 * What the player is asked to prove. It is loaded for the first page that shows it, and again whenever the operator
 * announces a change of the player, so no page of another kind makes a call for it.
 */
export function createVerification(ports: VerificationPorts): void {
  const { bus, api, log } = ports;
  const verification = loadedValue({
    bus,
    changed$: bus
      .messages$(feedPlayer)
      .pipe(filter(({ isStatusChanged = false }) => isStatusChanged)),
    call: () => call$(api, verificationCall, {}),
    onFailed: logFailure(log, 'The verification could not be loaded again.'),
  });

  bus.publishFrom(verificationState, verification.value$);
  bus.handle(verificationLoad, () => verification.first$());
  relay(ports, verificationTicket, verificationTicketCall);
}
