import { calls as accessCalls } from './access-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { accessControlRoutes } from './access-control';
import { appealControlRoutes } from './appeal-control';
import { Appeals } from './appeals';
import { SiteAccess } from './site-access';
import { appealData } from './appeal-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const accessRoom = defineRoom({
  name: 'protection/access',
  what: 'blocks, redirects, maintenance, bans and the appeals against them',
  needs: ['database', 'messages', 'now'],
  open: (parts: Needs) => ({ access: new SiteAccess(), appeals: new Appeals(parts) }),
  calls: [accessCalls],
  control: [{ '/': accessControlRoutes }, { '/': appealControlRoutes }],
  reset: ({ access }: { readonly access: SiteAccess }) => ({ clear: () => access.clear() }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'appeals', data: await appealData(database, id) }],
});
