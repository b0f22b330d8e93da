import { areaDead, areaReady, defineManifest } from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

/** The contracts of the page itself. What it inspects it reads by QA's bus, which production does not have. */
export const manifest = defineManifest({
  name: 'debugger',
  subscribes: [...viewTopics],
  publishes: [areaReady, areaDead],
  sends: [],
});
