import type { Database, Queries } from '../../platform/database/database';
import { newSecret, secretHash } from '../../platform/sealing/secrets';
import { LINK_LIFETIMES } from '../lifetimes/lifetimes';
import type { LinkKind } from '../lifetimes/lifetimes';

/** How long an expired token is known, so that it is refused with the right words. */
const KEPT = 30 * 86_400_000;

interface NewLink {
  readonly kind: LinkKind;
  /** Null: a guest who registers. */
  readonly playerId: number | null;
  /** A mail address, the flow of a registration or a channel; left out: nothing but the player. */
  readonly subject?: string;
}

/** What is known of a token. */
export interface Link {
  readonly state: 'valid' | 'used' | 'expired';
  readonly playerId: number | null;
  readonly subject: string | null;
}

type TokenRow = {
  player_id: number | null;
  subject: string | null;
  expires_at: number;
  used_at: number | null;
};

/** The tokens of mailed links: random, kept as hashes, for one purpose, for a while. */
export class LinkTokens {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = () => Math.floor(now());
  }

  /** Makes a token; nobody is told it but the receiver of the mail. */
  async make(queries: Queries, { kind, playerId, subject }: NewLink): Promise<string> {
    const token = newSecret();
    const now = this.#now();
    await queries.query('DELETE FROM link_tokens WHERE expires_at <= $1', [now - KEPT]);
    await queries.query(
      `INSERT INTO link_tokens (hash, kind, player_id, subject, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [secretHash(token), kind, playerId, subject ?? null, now, now + LINK_LIFETIMES[kind]],
    );
    return token;
  }

  /** Undefined where no such token was made for this purpose. */
  async find(token: string, kind: LinkKind): Promise<Link | undefined> {
    const [row] = await this.#database.query<TokenRow>(
      `SELECT player_id, subject, expires_at, used_at FROM link_tokens
       WHERE hash = $1 AND kind = $2`,
      [secretHash(token), kind],
    );
    if (!row) return undefined;
    const isExpired = row.expires_at <= this.#now();
    const state = row.used_at !== null ? 'used' : isExpired ? 'expired' : 'valid';
    return { state, playerId: row.player_id, subject: row.subject };
  }

  /** Lets a token expire; returns whether there is such a token. */
  async expire(token: string): Promise<boolean> {
    const rows = await this.#database.query(
      'UPDATE link_tokens SET expires_at = least(expires_at, $2) WHERE hash = $1 RETURNING hash',
      [secretHash(token), this.#now()],
    );
    return rows.length > 0;
  }

  /** Uses a valid token up; false if another request was first. */
  async use(queries: Queries, token: string): Promise<boolean> {
    const used = await queries.query(
      `UPDATE link_tokens SET used_at = $2
       WHERE hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING hash`,
      [secretHash(token), this.#now()],
    );
    return used.length > 0;
  }

  /** Gives a valid token another purpose, for as long as that purpose has; false if another request was first. */
  async turnInto(queries: Queries, token: string, kind: LinkKind): Promise<boolean> {
    const now = this.#now();
    const turned = await queries.query(
      `UPDATE link_tokens SET kind = $2, expires_at = $3
       WHERE hash = $1 AND kind <> $2 AND used_at IS NULL AND expires_at > $4 RETURNING hash`,
      [secretHash(token), kind, now + LINK_LIFETIMES[kind], now],
    );
    return turned.length > 0;
  }

  /** Uses up all of a player's tokens of a kind: others, perhaps in another's hands, are worth nothing now. */
  async useAllOf(queries: Queries, playerId: number, kind: LinkKind): Promise<void> {
    await queries.query(
      `UPDATE link_tokens SET used_at = $3
       WHERE player_id = $1 AND kind = $2 AND used_at IS NULL`,
      [playerId, kind, this.#now()],
    );
  }

  /** Uses up all tokens of a kind that are about the same. */
  async useAllAbout(queries: Queries, subject: string, kind: LinkKind): Promise<void> {
    await queries.query(
      `UPDATE link_tokens SET used_at = $3
       WHERE subject = $1 AND kind = $2 AND used_at IS NULL`,
      [subject, kind, this.#now()],
    );
  }
}
