import * as v from 'valibot';
import { currencyOf } from '../../betting/catalog/currencies';
import type { KeepBeside } from '../challenges/challenge-requests';
import type { Subject } from '../challenges/subjects';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { LINK_LIFETIMES } from '../lifetimes/lifetimes';
import type { LinkTokens } from '../links/link-tokens';
import type { Newcomer } from '../../player/players/new/insert-player';
import type { Players } from '../../player/players/players';
import { hashPassword, newPassword } from '../session/passwords/passwords';

interface PendingPorts {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly players: Players;
  readonly now: () => number;
}

const newcomerSchema = v.object({
  countryId: v.number(),
  currencyId: v.number(),
  name: v.nullable(v.string()),
  birthday: v.nullable(v.string()),
  refCode: v.nullable(v.string()),
  // Registrations that were kept before there were invitations have none.
  referral: v.optional(v.nullable(v.string()), null),
  bonusChoice: v.nullable(v.number()),
  socialMedia: v.nullable(v.number()),
});

/**
 * Registrations by mail that await the proof of the address: the code in the mail, or the link beside it,
 * which any browser may open.
 */
export class PendingRegistrations {
  readonly #ports: PendingPorts;

  constructor(ports: PendingPorts) {
    this.#ports = ports;
  }

  /** Prepares to keep a registration; the password is hashed before the transaction begins. */
  async prepare(
    { currency, password, ...newcomer }: Omit<Newcomer, 'identity'>,
    { value: mail }: Subject,
  ): Promise<KeepBeside> {
    const passwordHash = await hashPassword(password ?? newPassword(), 'newcomer');
    const stated = JSON.stringify({ ...newcomer, currencyId: currency.id });
    return async (queries, flow) => {
      const now = this.#now();
      await queries.query('DELETE FROM pending_registrations WHERE created_at <= $1', [
        now - LINK_LIFETIMES.activate,
      ]);
      await queries.query(
        `INSERT INTO pending_registrations (flow, mail, password_hash, newcomer, created_at)
         VALUES ($1, $2, $3, $4, $5)`,
        [flow, mail, passwordHash, stated, now],
      );
    };
  }

  /** The token of a link that finishes a registration; undefined where none is kept with the flow. */
  async newToken(queries: Queries, flow: string): Promise<string | undefined> {
    const kept = await queries.query('SELECT 1 FROM pending_registrations WHERE flow = $1', [flow]);
    if (kept.length === 0) return undefined;
    return this.#ports.links.make(queries, { kind: 'activate', playerId: null, subject: flow });
  }

  /** Refuses the code of a registration that the link has finished. */
  async refuseDone(flow: string): Promise<void> {
    const done = await this.#ports.database.query(
      'SELECT 1 FROM pending_registrations WHERE flow = $1 AND done_at IS NOT NULL',
      [flow],
    );
    if (done.length > 0) throw new ApiFault(409, 'taken');
  }

  /** Makes the account; returns its mail address. */
  async activate(queries: Queries, flow: string): Promise<string> {
    const {
      mail,
      password_hash: passwordHash,
      newcomer,
    } = one(
      await queries.query<{ mail: string; password_hash: string; newcomer: string }>(
        'SELECT mail, password_hash, newcomer FROM pending_registrations WHERE flow = $1',
        [flow],
      ),
    );
    const { currencyId, ...stated } = v.parse(newcomerSchema, JSON.parse(newcomer));
    await this.#ports.players.registerHashed(
      queries,
      {
        ...stated,
        currency: currencyOf(currencyId),
        identity: { kind: 'email', value: mail },
      },
      // A registration by mail asks for one.
      { hash: passwordHash, isChosen: true },
    );
    await this.end(queries, flow);
    return mail;
  }

  /** Ends a registration whose account is made: its links are used up, and what was stated is forgotten. */
  async end(queries: Queries, flow: string): Promise<void> {
    await queries.query(
      `UPDATE pending_registrations SET done_at = $2, password_hash = '', newcomer = '{}'
       WHERE flow = $1 AND done_at IS NULL`,
      [flow, this.#now()],
    );
    await this.#ports.links.useAllAbout(queries, flow, 'activate');
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}
