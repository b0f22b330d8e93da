import { dialogsState, navigationState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['auth', 'password-recovery', 'phone-book', 'registration'],
  needs: ['api', 'boot', 'clock', 'linkToken', 'log', 'tabStore'],
} as const;

/** The ports of these services. */
export type AuthServicePorts = PortsOf<typeof declared>;

/** The forms of sign-in and registration, the way to a new password, and the countries of phone numbers. A page whose guest uses none of them never fetches them. */
export const authServices = defineGroup({
  ...declared,
  starts: [
    // The dialogs sign-in, registration and forgot-password.
    onState(dialogsState, ({ open }) => /^(sign|reg|for)/.test(open ?? '')),
    onState(navigationState, ({ path }) => path.includes('showForgot')),
  ],
  load: async () => (await import('../services/auth')).startAuthServices,
});
