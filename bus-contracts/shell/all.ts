import type { AnyContract } from '../kernel/contract';
import { autoLogoffState, autoLogoffStay } from './auto-logoff';
import { balanceViewSet, balanceViewState } from './balance-view';
import { banState } from './ban';
import { blockingState } from './blocking';
import { maintenanceState } from './maintenance';
import {
  navigationGuard,
  navigationMoved,
  navigationProgress,
  navigationStood,
} from './navigation';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
} from './captcha';
import { fingerprintRenew, fingerprintState } from './fingerprint';
import {
  limitsChanged,
  realityCheckAnswer,
  realityCheckState,
  sessionLimitLeave,
  sessionLimitState,
} from './protection';
import { sessionCallState, sessionOrigin, sessionRegister, sessionSignIn } from './session';
import { accountAddCurrency, accountRemoveCurrency, accountSetActive } from './account';
import { analyticsTrack } from './analytics';
import { apiTermsRequired } from './api';
import { areasState } from './areas';
import { ageConfirm, ageState, consentChoose, consentState } from './consent';
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
} from './coupon-commands';
import { couponClear, couponSetTab } from './coupon-panel';
import { couponFill, couponGenerate, couponLoad, couponShare } from './coupon-offers';
import { couponSettingsSet, couponSettingsState } from './coupon-settings';
import { dialogsClose } from './dialogs';
import { feedPlayer, feedReconnect } from './feed';
import { noticesClose, noticesClosed, noticesState, noticesWithdraw } from './notices';
import { couponPress } from './presses';
import { seoState } from './seo';
import { teamCashClose, teamCashState } from './reminders';
import { userConfigState } from './user-config';

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
