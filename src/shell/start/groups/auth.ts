import { dialogsState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['auth', 'phone-book', 'registration'],
  needs: ['api', 'clock', 'log', 'tabStore'],
} as const;

/** The ports of these services. */
export type AuthServicePorts = PortsOf<typeof declared>;

/** The forms of sign-in and registration, and the countries of phone numbers. A page whose guest uses neither never fetches them. */
export const authServices = defineGroup({
  ...declared,
  starts: [onState(dialogsState, ({ open }) => open === 'sign-in' || open === 'registration')],
  load: async () => (await import('../services/auth')).startAuthServices,
});
