import type { Queries } from '../../platform/database/database';
import { isSameAddress } from '../../protection/holds/same-address';
import type { HomeAddress } from '../../protection/holds/same-address';

/** What two accounts may have in common, so that they are of one person or household. */
export type SharedTrace = 'device' | 'payment' | 'address' | 'network';

/** The first thing that two players have in common; null: nothing. */
export async function sharedTrace(
  queries: Queries,
  playerId: number,
  otherId: number,
): Promise<SharedTrace | null> {
  const rows = await queries.query<{ trace: string }>(
    'SELECT DISTINCT trace FROM shared_traces WHERE player_id = $1 AND other_id = $2',
    [playerId, otherId],
  );
  const has = (trace: SharedTrace): boolean => rows.some((row) => row.trace === trace);
  if (has('device')) return 'device';
  if (has('payment')) return 'payment';
  const [home, other] = await queries.query<HomeAddress & Record<string, unknown>>(
    'SELECT city, address FROM profiles WHERE player_id IN ($1, $2)',
    [playerId, otherId],
  );
  if (home && other && isSameAddress(home, other)) return 'address';
  return has('network') ? 'network' : null;
}
