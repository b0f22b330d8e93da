import type { Language, ShellHandle } from '@grandstand/bus-contracts';
import { fingerprintState } from '@grandstand/bus-contracts/shell';
import { createApi } from '../../../api';
import type { ApiPorts } from '../../../api';
import type { Log } from '../../../services/ports';

interface PageApiPorts extends Pick<ApiPorts, 'clock' | 'cookies' | 'tabs'> {
  readonly bus: ShellHandle<'api'>;
  readonly language: Language;
  readonly log: Log;
}

/** Creates the client of the operator's back end. */
export function createPageApi(ports: PageApiPorts): ReturnType<typeof createApi> {
  const { bus, language, log, ...others } = ports;
  const { origin } = location;
  return createApi({
    ...others,
    fetch: (input, init) => fetch(input, init),
    origin,
    tokenOrigins: [origin],
    language: () => language,
    fingerprint: () => bus.peek(fingerprintState)?.token,
    isOnline: () => navigator.onLine,
    loadRecovery: async () => (await import('./recovery')).createBusRecovery(bus),
    warn: (message) => log('warn', message),
  });
}
