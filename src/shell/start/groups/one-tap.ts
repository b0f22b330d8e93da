import { sessionState } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import { defineGroup, onState, WHEN_IDLE } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['one-tap'],
  needs: ['api', 'boot', 'clock', 'cookies', 'log', 'page', 'tabStore'],
} as const;

/** The ports of this service. */
export type OneTapServicePorts = PortsOf<typeof declared>;

/** The sign-in by one tap, for guests who agree to functional cookies; the pages of others never fetch it. */
export const oneTapService = defineGroup({
  ...declared,
  starts: [
    onState(
      sessionState,
      ({ status }) => status === 'guest',
      onState(consentState, ({ functional }) => functional, WHEN_IDLE),
    ),
  ],
  load: async () => (await import('../services/one-tap')).startOneTapService,
});
