import {
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  dialogsOpen,
  navigationGo,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  ideasChanged,
  ideasList,
  ideasSend,
  paymentsList,
  requestsChanged,
  requestsClose,
  requestsCreate,
  requestsGet,
  requestsList,
  requestsRead,
  requestsReply,
  requestsTopics,
  uploadsTicket,
} from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'support',
  subscribes: [...viewTopics, ideasChanged, requestsChanged, sessionState],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [
    dialogsOpen,
    ideasList,
    ideasSend,
    navigationGo,
    paymentsList,
    requestsClose,
    requestsCreate,
    requestsGet,
    requestsList,
    requestsRead,
    requestsReply,
    requestsTopics,
    uploadsTicket,
  ],
});
