import { accountControlRoutes } from './account-control';
import { calls as accountCalls } from './account-routes';
import { calls as mainAccountCalls } from './main-account-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const playerAccountsRoom = defineRoom({
  name: 'money/player-accounts',
  what: "a player's accounts as the site shows and changes them; QA's deposits",
  calls: [accountCalls, mainAccountCalls],
  control: [{ '/': accountControlRoutes }],
});
