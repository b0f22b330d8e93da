import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  dialogsOpen,
  navigationGo,
  navigationIntent,
  serverClockState,
  sessionState,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'information',
  subscribes: [...viewTopics, navigationIntent, serverClockState, sessionState],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [apiCall, dialogsOpen, navigationGo],
});

export type InformationBus = HandleOf<typeof manifest>;
