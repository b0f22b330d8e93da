import { calls as dataExportCalls } from './data-export-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { DataExports } from './data-exports';
import { defineRoom, type CopyData } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly copyData: CopyData;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const dataExportRoom = defineRoom({
  name: 'player/data-export',
  what: "copies of players' data, as files for a day",
  needs: ['database', 'copyData', 'messages', 'now'],
  open: (parts: Needs) => ({ dataExports: new DataExports(parts) }),
  calls: [dataExportCalls],
});
