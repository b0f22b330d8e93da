import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  dialogsOpen,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  bonusesChanged,
  bonusesGiveUp,
  bonusesJournal,
  bonusesMine,
  bonusesPreview,
  bonusesTake,
  cashbackLoad,
  cashbackState,
  pointsLoad,
  pointsState,
  promoCheck,
  promoShowcase,
  purchasePropose,
  referralLoad,
  referralState,
} from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'bonuses',
  subscribes: [
    ...viewTopics,
    bonusesChanged,
    cashbackState,
    pointsState,
    referralState,
    sessionState,
  ],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [
    apiCall,
    bonusesGiveUp,
    bonusesJournal,
    bonusesMine,
    bonusesPreview,
    bonusesTake,
    cashbackLoad,
    dialogsOpen,
    pointsLoad,
    promoCheck,
    promoShowcase,
    purchasePropose,
    referralLoad,
  ],
});
