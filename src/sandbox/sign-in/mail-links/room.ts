import { calls as linkCalls } from './link-routes';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Challenges } from '../challenges/challenges';
import type { LinkTokens } from '../links/link-tokens';
import { linkControlRoutes } from './link-control';
import { MailLinks } from './mail-links';
import { Redemptions } from './redemptions';
import type { PendingRegistrations } from '../registration/pending-registrations';
import type { Sessions } from '../session/sessions';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly pendingRegistrations: PendingRegistrations;
  readonly sessions: Sessions;
  readonly now: () => number;
}

export const mailLinksRoom = defineRoom({
  name: 'sign-in/mail-links',
  what: 'what links in messages lead to',
  needs: ['database', 'challenges', 'links', 'messages', 'pendingRegistrations', 'sessions', 'now'],
  open: (parts: Needs) => ({
    mailLinks: new MailLinks(parts),
    redemptions: new Redemptions(parts),
  }),
  calls: [linkCalls],
  control: [{ '/': linkControlRoutes }],
});
