import {
  accountState,
  areaDead,
  areaMissing,
  areaReady,
  configState,
  defineManifest,
  dialogsOpen,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  accountClose,
  dataExport,
  dataExported,
  passwordChange,
  phoneChange,
  profileForm,
  profileSave,
  profileState,
  verificationLoad,
  verificationState,
  verificationTicket,
  walletsChange,
} from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'profile',
  subscribes: [
    ...viewTopics,
    accountState,
    configState,
    profileState,
    sessionState,
    verificationState,
  ],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [
    accountClose,
    dataExport,
    dataExported,
    dialogsOpen,
    passwordChange,
    phoneChange,
    profileForm,
    profileSave,
    verificationLoad,
    verificationTicket,
    walletsChange,
  ],
});
