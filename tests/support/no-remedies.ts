import type { ApiPorts } from '../../src/api';
import { createMend } from '../../src/api/mend';

/** A site on which nothing helps a refused call, and whose device has a network. */
export const NO_REMEDIES: Pick<ApiPorts, 'fingerprint' | 'isOnline' | 'loadMend'> = {
  fingerprint: () => undefined,
  isOnline: () => true,
  loadMend: async () =>
    createMend({
      renewFingerprint: () => Promise.reject(new Error('There is no fingerprint.')),
      solveCaptcha: () => Promise.reject(new Error('Nobody solves it.')),
      onTermsRequired: () => {},
    }),
};
