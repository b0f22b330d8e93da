import { calls as closingCalls } from './closing-routes';
import { configControlRoutes } from './config-control';
import { calls as configCalls } from './config-routes';
import { calls as profileCalls } from './profile-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const accountRoom = defineRoom({
  name: 'player/account',
  calls: [closingCalls, configCalls, profileCalls],
  control: [{ '/': configControlRoutes }],
});
