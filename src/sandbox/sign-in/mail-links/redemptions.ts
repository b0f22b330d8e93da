import { mailSubject } from '../challenges/subjects';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { replaceMail } from '../../player/players/identities';
import {
  endNewsletter,
  NEWSLETTER_CHANNELS,
  newslettersOf,
  undoEnd,
} from '../../player/players/newsletter';
import type { Newsletter, NewsletterChannel } from '../../player/players/newsletter';
import type { PendingRegistrations } from '../registration/pending-registrations';
import { endSignIns } from '../session/end-sign-ins';
import type { Sessions } from '../session/sessions';
import type { LinkKind } from '../lifetimes/lifetimes';
import type { Link, LinkTokens } from '../links/link-tokens';

interface RedemptionPorts {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly pendingRegistrations: PendingRegistrations;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** What a link has done; addresses without most of them. */
export type Redeemed =
  | { readonly what: 'mail' | 'account'; readonly mail: string }
  | {
      readonly what: 'newsletter';
      /** The channel that the link came by. */
      readonly channel: NewsletterChannel;
      readonly newsletters: readonly Newsletter[];
    };

/** Redeems the tokens of mailed links. */
export class Redemptions {
  readonly #ports: RedemptionPorts;

  constructor(ports: RedemptionPorts) {
    this.#ports = ports;
  }

  /** Makes the account of a registration by mail. */
  async activate(token: string): Promise<Redeemed> {
    const { pendingRegistrations } = this.#ports;
    const flow = subjectOf(await this.#requireUnused(token, 'activate'));
    const mail = await this.#once(token, async (queries) =>
      pendingRegistrations.activate(queries, flow),
    ).catch((error: unknown) => {
      // The address has an account by another registration.
      throw error instanceof ApiFault && error.code === 'taken' ? new ApiFault(400, 'used') : error;
    });
    return { what: 'account', mail: mailSubject(mail).masked };
  }

  /** Gives a player a mail address that the link proves to be theirs. */
  async confirmMail(
    token: string,
    kind: 'verify' | 'activatefast',
  ): Promise<{ playerId: number; redeemed: Redeemed }> {
    const { messages, now } = this.#ports;
    const link = await this.#requireUnused(token, kind);
    const [playerId, mail] = [playerOf(link), subjectOf(link)];
    const { masked } = mailSubject(mail);
    await this.#once(token, async (queries) => {
      const before = one(
        await queries.query<{ mail: string | null }>('SELECT mail FROM players WHERE id = $1', [
          playerId,
        ]),
      ).mail;
      // The address until now: the person who asked for the link may have only found an open session.
      if (before !== mail) {
        await messages.send(queries, playerId, { template: 'mail-changed', mail: masked });
      }
      // Another player has proved to have the address since the link was sent.
      if (!(await replaceMail(queries, playerId, mail, now()))) throw new ApiFault(400, 'time_up');
    });
    return { playerId, redeemed: { what: kind === 'verify' ? 'mail' : 'account', mail: masked } };
  }

  /**
   * Ends the newsletter in a channel, by default in the link's own, or undoes that.
   * @remarks The link is not used up: a player may want to end the newsletter by an old mail once more.
   */
  async setNewsletter(
    token: string,
    { channel, isUndone }: { readonly channel?: NewsletterChannel; readonly isUndone: boolean },
  ): Promise<{ playerId: number; redeemed: Redeemed }> {
    const { database } = this.#ports;
    const link = await this.#requireUnused(token, 'newsletter');
    const playerId = playerOf(link);
    const own = NEWSLETTER_CHANNELS.find((each) => each === link.subject) ?? 'mail';
    const chosen = channel ?? own;
    const now = Math.floor(this.#ports.now());
    const newsletters = await database.transaction(async (queries) => {
      if (!isUndone) await endNewsletter(queries, playerId, chosen, now);
      else if (!(await undoEnd(queries, playerId, chosen, now))) throw new ApiFault(400, 'time_up');
      return newslettersOf(queries, playerId, now);
    });
    return { playerId, redeemed: { what: 'newsletter', channel: own, newsletters } };
  }

  /**
   * Ends all sessions of a player, and all sign-ins that have begun, after one that was not the player's.
   * @remarks From then on the token sets a new password, as that of a lost one does. A repeated request, whose first
   * answer was lost, is answered as the first one.
   * @returns the player.
   */
  async endSessions(token: string): Promise<number> {
    const { database, links, sessions } = this.#ports;
    const changed = await links.find(token, 'recovery');
    if (changed?.state === 'valid' && changed.subject !== null) return playerOf(changed);
    const link = await this.#requireUnused(token, 'not-me');
    const playerId = playerOf(link);
    const now = Math.floor(this.#ports.now());
    await database.transaction(async (queries) => {
      if (!(await links.turnInto(queries, token, 'recovery'))) throw new ApiFault(400, 'used');
      await endSignIns(queries, playerId, now);
      await sessions.endAll(playerId, queries);
      await queries.query('DELETE FROM known_browsers WHERE player_id = $1 AND hash = $2', [
        playerId,
        subjectOf(link),
      ]);
    });
    return playerId;
  }

  /** Refuses a token that was not made for this purpose, or is of no more use. */
  async #requireUnused(token: string, kind: LinkKind): Promise<Link> {
    const link = await this.#ports.links.find(token, kind);
    if (!link) throw new ApiFault(400, 'unknown');
    if (link.state === 'used') throw new ApiFault(400, 'used');
    if (link.state === 'expired') throw new ApiFault(400, 'time_up');
    return link;
  }

  /** Uses a token up with the changes that it leads to: where they fail it stays valid. */
  async #once<T>(token: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#ports.database.transaction(async (queries) => {
      if (!(await this.#ports.links.use(queries, token))) throw new ApiFault(400, 'used');
      return work(queries);
    });
  }
}

function playerOf({ playerId }: Link): number {
  if (playerId === null) throw new Error('Failed to redeem a link: it is no player’s.');
  return playerId;
}

function subjectOf({ subject }: Link): string {
  if (subject === null) throw new Error('Failed to redeem a link: it has no subject.');
  return subject;
}
