import { defineRoom } from '../../platform/rooms/define-room';
import { calls as authCalls } from './auth-routes';
import { calls as sessionCalls } from './session-routes';

export const loginRoom = defineRoom({
  name: 'sign-in/login',
  what: 'the calls that sign in: by a password, a code or a token; the codes of both steps',
  calls: [authCalls, sessionCalls],
});
