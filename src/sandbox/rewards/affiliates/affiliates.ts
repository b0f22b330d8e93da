import type { Language } from '@grandstand/bus-contracts';
import type { PartnerApplication } from '@grandstand/bus-contracts/player';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database, Queries } from '../../platform/database/database';
import { languageOf } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessage } from '../../platform/outbox/message-templates';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { RecentCounts } from '../../platform/counts/recent-counts';

interface AffiliatePorts {
  readonly database: Database;
  readonly messages: Pick<PlayerMessages, 'sendToGuest'>;
  readonly counts: CountStore;
  readonly now: () => number;
}

/** An application, and what became of it. */
export interface Affiliate extends Omit<PartnerApplication, 'refId'> {
  /** Of the partner, once it is accepted. */
  readonly number: number;
  readonly language: string;
  readonly state: 'waiting' | 'accepted' | 'declined';
  /** Why it was declined; null where it was not. */
  readonly reason: string | null;
  readonly sentAt: number;
  readonly decidedAt: number | null;
}

const DAY = 86_400_000;
/** The most applications that are kept of one mail address within a day. */
const MAX_OF_MAIL = 3;
/** How long what was declined is kept, with the messages about it. */
const KEPT_MS = 30 * DAY;

const SELECT = `SELECT number, name, mail, place, text, language, state, reason,
    sent_at AS "sentAt", decided_at AS "decidedAt"
  FROM affiliates`;

type AffiliateRow = { [Member in keyof Affiliate]: Affiliate[Member] };

/**
 * Those who lead visitors to the site by links with their number, and those who want to.
 * @remarks A number goes to the mail address of its application and nowhere else: so its holder reads that address.
 * The answer to an application is the same for every address.
 */
export class Affiliates {
  readonly #ports: AffiliatePorts;
  readonly #byMail: RecentCounts;

  constructor(ports: AffiliatePorts) {
    this.#ports = ports;
    this.#byMail = new RecentCounts(ports.counts, {
      name: 'partner applications by mail',
      withinMs: DAY,
    });
  }

  /** Keeps an application, and confirms it by mail; the same refId is the same application. */
  async apply(application: PartnerApplication, language: Language): Promise<void> {
    const { name, mail, place, text, refId } = application;
    const now = this.#now();
    if (this.#byMail.of(mail, now) >= MAX_OF_MAIL) return;
    this.#byMail.add(mail, now);
    await this.#ports.database.transaction(async (queries) => {
      const made = await queries.query(
        `INSERT INTO affiliates (name, mail, place, text, language, ref_id, sent_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (ref_id) DO NOTHING RETURNING number`,
        [name, mail, place, text, language, refId, now],
      );
      // Another call has kept it, a moment ago perhaps.
      if (made.length === 0) return;
      await this.#tell(queries, { mail, language }, { template: 'partner-asked', source: place });
    });
  }

  /** The applications that wait for the operator, the oldest first. */
  async waiting(): Promise<Affiliate[]> {
    return this.#ports.database.query<AffiliateRow>(
      `${SELECT} WHERE state = 'waiting' ORDER BY number`,
    );
  }

  async find(number: number): Promise<Affiliate> {
    return find(this.#ports.database, number);
  }

  /** Makes the applicant a partner, and mails them their number. */
  async accept(number: number): Promise<Affiliate> {
    return this.#decide(number, { state: 'accepted', reason: null });
  }

  /** Declines an application, and mails why. */
  async decline(number: number, reason: string): Promise<Affiliate> {
    return this.#decide(number, { state: 'declined', reason });
  }

  /** Deletes what was declined more than 30 days ago, and the messages about applications that are as old. */
  async forget(): Promise<void> {
    const { database } = this.#ports;
    const before = this.#now() - KEPT_MS;
    await database.query(`DELETE FROM affiliates WHERE state = 'declined' AND decided_at < $1`, [
      before,
    ]);
    await database.query(
      `DELETE FROM outbox WHERE template IN ('partner-asked', 'partner-declined') AND at < $1`,
      [before],
    );
  }

  async #decide(
    number: number,
    { state, reason }: Pick<Affiliate, 'state' | 'reason'>,
  ): Promise<Affiliate> {
    return this.#ports.database.transaction(async (queries) => {
      const affiliate = await find(queries, number, 'FOR UPDATE');
      if (affiliate.state !== 'waiting') throw new ApiFault(409, 'application-decided');
      await queries.query(
        'UPDATE affiliates SET state = $2, reason = $3, decided_at = $4 WHERE number = $1',
        [number, state, reason, this.#now()],
      );
      await this.#tell(
        queries,
        affiliate,
        reason === null
          ? { template: 'partner-accepted', number }
          : { template: 'partner-declined', source: affiliate.place, reason },
      );
      return find(queries, number);
    });
  }

  async #tell(
    queries: Queries,
    { mail, language }: Pick<Affiliate, 'mail' | 'language'>,
    message: PlayerMessage,
  ): Promise<void> {
    const recipient = { channel: 'mail', to: mail } as const;
    await this.#ports.messages.sendToGuest(queries, recipient, message, languageOf(language));
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

async function find(queries: Queries, number: number, lock = ''): Promise<Affiliate> {
  const [affiliate] = await queries.query<AffiliateRow>(`${SELECT} WHERE number = $1 ${lock}`, [
    number,
  ]);
  if (!affiliate) throw new ApiFault(404, 'not-found');
  return affiliate;
}
