import type { CountStore } from '../../platform/counts/count-store';
import { defineRoom } from '../../platform/rooms/define-room';
import { LoginAttempts } from './login-attempts';
import { calls as passwordCalls } from './password-routes';
import { calls as proofCalls } from './proof-routes';
import { sessionControlRoutes } from './session-control';

interface Needs {
  readonly counts: CountStore;
  readonly now: () => number;
}

export const startRoom = defineRoom({
  name: 'sign-in/start',
  what: 'how a session starts, tries at passwords, proofs that a signed-in player types',
  needs: ['counts', 'now'],
  open: ({ counts, now }: Needs) => ({ attempts: new LoginAttempts(counts, now) }),
  calls: [passwordCalls, proofCalls],
  control: [{ '/': sessionControlRoutes }],
});
