import { needs, services } from 'virtual:service-names/account';
import { sessionState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';

/** The services that only a signed-in player needs, and that no page waits for; a guest's page of tournaments starts them too. */
export const accountServices = defineGroup({
  services,
  needs,
  starts: [onState(sessionState, ({ status }) => status === 'player')],
  load: async ({ loadOverlays }) => {
    const [{ start }] = await Promise.all([
      import('virtual:services/account'),
      // The services' dialogs are fetched at the same time.
      loadOverlays(),
    ]);
    return start;
  },
});
