import type { Queries } from '../../../platform/database/database';

const MINUTE = 60_000;
/** The page asks by its own clock, and its answer takes a moment to come. */
const GRACE = 30_000;

type CheckRow = {
  minutes: number;
  limited_at: number;
  play_since: number;
  checked_at: number | null;
};

/** The reality checks of limit 32: a sign-in after a short pause goes on with the play before it. */
export class RealityChecks {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records that the player of a session has answered. */
  async answer(queries: Queries, sessionId: string): Promise<void> {
    await queries.query('UPDATE sessions SET checked_at = $2 WHERE id = $1', [
      sessionId,
      Math.floor(this.#now()),
    ]);
  }

  /** How long ago the last check of a session was, in milliseconds; null without the limit. */
  async sinceLast(queries: Queries, sessionId: string): Promise<number | null> {
    const row = await this.#read(queries, sessionId);
    return row ? Math.max(0, this.#now() - lastCheckOf(row)) : null;
  }

  /** Whether a check was due and has no answer. */
  async isDue(queries: Queries, sessionId: string): Promise<boolean> {
    const row = await this.#read(queries, sessionId);
    if (!row) return false;
    return this.#now() - lastCheckOf(row) >= row.minutes * MINUTE + GRACE;
  }

  async #read(queries: Queries, sessionId: string): Promise<CheckRow | undefined> {
    const [row] = await queries.query<CheckRow>(
      `SELECT l.limit_value AS minutes, l.started_at AS limited_at,
         coalesce(s.play_since, s.started_at) AS play_since, s.checked_at
       FROM sessions s JOIN player_limits l USING (player_id)
       WHERE s.id = $1 AND l.limit_type = 32`,
      [sessionId],
    );
    return row;
  }
}

/** Of a limit that was set during the play: the last moment at which it would have been due before. */
function lastCheckOf({ minutes, limited_at, play_since, checked_at }: CheckRow): number {
  const before = Math.max(0, limited_at - play_since);
  return Math.max(checked_at ?? 0, play_since + before - (before % (minutes * MINUTE)));
}
