import type { Database, Queries } from '../../platform/database/database';
import type { SignInFacts, SignInMethod } from './sign-in-facts';
import { browserName } from './browser-name';
import { newSecret, secretHash } from '../../platform/sealing/secrets';

export interface Session {
  readonly id: string;
  readonly playerId: number;
}

/** A session as its player sees it. */
export interface SessionView {
  readonly number: number;
  /** Empty: unknown. */
  readonly browser: string;
  /** A code of two letters; null: unknown. */
  readonly country: string | null;
  /** Null: unknown, of a session from before it was kept. */
  readonly method: SignInMethod | null;
  readonly startedAt: number;
  readonly seenAt: number;
  /** Whether it is that of the call. */
  readonly isThis: boolean;
}

interface NewSession extends Pick<SignInFacts, 'agent' | 'country' | 'method'> {
  readonly isRemembered: boolean;
  readonly isProved: boolean;
  /** Undefined: the player has proved in another way who they are. */
  readonly passwordHash?: string | undefined;
}

type SessionRow = {
  id: string;
  player_id: number;
  number: number;
  agent: string;
  country: string | null;
  method: SignInMethod | null;
  started_at: number;
  seen_at: number | null;
};

const HOUR = 3_600_000;
/** How exactly it is kept when a session was last used: not every call writes. */
const SEEN_EVERY = 60_000;
/** How long a proof counts: time enough to read a page and press a button. */
const PROOF_LIFETIME = 300_000;
/** Play goes on after a shorter pause, also in another session: docs/protection.md says why. */
const REST_MS = 15 * 60_000;
const LIFETIME = { remembered: 30 * 24 * HOUR, plain: 12 * HOUR };

/** Sessions by the cookie `sid`. */
export class Sessions {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Whether a player has never signed in. */
  async isFirst(playerId: number): Promise<boolean> {
    const [known] = await this.#database.query(
      'SELECT 1 FROM sessions WHERE player_id = $1 LIMIT 1',
      [playerId],
    );
    return known === undefined;
  }

  /** Begins a session; undefined where the password by which the player signs in was replaced meanwhile. */
  async start(
    playerId: number,
    { isRemembered, isProved, passwordHash, agent, country, method }: NewSession,
  ): Promise<{ session: Session; cookie: string; lifetime: number } | undefined> {
    const cookie = newSecret();
    const lifetime = isRemembered ? LIFETIME.remembered : LIFETIME.plain;
    const id = secretHash(cookie);
    const now = Math.floor(this.#now());
    // The lock lets a change of the password end either before, and refuse this session, or after, and end it.
    const begun = await this.#database.query(
      `INSERT INTO sessions (id, player_id, started_at, seen_at, expires_at, proved_at, agent,
         country, method, play_since, checked_at)
       SELECT $1, p.id, $3::bigint, $3::bigint, $4::bigint, $5::bigint, $6, $7, $8,
         before.play_since, before.checked_at
       FROM players p LEFT JOIN LATERAL (
         SELECT coalesce(s.play_since, s.started_at) AS play_since, s.checked_at FROM sessions s
         WHERE s.player_id = p.id AND s.seen_at > $10 ORDER BY s.seen_at DESC, s.number DESC LIMIT 1
       ) before ON true
       WHERE p.id = $2 AND ($9::text IS NULL OR p.password_hash = $9) FOR SHARE OF p
       RETURNING id`,
      [
        id,
        playerId,
        now,
        now + lifetime,
        isProved ? now : null,
        agent,
        country,
        method,
        passwordHash ?? null,
        now - REST_MS,
      ],
    );
    if (begun.length === 0) return undefined;
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

  /** Lets the proofs of a player be too old, in all sessions. */
  async ageProofs(playerId: number): Promise<void> {
    await this.#database.query(
      'UPDATE sessions SET proved_at = least(proved_at, $2) WHERE player_id = $1',
      [playerId, Math.floor(this.#now()) - PROOF_LIFETIME],
    );
  }

  byCookie(cookie: string): Promise<Session | undefined> {
    return this.byId(secretHash(cookie));
  }

  async byId(id: string, queries: Queries = this.#database): Promise<Session | undefined> {
    const [row] = await this.#lasting('id = $1', id, queries);
    return row && { id: row.id, playerId: row.player_id };
  }

  /** Records that a session is in use. */
  async see({ id }: Session): Promise<void> {
    const now = Math.floor(this.#now());
    await this.#database.query(
      'UPDATE sessions SET seen_at = $2 WHERE id = $1 AND (seen_at IS NULL OR seen_at <= $3)',
      [id, now, now - SEEN_EVERY],
    );
  }

  /** The sessions of a session's player: first this one, then the one that was used last. */
  async listFor({ id, playerId }: Session): Promise<SessionView[]> {
    const rows = await this.#lasting('player_id = $1', playerId);
    return rows
      .map((row) => ({
        number: row.number,
        browser: browserName(row.agent),
        country: row.country,
        method: row.method,
        startedAt: row.started_at,
        seenAt: row.seen_at ?? row.started_at,
        isThis: row.id === id,
      }))
      .toSorted(
        (one, other) =>
          Number(other.isThis) - Number(one.isThis) ||
          other.seenAt - one.seenAt ||
          other.number - one.number,
      );
  }

  /** Those of some sessions that have ended. */
  async endedOf(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#lasting("id = ANY (string_to_array($1, ','))", ids.join(','));
    const lasting = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !lasting.has(id));
  }

  /** Those sessions that have not ended. */
  #lasting(
    which: string,
    value: string | number,
    queries: Queries = this.#database,
  ): Promise<SessionRow[]> {
    return queries.query<SessionRow>(
      // A self-exclusion ends earlier sessions, and all sessions while it lasts.
      `SELECT id, player_id, number, agent, country, method, started_at, seen_at FROM sessions s
       WHERE ${which} AND ended_at IS NULL AND expires_at > $2 AND NOT EXISTS (
         SELECT 1 FROM player_limits l WHERE l.player_id = s.player_id AND l.limit_type = 30
           AND l.started_at <= $2 AND (l.ends_at > $2 OR s.started_at < l.started_at))`,
      [value, this.#now()],
    );
  }

  async end(cookie: string): Promise<void> {
    await this.#database.query(
      'UPDATE sessions SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL',
      [secretHash(cookie), this.#now()],
    );
  }

  /** Ends a session of a player by its number; false if it has ended, or is none of theirs. */
  async endOne(playerId: number, number: number): Promise<boolean> {
    const ended = await this.#database.query(
      `UPDATE sessions SET ended_at = $3
       WHERE player_id = $1 AND number = $2 AND ended_at IS NULL AND expires_at > $3 RETURNING id`,
      [playerId, number, this.#now()],
    );
    return ended.length > 0;
  }

  /** Ends all sessions of a player but one. */
  async endOthers({ id, playerId }: Session, queries: Queries = this.#database): Promise<void> {
    await queries.query(
      'UPDATE sessions SET ended_at = $3 WHERE player_id = $1 AND id <> $2 AND ended_at IS NULL',
      [playerId, id, this.#now()],
    );
  }

  async endAll(playerId: number, queries: Queries = this.#database): Promise<void> {
    await queries.query(
      'UPDATE sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL',
      [playerId, this.#now()],
    );
  }
}
