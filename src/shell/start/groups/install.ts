import { needs, services } from 'virtual:service-names/install';
import { navigationState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';

/** The installation of the site, for the pages of apps, and applications of partners, which start it with the first one. */
export const installService = defineGroup({
  services,
  needs,
  starts: [onState(navigationState, ({ route }) => /^(mobile|desktop|ipl.*)-app$/.test(route))],
  load: async () => (await import('virtual:services/install')).start,
});
