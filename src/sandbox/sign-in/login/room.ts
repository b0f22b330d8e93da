import { defineRoom } from '../../platform/rooms/define-room';
import { calls as authCalls } from './auth-routes';
import { calls as sessionCalls } from './session-routes';

export const loginRoom = defineRoom({
  name: 'sign-in/login',
  calls: [authCalls, sessionCalls],
});
