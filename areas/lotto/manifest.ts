import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  dialogsOpen,
  serverClockState,
  sessionState,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  lottoDrawn,
  lottoTicketProof,
  lottoTickets,
  purchasePropose,
} from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'lotto',
  subscribes: [...viewTopics, lottoDrawn, serverClockState, sessionState],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [apiCall, dialogsOpen, lottoTicketProof, lottoTickets, purchasePropose],
});

export type LottoBus = HandleOf<typeof manifest>;
