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
import { purchasePropose, totoCoupons } from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'toto',
  subscribes: [...viewTopics, serverClockState, sessionState],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [apiCall, dialogsOpen, purchasePropose, totoCoupons],
});

export type TotoBus = HandleOf<typeof manifest>;
