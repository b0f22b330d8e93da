import { calls as closingCalls } from './closing-routes';
import { configControlRoutes } from './config-control';
import { calls as configCalls } from './config-routes';
import { calls as profileCalls } from './profile-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const accountRoom = defineRoom({
  name: 'player/account',
  what: "a player's account as a whole, from other rooms: its config, how well it is protected, the form of personal data, closing it",
  calls: [closingCalls, configCalls, profileCalls],
  control: [{ '/': configControlRoutes }],
});
