import { dialogsState, navigationState } from '@grandstand/bus-contracts';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['auth', 'password-recovery', 'phone-book', 'registration', 'transfer'],
  needs: ['api', 'clock', 'linkToken', 'log', 'tabStore'],
} as const;

/** The dialogs that they fill. */
const DIALOGS = ['sign-in', 'registration', 'forgot-password', 'transfer-user'];

/** The ports of these services. */
export type AuthServicePorts = PortsOf<typeof declared>;

/** The forms of sign-in and registration, the way to a new password, the countries of phone numbers, and the transfer of accounts. A page whose guest uses none of them never fetches them. */
export const authServices = defineGroup({
  ...declared,
  starts: [
    onState(dialogsState, ({ open }) => DIALOGS.includes(open ?? '')),
    // Home opens the dialog of a lost password by its address.
    onState(navigationState, ({ path }) => path.includes('showForgotPasswordModal')),
  ],
  load: async () => (await import('../services/auth')).startAuthServices,
});
