import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { LinkTokens } from '../links/link-tokens';
import { lifetimeRoutes } from './lifetime-control';
import { PlayerPasswords } from './passwords/player-passwords';
import { Sessions } from './sessions';
import { TOKEN_LIFETIME, Tokens } from './tokens';
import { sessionData } from './session-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const sessionRoom = defineRoom({
  name: 'sign-in/session',
  what: 'sessions, tokens, passwords, and who makes a call',
  needs: ['database', 'links', 'messages', 'now'],
  open: async ({ database, links, messages, now }: Needs) => {
    const sessions = new Sessions(database, now);
    return {
      sessions,
      tokens: await Tokens.open(database, now),
      passwords: new PlayerPasswords({ database, links, messages, sessions, now }),
    };
  },
  control: [{ '/tokens': lifetimeRoutes }],
  state: ({ tokens }: { readonly tokens: Tokens }) => ({ tokenLifetime: tokens.lifetime }),
  reset: ({ tokens }: { readonly tokens: Tokens }) => ({
    clear: () => {
      tokens.lifetime = TOKEN_LIFETIME;
    },
  }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'sessions', data: await sessionData(database, id) }],
});
