import {
  accountAddCurrency,
  accountRefresh,
  accountRemoveCurrency,
  accountSetActive,
  accountState,
} from './account';
import { apiCall, apiTermsRequired } from './api';
import { areaDead, areaReady, areasState } from './areas';
import { betsChanged, betsGet, betsList } from './bets';
import { configGroups, configState } from './config';
import { couponState } from './coupon';
import {
  couponAcceptPrices,
  couponAddBet,
  couponClear,
  couponDismissResult,
  couponPlace,
  couponPlaced,
  couponRemoveBet,
  couponRemoveBonusBet,
  couponRestoreBonusBet,
  couponSetAmount,
  couponSetAmountOf,
  couponSetAutoMax,
  couponSetBanker,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetTab,
  couponSetType,
  couponSetVipBet,
} from './coupon-commands';
import {
  couponFill,
  couponGenerate,
  couponLoad,
  couponOffersGet,
  couponShare,
} from './coupon-offers';
import { couponSettingsSet, couponSettingsState } from './coupon-settings';
import { dialogsClose, dialogsOpen, dialogsState } from './dialogs';
import { dictionaryState } from './dictionary';
import { feedGames, feedOdds, feedPlayer, feedReconnect, feedReset, feedState } from './feed';
import {
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsLoad,
  limitsSave,
  limitsState,
} from './limits';
import { lineGame, lineGames, lineSports } from './line';
import { navigationGo, navigationState } from './navigation';
import { noticesClose, noticesShow, noticesState } from './notices';
import { serverClockState } from './server-clock';
import {
  sessionRegister,
  sessionSignIn,
  sessionSignOut,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
} from './session';
import { settingsSet, settingsState } from './settings';
import { termsConfirm, termsGet, termsState } from './terms';
import type { AnyContract } from '../kernel/contract';

/** Every contract that the page carries from the start, named one by one: a list of names would travel with the whole module. */
export const CONTRACTS: readonly AnyContract[] = [
  accountAddCurrency,
  accountRefresh,
  accountRemoveCurrency,
  accountSetActive,
  accountState,
  apiCall,
  apiTermsRequired,
  areaDead,
  areaReady,
  areasState,
  betsChanged,
  betsGet,
  betsList,
  configGroups,
  configState,
  couponAcceptPrices,
  couponAddBet,
  couponClear,
  couponDismissResult,
  couponFill,
  couponGenerate,
  couponLoad,
  couponOffersGet,
  couponPlace,
  couponPlaced,
  couponRemoveBet,
  couponRemoveBonusBet,
  couponRestoreBonusBet,
  couponSetAmount,
  couponSetAmountOf,
  couponSetAutoMax,
  couponSetBanker,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetTab,
  couponSetType,
  couponSetVipBet,
  couponSettingsSet,
  couponSettingsState,
  couponShare,
  couponState,
  dialogsClose,
  dialogsOpen,
  dialogsState,
  dictionaryState,
  feedGames,
  feedOdds,
  feedPlayer,
  feedReconnect,
  feedReset,
  feedState,
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsLoad,
  limitsSave,
  limitsState,
  lineGame,
  lineGames,
  lineSports,
  navigationGo,
  navigationState,
  noticesClose,
  noticesShow,
  noticesState,
  serverClockState,
  sessionRegister,
  sessionSignIn,
  sessionSignOut,
  sessionSignedIn,
  sessionSignedOut,
  sessionState,
  settingsSet,
  settingsState,
  termsConfirm,
  termsGet,
  termsState,
];
