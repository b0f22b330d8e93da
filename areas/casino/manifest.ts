import {
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  navigationIntent,
  serverClockState,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  paymentsGet,
  purchasePropose,
  tournamentsChanged,
  tournamentsGet,
  tournamentsList,
} from '@grandstand/bus-contracts/player';
import { gameCommands, gameTopics } from '@grandstand/game-ui/manifest';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'casino',
  subscribes: [
    ...viewTopics,
    ...gameTopics,
    navigationIntent,
    serverClockState,
    tournamentsChanged,
  ],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [...gameCommands, paymentsGet, purchasePropose, tournamentsGet, tournamentsList],
});

export type CasinoBus = HandleOf<typeof manifest>;
