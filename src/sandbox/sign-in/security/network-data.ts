import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';

/** The networks that a player came from. */
export async function networkData(queries: Queries, playerId: number) {
  const found = await queries.query<{ network: string; seen_at: number }>(
    'SELECT network, seen_at FROM known_networks WHERE player_id = $1 ORDER BY seen_at',
    [playerId],
  );
  return found.map(({ network, seen_at }) => ({ network, seenAt: timeOf(seen_at) }));
}
