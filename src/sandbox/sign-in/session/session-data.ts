import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';
import { browserName } from './browser-name';

/** The sessions of a player. */
export async function sessionData(queries: Queries, playerId: number) {
  const found = await queries.query<{
    started_at: number;
    seen_at: number | null;
    ended_at: number | null;
    method: string | null;
    agent: string;
    country: string | null;
  }>(
    `SELECT started_at, seen_at, ended_at, method, agent, country FROM sessions
     WHERE player_id = $1 ORDER BY number`,
    [playerId],
  );
  return found.map(({ started_at, seen_at, ended_at, method, agent, country }) => ({
    startedAt: timeOf(started_at),
    seenAt: timeOf(seen_at),
    endedAt: timeOf(ended_at),
    method,
    browser: browserName(agent),
    country,
  }));
}
