import {
  apiCall,
  areaDead,
  areaReady,
  defineManifest,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { lineCommands, lineViewTopics } from '@grandstand/line-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'marbles',
  subscribes: lineViewTopics,
  publishes: [areaReady, areaDead],
  sends: [...lineCommands, apiCall],
});

export type MarblesBus = HandleOf<typeof manifest>;
