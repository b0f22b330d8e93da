import { sealingRoom } from './platform/sealing/room';
import { countsRoom } from './platform/counts/room';
import { outboxRoom } from './platform/outbox/room';
import { partnersRoom } from './platform/partners/room';
import { controlRoom } from './platform/control/room';
import { engineRoom } from './betting/engine/room';
import { feedRoom } from './betting/feed/room';
import { couponRoom } from './betting/coupon/room';
import { placingRoom } from './betting/placing/room';
import { cashOutRoom } from './betting/cash-out/room';
import { championshipRoom } from './betting/championship/room';
import { cyberRoom } from './betting/cyber/room';
import { lineRoom } from './betting/line/room';
import { resultsRoom } from './betting/results/room';
import { accountsRoom } from './money/accounts/room';
import { playerAccountsRoom } from './money/player-accounts/room';
import { stakesRoom } from './money/stakes/room';
import { paymentsRoom } from './money/payments/room';
import { statementsRoom } from './money/statements/room';
import { purchasesRoom } from './money/purchases/room';
import { walletRoom } from './money/wallet/room';
import { fairRoom } from './draws/fair/room';
import { marblesRoom } from './draws/marbles/room';
import { lottoRoom } from './draws/lotto/room';
import { totoRoom } from './draws/toto/room';
import { casinoRoom } from './casino/casino/room';
import { jackpotsRoom } from './casino/jackpots/room';
import { tournamentsRoom } from './casino/tournaments/room';
import { bonusGamesRoom } from './casino/bonus-games/room';
import { bonusesRoom } from './rewards/bonuses/room';
import { promoCodesRoom } from './rewards/promo-codes/room';
import { freeSpinsRoom } from './rewards/free-spins/room';
import { cashbackRoom } from './rewards/cashback/room';
import { referralRoom } from './rewards/referral/room';
import { affiliatesRoom } from './rewards/affiliates/room';
import { linksRoom } from './sign-in/links/room';
import { mailLinksRoom } from './sign-in/mail-links/room';
import { registrationRoom } from './sign-in/registration/room';
import { challengesRoom } from './sign-in/challenges/room';
import { sessionRoom } from './sign-in/session/room';
import { startRoom } from './sign-in/start/room';
import { loginRoom } from './sign-in/login/room';
import { twoStepRoom } from './sign-in/two-step/room';
import { securityQuestionRoom } from './sign-in/security-question/room';
import { phonesRoom } from './sign-in/phones/room';
import { recoveryRoom } from './sign-in/recovery/room';
import { passkeysRoom } from './sign-in/passkeys/room';
import { signInTokensRoom } from './sign-in/sign-in-tokens/room';
import { qrRoom } from './sign-in/qr/room';
import { socialRoom } from './sign-in/social/room';
import { transfersRoom } from './sign-in/transfers/room';
import { securityRoom } from './sign-in/security/room';
import { holdsRoom } from './protection/holds/room';
import { limitsRoom } from './protection/limits/room';
import { accessRoom } from './protection/access/room';
import { consentRoom } from './protection/consent/room';
import { profileRoom } from './player/profile/room';
import { accountRoom } from './player/account/room';
import { playersRoom } from './player/players/room';
import { favouritesRoom } from './player/favourites/room';
import { dataExportRoom } from './player/data-export/room';
import { documentsRoom } from './player/documents/room';
import { uploadsRoom } from './player/uploads/room';
import { verificationRoom } from './player/verification/room';
import { siteRoom } from './site/site/room';
import { configRoom } from './site/config/room';
import { appsRoom } from './site/apps/room';
import { seoRoom } from './site/seo/room';
import { guardRoom } from './site/guard/room';
import { homeRoom } from './site/home/room';
import { contentRoom } from './site/content/room';
import { searchRoom } from './site/search/room';
import { chatRoom } from './support/chat/room';
import { ideasRoom } from './support/ideas/room';
import { requestsRoom } from './support/requests/room';

/** Every room of the operator. They open in the order of their needs. */
export const ROOMS = [
  sealingRoom,
  countsRoom,
  outboxRoom,
  partnersRoom,
  controlRoom,
  engineRoom,
  feedRoom,
  couponRoom,
  placingRoom,
  cashOutRoom,
  championshipRoom,
  cyberRoom,
  lineRoom,
  resultsRoom,
  accountsRoom,
  playerAccountsRoom,
  stakesRoom,
  paymentsRoom,
  statementsRoom,
  purchasesRoom,
  walletRoom,
  fairRoom,
  marblesRoom,
  lottoRoom,
  totoRoom,
  casinoRoom,
  jackpotsRoom,
  tournamentsRoom,
  bonusGamesRoom,
  bonusesRoom,
  promoCodesRoom,
  freeSpinsRoom,
  cashbackRoom,
  referralRoom,
  affiliatesRoom,
  linksRoom,
  mailLinksRoom,
  registrationRoom,
  challengesRoom,
  sessionRoom,
  startRoom,
  loginRoom,
  twoStepRoom,
  securityQuestionRoom,
  phonesRoom,
  recoveryRoom,
  passkeysRoom,
  signInTokensRoom,
  qrRoom,
  socialRoom,
  transfersRoom,
  securityRoom,
  holdsRoom,
  limitsRoom,
  accessRoom,
  consentRoom,
  profileRoom,
  accountRoom,
  playersRoom,
  favouritesRoom,
  dataExportRoom,
  documentsRoom,
  uploadsRoom,
  verificationRoom,
  siteRoom,
  configRoom,
  appsRoom,
  seoRoom,
  guardRoom,
  homeRoom,
  contentRoom,
  searchRoom,
  chatRoom,
  ideasRoom,
  requestsRoom,
] as const;
