import { calls as securityCalls } from './security-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { LinkTokens } from '../links/link-tokens';
import { SignIns } from './sign-ins';
import { signInData } from './sign-in-data';
import { networkData } from './network-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const securityRoom = defineRoom({
  name: 'sign-in/security',
  what: 'where a player is signed in, the history of their sign-ins, messages about new browsers',
  needs: ['database', 'links', 'messages', 'now'],
  open: (parts: Needs) => ({ signIns: new SignIns(parts) }),
  calls: [securityCalls],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [
      { name: 'sign-ins', data: await signInData(database, id) },
      { name: 'networks', data: await networkData(database, id) },
    ],
});
