import { calls as ideaCalls } from './idea-routes';
import type { Database } from '../../platform/database/database';
import { ideaControlRoutes } from './idea-control';
import { Ideas } from './ideas';
import { ideaData } from './idea-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly onStatus: (playerId: number) => void;
  readonly now: () => number;
}

export const ideasRoom = defineRoom({
  name: 'support/ideas',
  what: 'ideas of players, and what came of them',
  needs: ['database', 'onStatus', 'now'],
  open: ({ onStatus, ...parts }: Needs) => ({ ideas: new Ideas({ ...parts, onChange: onStatus }) }),
  calls: [ideaCalls],
  control: [{ '/': ideaControlRoutes }],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'ideas', data: await ideaData(database, id) }],
});
