import type { Challenges } from '../challenges/challenges';
import { informOwner } from '../challenges/code-messages';
import type { Subject } from '../challenges/subjects';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { NewsletterChannel } from '../../player/players/newsletter';
import { mayReach } from '../../rewards/promotion/offer-standing';
import type { LinkTokens } from '../links/link-tokens';

interface MailLinkPorts {
  readonly database: Database;
  readonly challenges: Challenges;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

type Contacts = { mail: string | null; phone: string | null };

const TEMPLATES = { verify: 'verify-link', activatefast: 'activation-link' } as const;

/** Sends players the links that confirm a mail address, and the newsletter with the link that ends it. */
export class MailLinks {
  readonly #ports: MailLinkPorts;

  constructor(ports: MailLinkPorts) {
    this.#ports = ports;
  }

  /**
   * Sends a link to a mail address that a player wants to add.
   * @remarks The answer is the same for an address that another player has; that player is informed instead.
   */
  async request(
    playerId: number,
    subject: Subject,
    address: string | undefined,
  ): Promise<{ sentTo: string; resendAt: number }> {
    const { challenges, database, messages } = this.#ports;
    const { mail, phone } = await this.#contactsOf(database, playerId);
    // Another address in place of a confirmed one needs more than a session.
    if (mail !== null) throw new ApiFault(409, 'mail-confirmed');
    const kind = phone === null ? 'activatefast' : 'verify';
    const { resendAt } = await challenges.sendOther(
      { kind: 'link', subject, address },
      async (queries, owner) => {
        if (owner) {
          const template = 'already-registered';
          await informOwner(messages, queries, subject, { playerId: owner.playerId, template });
        } else await this.send(queries, playerId, { kind, mail: subject.value });
      },
    );
    return { sentTo: subject.masked, resendAt };
  }

  /** Sends a link that confirms a mail address; returns its token. */
  async send(
    queries: Queries,
    playerId: number,
    { kind, mail }: { readonly kind: 'verify' | 'activatefast'; readonly mail: string },
  ): Promise<string> {
    const { links, messages } = this.#ports;
    const token = await links.make(queries, { kind, playerId, subject: mail });
    const recipient = { playerId, channel: 'mail', to: mail } as const;
    await messages.sendTo(queries, recipient, { template: TEMPLATES[kind], token });
    return token;
  }

  /** Sends the newsletter to a player who gets it in a channel; returns the token of the link that ends it. */
  async sendNewsletter(playerId: number, channel: NewsletterChannel): Promise<string | undefined> {
    const { database, links, messages } = this.#ports;
    const now = Math.floor(this.#ports.now());
    return database.transaction(async (queries) => {
      const { mail, phone } = await this.#contactsOf(queries, playerId);
      const to = channel === 'mail' ? mail : phone;
      if (to === null || !(await mayReach(queries, playerId, channel, now))) return undefined;
      const token = await links.make(queries, { kind: 'newsletter', playerId, subject: channel });
      const recipient = { playerId, channel, to } as const;
      await messages.sendTo(queries, recipient, { template: 'newsletter', token });
      return token;
    });
  }

  async #contactsOf(queries: Queries, playerId: number): Promise<Contacts> {
    return one(
      await queries.query<Contacts>('SELECT mail, phone FROM players WHERE id = $1', [playerId]),
    );
  }
}
