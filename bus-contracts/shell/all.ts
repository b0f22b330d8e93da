import type { AnyContract } from '../kernel/contract';
import { autoLogoffState, autoLogoffStay } from './player/auto-logoff';
import { balanceViewSet, balanceViewState } from './player/balance-view';
import { banState } from './player/ban';
import { blockingState } from './player/blocking';
import { maintenanceState } from './operator/maintenance';
import {
  navigationGuard,
  navigationMoved,
  navigationProgress,
  navigationStood,
} from './page/navigation';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
} from './operator/captcha';
import { fingerprintRenew, fingerprintState } from './operator/fingerprint';
import {
  limitsChanged,
  realityCheckAnswer,
  realityCheckState,
  sessionLimitLeave,
  sessionLimitState,
} from './player/protection';
import { sessionCallState, sessionOrigin, sessionRegister, sessionSignIn } from './player/session';
import { accountAddCurrency, accountRemoveCurrency, accountSetActive } from './player/account';
import { analyticsTrack } from './page/analytics';
import { apiTermsRequired } from './operator/api';
import { areasState } from './page/areas';
import { ageConfirm, ageState, consentChoose, consentState } from './page/consent';
import {
  couponAcceptPrices,
  couponDismissResult,
  couponPlace,
  couponRemoveBonusBet,
  couponRestoreBonusBet,
  couponSetAmount,
  couponSetAmountOf,
  couponSetAutoMax,
  couponSetBanker,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetType,
  couponSetVipBet,
} from './coupon/coupon-commands';
import { couponClear, couponSetTab } from './coupon/coupon-panel';
import { couponFill, couponGenerate, couponLoad, couponShare } from './coupon/coupon-offers';
import { couponSettingsSet, couponSettingsState } from './coupon/coupon-settings';
import { dialogsClose } from './page/dialogs';
import { feedPlayer, feedReconnect } from './operator/feed';
import { noticesClose, noticesClosed, noticesState, noticesWithdraw } from './page/notices';
import { couponPress } from './coupon/presses';
import { seoState } from './page/seo';
import { teamCashClose, teamCashState } from './player/reminders';
import { userConfigState } from './player/user-config';

/** Every contract that no area may meet. On a page each comes with the part of the shell that uses it. */
export const SHELL_CONTRACTS: readonly AnyContract[] = [
  accountAddCurrency,
  accountRemoveCurrency,
  accountSetActive,
  ageConfirm,
  ageState,
  analyticsTrack,
  apiTermsRequired,
  areasState,
  autoLogoffState,
  autoLogoffStay,
  balanceViewSet,
  balanceViewState,
  banState,
  blockingState,
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
  consentChoose,
  consentState,
  couponAcceptPrices,
  couponClear,
  couponDismissResult,
  couponFill,
  couponGenerate,
  couponLoad,
  couponPlace,
  couponPress,
  couponRemoveBonusBet,
  couponRestoreBonusBet,
  couponSetAmount,
  couponSetAmountOf,
  couponSetAutoMax,
  couponSetBanker,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetTab,
  couponSettingsSet,
  couponSettingsState,
  couponSetType,
  couponSetVipBet,
  couponShare,
  dialogsClose,
  feedPlayer,
  feedReconnect,
  fingerprintRenew,
  fingerprintState,
  limitsChanged,
  maintenanceState,
  navigationGuard,
  navigationMoved,
  navigationProgress,
  navigationStood,
  noticesClose,
  noticesClosed,
  noticesState,
  noticesWithdraw,
  realityCheckAnswer,
  realityCheckState,
  seoState,
  sessionCallState,
  sessionLimitLeave,
  sessionLimitState,
  sessionOrigin,
  sessionRegister,
  sessionSignIn,
  teamCashClose,
  teamCashState,
  userConfigState,
];
