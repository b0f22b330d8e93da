import { navigationMoved } from '@grandstand/bus-contracts/shell';
import { WHEN_IDLE, defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['seo'],
  needs: ['api', 'boot', 'log'],
} as const;

/** The ports of these services. */
export type SeoServicePorts = PortsOf<typeof declared>;

/** The service of the document's head. */
export const seoServices = defineGroup({
  ...declared,
  // The head of the first page must not stay after a move.
  starts: [onState(navigationMoved, () => true), WHEN_IDLE],
  load: async () => (await import('../services/seo')).startSeoServices,
});
