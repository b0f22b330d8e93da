import { calls as passwordCalls } from './password-routes';
import { calls as proofCalls } from './proof-routes';
import { calls as sessionCalls } from './session-routes';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { LinkTokens } from '../links/link-tokens';
import { lifetimeRoutes } from './lifetime-control';
import { LoginAttempts } from './login-attempts';
import { PlayerPasswords } from './passwords/player-passwords';
import { Sessions } from './sessions';
import { TOKEN_LIFETIME, Tokens } from './tokens';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly counts: CountStore;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const sessionRoom = defineRoom({
  name: 'sign-in/session',
  needs: ['database', 'counts', 'links', 'messages', 'now'],
  open: async ({ database, counts, links, messages, now }: Needs) => {
    const sessions = new Sessions(database, now);
    return {
      sessions,
      tokens: await Tokens.open(database, now),
      attempts: new LoginAttempts(counts, now),
      passwords: new PlayerPasswords({ database, links, messages, sessions, now }),
    };
  },
  calls: [passwordCalls, proofCalls, sessionCalls],
  control: [{ '/tokens': lifetimeRoutes }],
  state: ({ tokens }: { readonly tokens: Tokens }) => ({ tokenLifetime: tokens.lifetime }),
  reset: ({ tokens }: { readonly tokens: Tokens }) => ({
    clear: () => {
      tokens.lifetime = TOKEN_LIFETIME;
    },
  }),
});
