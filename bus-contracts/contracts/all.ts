import { accountRefresh, accountState } from './account';
import { apiCall } from './api';
import { areaDead, areaMissing, areaReady } from './areas';
import { betsChanged, betsGet, betsList } from './bets';
import { configGroups, configState } from './config';
import { couponState } from './coupon';
import { couponAddBet, couponPlaced, couponRemoveBet } from './coupon-commands';
import { couponOffersGet } from './coupon-offers';
import { dialogsOpen, dialogsState } from './dialogs';
import { dictionaryState } from './dictionary';
import { feedGames, feedOdds, feedReset, feedState } from './feed';
import { lineGame, lineGames, lineSports } from './line';
import { navigationGo, navigationIntent, navigationState, scrollState } from './navigation';
import { noticesShow } from './notices';
import { serverClockState } from './server-clock';
import { sessionSignOut, sessionSignedIn, sessionSignedOut, sessionState } from './session';
import { settingsSet, settingsState } from './settings';
import { termsConfirm, termsGet, termsState } from './terms';
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
  couponState,
  dialogsOpen,
  dialogsState,
  dictionaryState,
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  lineGame,
  lineGames,
  lineSports,
  navigationGo,
  navigationIntent,
  scrollState,
  navigationState,
  noticesShow,
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
