import { calls as registrationCalls } from './registration-routes';
import type { Database } from '../../platform/database/database';
import type { Players } from '../../player/players/players';
import type { LinkTokens } from '../links/link-tokens';
import { PendingRegistrations } from './pending-registrations';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly players: Players;
  readonly now: () => number;
}

export const registrationRoom = defineRoom({
  name: 'sign-in/registration',
  what: 'registration by one click, phone, mail and social network; promo codes of newcomers',
  needs: ['database', 'links', 'players', 'now'],
  open: (parts: Needs) => ({ pendingRegistrations: new PendingRegistrations(parts) }),
  calls: [registrationCalls],
});
