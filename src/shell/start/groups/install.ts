import { navigationState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['install', 'partnership'],
  needs: ['api', 'prompts'],
} as const;

/** The ports of these services. */
export type InstallServicePorts = PortsOf<typeof declared>;

/** The installation of the site, for the pages of apps, and applications of partners, which start it with the first one. */
export const installService = defineGroup({
  ...declared,
  starts: [onState(navigationState, ({ route }) => /^(mobile|desktop|ipl.*)-app$/.test(route))],
  load: async () => (await import('../services/install')).startInstallService,
});
