import { needs, services } from 'virtual:service-names/auth';
import { dialogsState, navigationState } from '@grandstand/bus-contracts';
import { SOCIAL_KEY } from '../../../services/sign-in/auth/storage-key';
import { defineGroup, onState } from '../service-group';

/** The dialogs that they fill. */
const DIALOGS = ['sign-in', 'registration', 'forgot-password', 'transfer-user'];

/** The forms of sign-in and registration, the way to a new password, the countries of phone numbers, and the transfer of accounts, the sign-in by a link and by a QR code. A page whose guest uses none of them never fetches them. */
export const authServices = defineGroup({
  services,
  needs,
  starts: [
    onState(dialogsState, ({ open }) => DIALOGS.includes(open ?? '')),
    // The page was left for a social network.
    { on: 'stored', isKey: (key) => key === SOCIAL_KEY },
    // Home opens the dialog of a lost password by its address; a link and a QR code are for players too.
    onState(navigationState, ({ path, route }) =>
      /showForgotPasswordModal|authApp/.test(path + route),
    ),
  ],
  load: async () => (await import('virtual:services/auth')).start,
});
