import type { ShellHandle } from '@grandstand/bus-contracts';
import { securityEnd, securityHistory, securitySessions } from '@grandstand/bus-contracts/player';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  sessionEndCall,
  sessionsCall,
  sessionsEndOthersCall,
  signInHistoryCall,
} from '../../../api/endpoints/sign-in/sessions';
import { forPlayer$, relay } from '../../shared/player/relay';

export interface SecurityPorts {
  readonly bus: ShellHandle<'security'>;
  readonly api: ApiClient;
}

/** Answers where the player is and was signed in, and ends sessions. */
export function createSecurity(ports: SecurityPorts): void {
  const { bus, api } = ports;
  relay(ports, securitySessions, sessionsCall);
  bus.handle(securityEnd, (request) =>
    forPlayer$(bus, securityEnd, () =>
      request.which === 'one'
        ? call$(api, sessionEndCall, { number: request.number })
        : call$(api, sessionsEndOthersCall, {}),
    ),
  );
  relay(ports, securityHistory, signInHistoryCall);
}
