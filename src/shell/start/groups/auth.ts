import { dialogsState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['auth'],
  needs: ['api', 'clock'],
} as const;

/** The ports of this service. */
export type AuthServicePorts = PortsOf<typeof declared>;

/** The form of the sign-in. A page whose guest does not sign in never fetches it. */
export const authService = defineGroup({
  ...declared,
  starts: [onState(dialogsState, ({ open }) => open === 'sign-in')],
  load: async () => (await import('../services/auth')).startAuthService,
});
