import {
  accountState,
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  dialogsOpen,
  navigationGo,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  limitsDepositOffer,
  limitsSetDeposit,
  paymentsDeclineLimit,
  paymentsDeposit,
  paymentsGet,
  paymentsList,
  paymentsMethods,
  paymentsResume,
  paymentsWithdraw,
  paymentsWithdrawable,
  paymentsWithdrawal,
  purchaseList,
} from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'payments',
  subscribes: [...viewTopics, accountState, sessionState],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [
    apiCall,
    dialogsOpen,
    limitsDepositOffer,
    limitsSetDeposit,
    navigationGo,
    paymentsDeclineLimit,
    paymentsDeposit,
    paymentsGet,
    paymentsList,
    paymentsMethods,
    paymentsResume,
    paymentsWithdraw,
    paymentsWithdrawable,
    paymentsWithdrawal,
    purchaseList,
  ],
});
