import { calls as consentCalls, consentControlRoutes } from './consent-routes';
import { createConsentLog } from './consent-log';
import type { ConsentLog } from './consent-log';
import { defineRoom } from '../../platform/rooms/define-room';

export const consentRoom = defineRoom({
  name: 'protection/consent',
  what: 'agreements to cookies, collected analytics',
  open: () => ({ consent: createConsentLog() }),
  calls: [consentCalls],
  control: [{ '/': consentControlRoutes }],
  reset: ({ consent }: { readonly consent: ConsentLog }) => ({ clear: () => consent.clear() }),
});
