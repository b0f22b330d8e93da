import type { ApiPorts } from '../../src/api';

/** A site on which nothing helps a refused call, and whose device has a network. */
export const NO_REMEDIES: Pick<ApiPorts, 'fingerprint' | 'isOnline' | 'remedies'> = {
  fingerprint: () => undefined,
  isOnline: () => true,
  remedies: {
    renewFingerprint: () => Promise.reject(new Error('There is no fingerprint.')),
    solveCaptcha: () => Promise.reject(new Error('Nobody solves it.')),
    onTermsRequired: () => {},
  },
};
