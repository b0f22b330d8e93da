import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  feedReset,
  sessionState,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import { lineCommands, lineTopics } from '@grandstand/line-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'cricket',
  subscribes: [...viewTopics, ...lineTopics, feedReset, sessionState],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [...lineCommands, apiCall],
});

export type CricketBus = HandleOf<typeof manifest>;
