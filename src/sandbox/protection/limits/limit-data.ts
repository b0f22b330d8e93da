import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';

/** The limits of a player, with the changes that wait. */
export async function limitData(queries: Queries, playerId: number) {
  const found = await queries.query<{
    limit_type: number;
    limit_value: number;
    started_at: number;
    ends_at: number | null;
    wanted: number | null;
    ready_at: number | null;
  }>(
    `SELECT l.limit_type, l.limit_value, l.started_at, l.ends_at, c.limit_value AS wanted, c.ready_at
     FROM player_limits l LEFT JOIN limit_changes c USING (player_id, limit_type)
     WHERE l.player_id = $1 ORDER BY l.limit_type`,
    [playerId],
  );
  return found.map(({ limit_type, limit_value, started_at, ends_at, wanted, ready_at }) => ({
    type: limit_type,
    value: limit_value,
    startedAt: timeOf(started_at),
    endsAt: timeOf(ends_at),
    wanted,
    readyAt: timeOf(ready_at),
  }));
}
