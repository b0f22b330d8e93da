import { needs, services } from 'virtual:service-names/analytics';
import { consentState } from '@grandstand/bus-contracts/shell';
import { ANALYTICS_KEY } from '../../../services/site/analytics/storage-key';
import { defineGroup, onState } from '../service-group';

/** Counts events. The page of a visitor who has not agreed to that does not fetch it. */
export const analyticsService = defineGroup({
  services,
  needs,
  starts: [
    onState(consentState, ({ marketing }) => marketing),
    // What was kept has to be forgotten where the visitor agrees no longer.
    { on: 'stored', isKey: (key) => key === ANALYTICS_KEY },
  ],
  load: async () => (await import('virtual:services/analytics')).start,
});
