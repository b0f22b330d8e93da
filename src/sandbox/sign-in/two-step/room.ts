import { calls as twoStepCalls } from './two-step-routes';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Players } from '../../player/players/players';
import type { Challenges } from '../challenges/challenges';
import { twoStepControlRoutes } from './two-step-control';
import { TwoStepSetup } from './two-step-setup';
import { TwoSteps } from './two-steps';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly players: Players;
  readonly guesses: Guesses;
  readonly messages: PlayerMessages;
  readonly siteName: () => string;
  readonly now: () => number;
}

export const twoStepRoom = defineRoom({
  name: 'sign-in/two-step',
  what: 'the second step of a sign-in: codes of authenticator apps, recovery codes; whether a player has just proved who they are',
  needs: ['database', 'challenges', 'players', 'guesses', 'messages', 'siteName', 'now'],
  open: (parts: Needs) => ({
    twoSteps: new TwoSteps(parts),
    twoStepSetup: new TwoStepSetup(parts),
  }),
  calls: [twoStepCalls],
  control: [{ '/': twoStepControlRoutes }],
});
