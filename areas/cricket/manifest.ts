import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { lineCommands, lineViewTopics } from '@grandstand/line-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'cricket',
  subscribes: lineViewTopics,
  publishes: [areaReady, areaDead, areaMissing],
  sends: [...lineCommands, apiCall],
});

export type CricketBus = HandleOf<typeof manifest>;
