import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  feedReset,
  lineGame,
  navigationIntent,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import { lineCommands, lineTopics } from '@grandstand/line-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'cyber',
  subscribes: [...viewTopics, ...lineTopics, feedReset, navigationIntent],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [...lineCommands, apiCall, lineGame],
});

export type CyberBus = HandleOf<typeof manifest>;
