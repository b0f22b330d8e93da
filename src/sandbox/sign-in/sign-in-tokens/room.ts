import { calls as tokenCalls } from './token-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { SignInTokens } from './sign-in-tokens';
import { tokenControlRoutes } from './token-control';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const signInTokensRoom = defineRoom({
  name: 'sign-in/sign-in-tokens',
  what: 'tokens that sign in once: of links, and of browsers that a player has approved',
  needs: ['database', 'messages', 'now'],
  open: (parts: Needs) => ({ signInTokens: new SignInTokens(parts) }),
  calls: [tokenCalls],
  control: [{ '/': tokenControlRoutes }],
});
