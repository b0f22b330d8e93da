import { calls as questionCalls } from './question-routes';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { questionControlRoutes } from './question-control';
import { SecurityQuestions } from './security-questions';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly guesses: Guesses;
  readonly now: () => number;
}

export const securityQuestionRoom = defineRoom({
  name: 'sign-in/security-question',
  what: 'security questions of players, which are used only beside another proof',
  needs: ['database', 'messages', 'guesses', 'now'],
  open: (parts: Needs) => ({ securityQuestions: new SecurityQuestions(parts) }),
  calls: [questionCalls],
  control: [{ '/': questionControlRoutes }],
});
