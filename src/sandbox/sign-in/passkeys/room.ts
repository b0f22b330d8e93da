import { calls as passkeyCalls } from './passkey-routes';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { Passkeys } from './passkeys';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly siteName: () => string;
  readonly siteOrigin: string;
  readonly counts: CountStore;
  readonly now: () => number;
}

export const passkeysRoom = defineRoom({
  name: 'sign-in/passkeys',
  what: 'passkeys: WebAuthn credentials that sign in without a login and a password',
  needs: ['database', 'messages', 'siteName', 'siteOrigin', 'counts', 'now'],
  open: (parts: Needs) => ({ passkeys: new Passkeys(parts) }),
  calls: [passkeyCalls],
});
