import {
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  navigationIntent,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import { gameCommands, gameTopics } from '@grandstand/game-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'casino',
  subscribes: [...viewTopics, ...gameTopics, navigationIntent],
  publishes: [areaReady, areaDead, areaMissing],
  sends: gameCommands,
});

export type CasinoBus = HandleOf<typeof manifest>;
