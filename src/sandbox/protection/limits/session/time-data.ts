import type { Queries } from '../../../platform/database/database';

/** How long a player was active on the site, by months. */
export async function timeData(queries: Queries, playerId: number) {
  const found = await queries.query<{ month: string; used_ms: number }>(
    'SELECT month, used_ms FROM site_time WHERE player_id = $1 ORDER BY month',
    [playerId],
  );
  return found.map(({ month, used_ms }) => ({ month, milliseconds: used_ms }));
}
