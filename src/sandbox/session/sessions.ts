import type { Database, Queries } from '../database/database';
import { newSecret, secretHash } from './secrets';

export interface Session {
  readonly id: string;
  readonly playerId: number;
}

const HOUR = 3_600_000;
/** How long a proof counts: time enough to read a page and press a button. */
const PROOF_LIFETIME = 300_000;
const LIFETIME = { remembered: 30 * 24 * HOUR, plain: 12 * HOUR };

/** Sessions by the cookie `sid`. */
export class Sessions {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async start(
    playerId: number,
    { isRemembered, isProved }: { readonly isRemembered: boolean; readonly isProved: boolean },
  ): Promise<{ session: Session; cookie: string; lifetime: number }> {
    const cookie = newSecret();
    const lifetime = isRemembered ? LIFETIME.remembered : LIFETIME.plain;
    const id = secretHash(cookie);
    const now = Math.floor(this.#now());
    await this.#database.query(
      `INSERT INTO sessions (id, player_id, started_at, expires_at, proved_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [id, playerId, now, now + lifetime, isProved ? now : null],
    );
    return { session: { id, playerId }, cookie, lifetime };
  }

  /** Records that the player of a session has proved again who they are. */
  async prove(id: string): Promise<void> {
    await this.#database.query('UPDATE sessions SET proved_at = $2 WHERE id = $1', [
      id,
      Math.floor(this.#now()),
    ]);
  }

  /** Whether the player of a session has proved lately who they are, by a sign-in or again since. */
  async isProved(id: string): Promise<boolean> {
    const rows = await this.#database.query(
      'SELECT 1 FROM sessions WHERE id = $1 AND proved_at > $2',
      [id, this.#now() - PROOF_LIFETIME],
    );
    return rows.length > 0;
  }

  byCookie(cookie: string): Promise<Session | undefined> {
    return this.byId(secretHash(cookie));
  }

  async byId(id: string): Promise<Session | undefined> {
    const [session] = await this.#lasting([id]);
    return session;
  }

  /** Those of some sessions that have ended. */
  async endedOf(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const lasting = new Set((await this.#lasting(ids)).map(({ id }) => id));
    return ids.filter((id) => !lasting.has(id));
  }

  async #lasting(ids: readonly string[]): Promise<Session[]> {
    const rows = await this.#database.query<{ id: string; player_id: number }>(
      // A self-exclusion ends earlier sessions, and all sessions while it lasts.
      `SELECT id, player_id FROM sessions s
       WHERE id = ANY (string_to_array($1, ',')) AND ended_at IS NULL AND expires_at > $2 AND NOT EXISTS (
         SELECT 1 FROM player_limits l WHERE l.player_id = s.player_id AND l.limit_type = 30
           AND l.started_at <= $2 AND (l.ends_at > $2 OR s.started_at < l.started_at))`,
      [ids.join(','), this.#now()],
    );
    return rows.map((row) => ({ id: row.id, playerId: row.player_id }));
  }

  async end(cookie: string): Promise<void> {
    await this.#database.query(
      'UPDATE sessions SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL',
      [secretHash(cookie), this.#now()],
    );
  }

  async endAll(playerId: number, queries: Queries = this.#database): Promise<void> {
    await queries.query(
      'UPDATE sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL',
      [playerId, this.#now()],
    );
  }
}
