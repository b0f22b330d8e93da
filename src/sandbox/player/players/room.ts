import { calls as playerCalls } from './player-routes';
import type { Accounts } from '../../money/accounts/accounts';
import type { Database } from '../../platform/database/database';
import type { Invitations } from './new/insert-player';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { playerControlRoutes } from './player-control';
import { PlayerNews } from './player-news';
import { Players } from './players';
import { PlayerTerms } from './terms';
import { consentData } from './consent-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly referrals: Invitations;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const playersRoom = defineRoom({
  name: 'player/players',
  what: 'players, what they are recognised by, their terms, mailing and notices',
  needs: ['database', 'accounts', 'referrals', 'messages', 'now'],
  open: async (parts: Needs) => {
    const { database, now } = parts;
    const players = new Players(parts);
    await players.seedDemo();
    return {
      players,
      terms: new PlayerTerms(database, now),
      news: new PlayerNews(database, now),
    };
  },
  calls: [playerCalls],
  control: [{ '/': playerControlRoutes }],
  reset: ({ players }: { readonly players: Players }) => ({ refill: () => players.seedDemo() }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'consents', data: await consentData(database, id) }],
});
