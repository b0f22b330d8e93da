import type { ApiPorts } from '../../../src/api';
import { createRecovery } from '../../../src/api/calls/recovery';

/** Ports of a device with a network, on which no refused call can be recovered. */
export const NO_RECOVERY: Pick<ApiPorts, 'fingerprint' | 'isOnline' | 'loadRecovery'> = {
  fingerprint: () => undefined,
  isOnline: () => true,
  loadRecovery: async () =>
    createRecovery({
      renewFingerprint: () => Promise.reject(new Error('There is no fingerprint.')),
      solveCaptcha: () => Promise.reject(new Error('Nobody solves it.')),
      onTermsRequired: () => {},
    }),
};
