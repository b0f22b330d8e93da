import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { newSecret, secretHash } from '../../platform/sealing/secrets';
import { SIGN_IN_LINK_LIFETIME } from '../lifetimes/lifetimes';

/** How long a token is known after that, so that it is refused with the right words. */
const KEPT = 30 * 86_400_000;

interface TokenPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly now: () => number;
}

interface NewToken {
  readonly playerId: number;
  /** In milliseconds. */
  readonly lifetime: number;
  /** The cookie of the browser that alone can use it; left out: any browser can. */
  readonly browserHash?: string;
}

type TokenRow = {
  player_id: number;
  browser_hash: string | null;
  expires_at: number;
  used_at: number | null;
  login: string;
};

/** A login of which most is left out. */
function masked(login: string): string {
  return `${login.slice(0, 1)}···${login.slice(-1)}`;
}

/** Tokens that sign in once: of links that the operator mails, and of browsers that a player has approved. */
export class SignInTokens {
  readonly #ports: TokenPorts;

  constructor(ports: TokenPorts) {
    this.#ports = ports;
  }

  /** Makes a token for a player. */
  async issue(
    queries: Queries,
    { playerId, lifetime, browserHash }: NewToken,
  ): Promise<{ token: string; hash: string; expiresAt: number }> {
    const token = newSecret();
    const hash = secretHash(token);
    const now = this.#now();
    const expiresAt = now + lifetime;
    await queries.query('DELETE FROM sign_in_tokens WHERE created_at <= $1', [now - KEPT]);
    await queries.query(
      `INSERT INTO sign_in_tokens (hash, player_id, browser_hash, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [hash, playerId, browserHash ?? null, now, expiresAt],
    );
    return { token, hash, expiresAt };
  }

  /** Sends a player a link that signs in. */
  async sendLink(
    playerId: number,
    lifetime = SIGN_IN_LINK_LIFETIME,
  ): Promise<{ token: string; expiresAt: number }> {
    const { database, messages } = this.#ports;
    return database.transaction(async (queries) => {
      const { token, expiresAt } = await this.issue(queries, { playerId, lifetime });
      await messages.send(queries, playerId, { template: 'sign-in-link', token });
      return { token, expiresAt };
    });
  }

  /** Whose token it is, with most of the login left out; refuses one that signs in nobody. */
  async loginOf(token: string): Promise<string> {
    return masked(this.#requireUsable(await this.#find(secretHash(token)), undefined).login);
  }

  /**
   * Uses a token up; returns its player, and whether it is of a link or a QR code.
   * @param browser The cookie of the browser that shows a QR code; undefined: it has none.
   */
  async use(
    token: string,
    browser: string | undefined,
  ): Promise<{ playerId: number; method: 'link' | 'qr' }> {
    const hash = secretHash(token);
    const row = this.#requireUsable(await this.#find(hash), browser);
    const used = await this.#ports.database.query(
      `UPDATE sign_in_tokens SET used_at = $2
       WHERE hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING hash`,
      [hash, this.#now()],
    );
    // Another request with the token was first.
    if (used.length === 0) throw new ApiFault(400, 'link-used');
    return { playerId: row.player_id, method: row.browser_hash === null ? 'link' : 'qr' };
  }

  /** Whether a token was used, by its hash. */
  async isUsed(queries: Queries, hash: string): Promise<boolean> {
    const rows = await queries.query(
      'SELECT 1 FROM sign_in_tokens WHERE hash = $1 AND used_at IS NOT NULL',
      [hash],
    );
    return rows.length > 0;
  }

  /** Makes a token useless, by its hash; false if it was used before. */
  async revoke(queries: Queries, hash: string): Promise<boolean> {
    const revoked = await queries.query(
      'DELETE FROM sign_in_tokens WHERE hash = $1 AND used_at IS NULL RETURNING hash',
      [hash],
    );
    return revoked.length > 0;
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  async #find(hash: string): Promise<TokenRow | undefined> {
    const [row] = await this.#ports.database.query<TokenRow>(
      `SELECT t.player_id, t.browser_hash, t.expires_at, t.used_at, p.login
       FROM sign_in_tokens t JOIN players p ON p.id = t.player_id WHERE t.hash = $1`,
      [hash],
    );
    return row;
  }

  /** A token of another browser is an unknown one. */
  #requireUsable(row: TokenRow | undefined, browser: string | undefined): TokenRow {
    const isOthers =
      row && row.browser_hash !== null && secretHash(browser ?? '') !== row.browser_hash;
    if (!row || isOthers) throw new ApiFault(400, 'link-unknown');
    if (row.used_at !== null) throw new ApiFault(400, 'link-used');
    if (row.expires_at <= this.#now()) throw new ApiFault(400, 'link-late');
    return row;
  }
}
