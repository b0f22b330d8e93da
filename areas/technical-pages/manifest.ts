import { areaDead, areaReady, defineManifest } from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'technical-pages',
  hears: viewTopics,
  says: [areaReady, areaDead],
  sends: [],
});
