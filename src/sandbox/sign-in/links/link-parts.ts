import type { Challenges } from '../challenges/challenges';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { PendingRegistrations } from '../registration/pending-registrations';
import type { Sessions } from '../session/sessions';
import type { LinkTokens } from './link-tokens';
import { MailLinks } from './mail-links';
import { Redemptions } from './redemptions';

interface LinkPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly pendingRegistrations: PendingRegistrations;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** The operator's parts for the links of mails. */
export function linkParts(ports: LinkPorts) {
  const { links, pendingRegistrations } = ports;
  return {
    links,
    pendingRegistrations,
    mailLinks: new MailLinks(ports),
    redemptions: new Redemptions(ports),
  };
}
