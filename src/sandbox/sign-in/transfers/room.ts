import { calls as transferCalls } from './transfer-routes';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { Challenges } from '../challenges/challenges';
import { transferControlRoutes } from './transfer-control';
import { Transfers } from './transfers';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly guesses: Guesses;
  readonly now: () => number;
}

export const transfersRoom = defineRoom({
  name: 'sign-in/transfers',
  what: 'accounts that move here: a code, then a new login and password',
  needs: ['database', 'challenges', 'guesses', 'now'],
  open: (parts: Needs) => ({ transfers: new Transfers(parts) }),
  calls: [transferCalls],
  control: [{ '/': transferControlRoutes }],
});
