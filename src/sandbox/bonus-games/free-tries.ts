import type { Queries } from '../database/database';
import { DAY } from '../protection/limit-types';

/** Self-exclusion, time-out and special limit. */
const BREAKS = [30, 33, 37];
const QUIET_DAYS = 90;

/** Whether a player gets no free tries, which invite to come back: they took a break in the last 90 days, or have begun one. */
export async function isFreeOff(queries: Queries, playerId: number, now: number): Promise<boolean> {
  const rows = await queries.query(
    `SELECT 1 FROM player_limits
     WHERE player_id = $1 AND limit_type IN (${BREAKS.join(', ')})
       AND (ends_at IS NULL OR ends_at > $2)`,
    [playerId, Math.floor(now) - QUIET_DAYS * DAY],
  );
  return rows.length > 0;
}
