// The API client is no folder of services: this file makes it, and `recovery.ts` beside it sends the commands for
// a call that needs a captcha or a fingerprint.
import type { Language, ShellHandle } from '@grandstand/bus-contracts';
import { fingerprintState } from '@grandstand/bus-contracts/shell';
import { createApi } from '../../../api';
import type { ApiPorts } from '../../../api';
import {
  FINGERPRINT_KEY,
  keptFingerprint,
} from '../../../services/site/fingerprint/fingerprint-rules';
import type { KeyValueStore, Log } from '../../../services/ports';

interface PageApiPorts extends Pick<ApiPorts, 'clock' | 'cookies' | 'tabs'> {
  readonly bus: ShellHandle<'api'>;
  readonly language: Language;
  readonly storage: KeyValueStore;
  readonly log: Log;
}

/** Creates the client of the operator's back end. */
export function createPageApi(ports: PageApiPorts): ReturnType<typeof createApi> {
  const { bus, language, storage, log, ...others } = ports;
  // The service that publishes it starts later than the first calls.
  const kept = keptFingerprint(storage.get(FINGERPRINT_KEY), ports.clock.now());
  const { origin } = location;
  return createApi({
    ...others,
    fetch: (input, init) => fetch(input, init),
    origin,
    tokenOrigins: [origin],
    language: () => language,
    fingerprint: () => {
      const published = bus.peek(fingerprintState);
      return (published === undefined ? kept : published)?.token;
    },
    isOnline: () => navigator.onLine,
    loadRecovery: async () => (await import('./recovery')).createBusRecovery(bus),
    warn: (message) => log('warn', message),
  });
}
