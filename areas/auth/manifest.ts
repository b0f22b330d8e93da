import {
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  dialogsOpen,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import { authActivation, authRedeem, authSendLink } from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'auth',
  subscribes: [...viewTopics, sessionState],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [authActivation, authRedeem, authSendLink, dialogsOpen],
});
