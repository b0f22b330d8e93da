import { calls as requestCalls } from './request-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Uploads } from '../../player/uploads/uploads';
import { requestControlRoutes } from './request-control';
import { Requests } from './requests';
import { requestData } from './request-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly uploads: Uploads;
  readonly onStatus: (playerId: number) => void;
  readonly now: () => number;
}

export const requestsRoom = defineRoom({
  name: 'support/requests',
  what: 'what players ask support: topics, usual answers, messages of both sides, the time that an answer takes',
  needs: ['database', 'messages', 'uploads', 'onStatus', 'now'],
  open: ({ onStatus, ...parts }: Needs) => ({
    requests: new Requests({ ...parts, onChange: onStatus }),
  }),
  calls: [requestCalls],
  control: [{ '/': requestControlRoutes }],
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id, language }) => [
      { name: 'requests', data: await requestData(database, id, language) },
    ],
});
