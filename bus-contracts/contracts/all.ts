import { accountRefresh, accountState } from './money/account';
import { apiCall } from './site/api';
import { areaDead, areaMissing, areaReady } from './page/areas';
import { betsChanged, betsGet, betsList } from './betting/bets';
import { configGroups, configState } from './site/config';
import { couponState } from './betting/coupon';
import {
  couponAddBet,
  couponPlaced,
  couponRemoveBet,
  couponSetTerms,
} from './betting/coupon-commands';
import { couponOffersGet } from './betting/coupon-offers';
import { dialogsOpen, dialogsState } from './page/dialogs';
import { dictionaryState } from './site/dictionary';
import { favouritesSet, favouritesState } from './player/favourites';
import { feedGames, feedOdds, feedReset, feedState } from './betting/feed';
import { lineCourse, lineGame, lineGames, lineSports } from './betting/line';
import { navigationGo, navigationIntent, navigationState, scrollState } from './page/navigation';
import { noticesShow } from './page/notices';
import { playerRulesState } from './protection/player-rules';
import { serverClockState } from './site/server-clock';
import { sessionSignOut, sessionSignedIn, sessionSignedOut, sessionState } from './sign-in/session';
import { settingsSet, settingsState } from './player/settings';
import { termsConfirm, termsGet, termsState } from './protection/terms';
import type { AnyContract } from '../kernel/contract';

/** Every contract that the page carries from the start, named one by one: a list of names would travel with the whole module. */
export const CONTRACTS: readonly AnyContract[] = [
  accountRefresh,
  accountState,
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  betsChanged,
  betsGet,
  betsList,
  configGroups,
  configState,
  couponAddBet,
  couponOffersGet,
  couponPlaced,
  couponRemoveBet,
  couponSetTerms,
  couponState,
  dialogsOpen,
  dialogsState,
  dictionaryState,
  favouritesSet,
  favouritesState,
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  lineCourse,
  lineGame,
  lineGames,
  lineSports,
  navigationGo,
  navigationIntent,
  scrollState,
  navigationState,
  noticesShow,
  playerRulesState,
  serverClockState,
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
