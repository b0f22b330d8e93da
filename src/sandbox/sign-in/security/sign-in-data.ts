import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';
import { browserName } from '../session/browser-name';

/** The sign-ins of a player, and those that failed. */
export async function signInData(queries: Queries, playerId: number) {
  const found = await queries.query<{
    at: number;
    is_success: boolean;
    method: string;
    agent: string;
    country: string | null;
  }>(
    `SELECT at, is_success, method, agent, country FROM sign_in_attempts
     WHERE player_id = $1 ORDER BY id`,
    [playerId],
  );
  return found.map(({ at, is_success, method, agent, country }) => ({
    at: timeOf(at),
    isSuccess: is_success,
    method,
    browser: browserName(agent),
    country,
  }));
}
