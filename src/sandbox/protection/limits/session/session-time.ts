import type { Queries } from '../../../platform/database/database';
import { DAY } from '../limit-types';

const HOUR = 3_600_000;
/** The longest time that counts between two calls; after a longer one the player was away. */
export const MAX_BETWEEN_CALLS = 5 * 60_000;

/** The remaining time of a session limit. */
export interface SessionLeft {
  /** Hours. */
  readonly limitValue: number;
  readonly leftMs: number;
  /** When the counted time is reset. */
  readonly resetsAt: number;
}

/** Not every call writes to the time by month; a later one has the time of those before it. */
const WRITTEN_EVERY = 10_000;

/** How long a player was active in a month of UTC, as "2026-11". */
export interface MonthTime {
  readonly month: string;
  readonly usedMs: number;
}

/**
 * Counts the time that players are active: by month, and for players with a session limit in spans of 24 hours from
 * their first call.
 */
export class SessionTime {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records a call or a ping of a player. */
  async recordActivity(queries: Queries, playerId: number): Promise<void> {
    const at = this.#at();
    await queries.query(
      `WITH by_month AS (
         INSERT INTO site_time (player_id, month, seen_at, used_ms)
         VALUES ($1::bigint, $3, $2::bigint, 0)
         ON CONFLICT (player_id, month) DO UPDATE SET
           used_ms = site_time.used_ms + least($2::bigint - site_time.seen_at, ${MAX_BETWEEN_CALLS}),
           seen_at = $2::bigint
         WHERE $2::bigint >= site_time.seen_at + ${WRITTEN_EVERY}
       )
       INSERT INTO session_days (player_id, day_at, seen_at, used_ms)
       SELECT $1::bigint, $2::bigint, $2::bigint, 0 FROM player_limits
       WHERE player_id = $1::bigint AND limit_type = 31
       ON CONFLICT (player_id) DO UPDATE SET
         used_ms = CASE WHEN $2::bigint >= session_days.day_at + ${DAY} THEN 0
           ELSE session_days.used_ms
             + least(greatest($2::bigint - session_days.seen_at, 0), ${MAX_BETWEEN_CALLS}) END,
         day_at = CASE WHEN $2::bigint >= session_days.day_at + ${DAY} THEN $2::bigint
           ELSE session_days.day_at END,
         seen_at = greatest(session_days.seen_at, $2::bigint)`,
      [playerId, at, new Date(at).toISOString().slice(0, 7)],
    );
  }

  /** The months in which a player was active, the newest first. */
  async months(queries: Queries, playerId: number): Promise<MonthTime[]> {
    return queries.query<{ month: string; usedMs: number }>(
      `SELECT month, used_ms AS "usedMs" FROM site_time WHERE player_id = $1 ORDER BY month DESC`,
      [playerId],
    );
  }

  /** Null without a limit. */
  async left(queries: Queries, playerId: number): Promise<SessionLeft | null> {
    const now = this.#at();
    const [row] = await queries.query<{
      limit_value: number;
      day_at: number | null;
      used_ms: number | null;
    }>(
      `SELECT l.limit_value, d.day_at, d.used_ms
       FROM player_limits l LEFT JOIN session_days d USING (player_id)
       WHERE l.player_id = $1 AND l.limit_type = 31`,
      [playerId],
    );
    if (!row) return null;
    const { limit_value: limitValue, day_at: dayAt, used_ms: usedMs } = row;
    const isOfToday = dayAt !== null && now < dayAt + DAY;
    return {
      limitValue,
      leftMs: Math.max(0, limitValue * HOUR - (isOfToday ? (usedMs ?? 0) : 0)),
      resetsAt: (isOfToday ? dayAt : now) + DAY,
    };
  }

  /** Sets the remaining time. */
  async setLeft(queries: Queries, playerId: number, leftMs: number): Promise<void> {
    await queries.query(
      `INSERT INTO session_days (player_id, day_at, seen_at, used_ms)
       SELECT $1::bigint, $2::bigint, $2::bigint, greatest(limit_value * ${HOUR} - $3::bigint, 0)
       FROM player_limits WHERE player_id = $1::bigint AND limit_type = 31
       ON CONFLICT (player_id) DO UPDATE
         SET day_at = excluded.day_at, seen_at = excluded.seen_at, used_ms = excluded.used_ms`,
      [playerId, this.#at(), leftMs],
    );
  }

  #at(): number {
    return Math.floor(this.#now());
  }
}
