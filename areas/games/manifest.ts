import {
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  navigationIntent,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  bonusGamesLoad,
  bonusGamesMove,
  bonusGamesState,
  bonusGamesTry,
  purchasePropose,
} from '@grandstand/bus-contracts/player';
import { gameCommands, gameTopics } from '@grandstand/game-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'games',
  subscribes: [...viewTopics, ...gameTopics, bonusGamesState, navigationIntent],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [...gameCommands, bonusGamesLoad, bonusGamesMove, bonusGamesTry, purchasePropose],
});

export type GamesBus = HandleOf<typeof manifest>;
