import { defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = { services: ['passkeys'], needs: ['api', 'clock'] } as const;

/** The ports of this service. */
export type PasskeysServicePorts = PortsOf<typeof declared>;

/** The player's passkeys: fetched with the first command, which comes from their settings. */
export const passkeysService = defineGroup({
  ...declared,
  starts: [],
  load: async () => (await import('../services/passkeys')).startPasskeysService,
});
