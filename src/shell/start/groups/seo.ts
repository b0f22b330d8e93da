import { navigationMoved } from '@grandstand/bus-contracts/shell';
import { AT_REST, defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['seo'],
  needs: ['api', 'boot', 'log'],
} as const;

/** What these services are given. */
export type SeoServicePorts = PortsOf<typeof declared>;

/** What search engines read of the document. */
export const seoServices = defineGroup({
  ...declared,
  // What was said of this page must not stand under the next one's address.
  starts: [onState(navigationMoved, () => true), AT_REST],
  load: async () => (await import('../services/seo')).startSeoServices,
});
