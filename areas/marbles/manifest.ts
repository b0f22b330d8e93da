import {
  apiCall,
  areaDead,
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
  name: 'marbles',
  subscribes: [...viewTopics, ...lineTopics, feedReset, sessionState],
  publishes: [areaReady, areaDead],
  sends: [...lineCommands, apiCall],
});

export type MarblesBus = HandleOf<typeof manifest>;
