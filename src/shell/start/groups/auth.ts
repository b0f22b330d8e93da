import { dialogsState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['auth', 'phone-book'],
  needs: ['api', 'clock', 'tabStore'],
} as const;

/** The ports of these services. */
export type AuthServicePorts = PortsOf<typeof declared>;

/** The form of the sign-in, and the countries of phone numbers. A page whose guest does not sign in never fetches them. */
export const authServices = defineGroup({
  ...declared,
  starts: [onState(dialogsState, ({ open }) => open === 'sign-in')],
  load: async () => (await import('../services/auth')).startAuthServices,
});
