import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  lineGame,
  navigationIntent,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { lineCommands, lineViewTopics } from '@grandstand/line-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'cyber',
  subscribes: [...lineViewTopics, navigationIntent],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [...lineCommands, apiCall, lineGame],
});

export type CyberBus = HandleOf<typeof manifest>;
