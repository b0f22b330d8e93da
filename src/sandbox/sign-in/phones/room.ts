import { calls as phoneCalls } from './phone-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Challenges } from '../challenges/challenges';
import { PlayerPhones } from './player-phones';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

export const phonesRoom = defineRoom({
  name: 'sign-in/phones',
  what: "players' phones, and how one is changed",
  needs: ['database', 'challenges', 'messages', 'now'],
  open: (parts: Needs) => ({ phones: new PlayerPhones(parts) }),
  calls: [phoneCalls],
});
