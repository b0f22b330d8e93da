import { needs, services } from 'virtual:service-names/one-tap';
import { sessionState } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import { defineGroup, onState, WHEN_IDLE } from '../service-group';

/** The sign-in by one tap, for guests who agree to functional cookies; the pages of others never fetch it. */
export const oneTapService = defineGroup({
  services,
  needs,
  starts: [
    onState(
      sessionState,
      ({ status }) => status === 'guest',
      onState(consentState, ({ functional }) => functional, WHEN_IDLE),
    ),
  ],
  load: async () => (await import('virtual:services/one-tap')).start,
});
