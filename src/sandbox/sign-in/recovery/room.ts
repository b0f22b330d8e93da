import { calls as recoveryCalls } from './recovery-routes';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Challenges } from '../challenges/challenges';
import type { LinkTokens } from '../links/link-tokens';
import { Recoveries } from './recoveries';
import type { SecurityQuestions } from '../security-question/security-questions';
import type { PlayerPasswords } from '../session/passwords/player-passwords';
import type { TwoSteps } from '../two-step/two-steps';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly guesses: Guesses;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly passwords: PlayerPasswords;
  readonly securityQuestions: SecurityQuestions;
  readonly twoSteps: TwoSteps;
}

export const recoveryRoom = defineRoom({
  name: 'sign-in/recovery',
  what: 'new passwords for players who have lost theirs',
  needs: [
    'database',
    'challenges',
    'guesses',
    'links',
    'messages',
    'passwords',
    'securityQuestions',
    'twoSteps',
  ],
  open: (parts: Needs) => ({ recoveries: new Recoveries(parts) }),
  calls: [recoveryCalls],
});
