import {
  accountState,
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  configGroups,
  configState,
  couponSetTerms,
  couponState,
  defineManifest,
  dialogsOpen,
  navigationGo,
  navigationIntent,
  serverClockState,
  sessionState,
  type HandleOf,
} from '@grandstand/bus-contracts';
import {
  installAsk,
  installSend,
  installState,
  partnershipApply,
} from '@grandstand/bus-contracts/player';
import { viewTopics } from '@grandstand/bus-contracts/area';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'information',
  subscribes: [
    ...viewTopics,
    accountState,
    configState,
    couponState,
    installState,
    navigationIntent,
    serverClockState,
    sessionState,
  ],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [
    apiCall,
    configGroups,
    couponSetTerms,
    dialogsOpen,
    installAsk,
    installSend,
    navigationGo,
    partnershipApply,
  ],
});

export type InformationBus = HandleOf<typeof manifest>;
