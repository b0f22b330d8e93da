import { navigationState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['install'],
  needs: ['api', 'prompts'],
} as const;

/** The ports of this service. */
export type InstallServicePorts = PortsOf<typeof declared>;

/** The installation of the site, for the pages of apps. */
export const installService = defineGroup({
  ...declared,
  starts: [onState(navigationState, ({ route }) => /^(mobile|desktop|ipl.*)-app$/.test(route))],
  load: async () => (await import('../services/install')).startInstallService,
});
