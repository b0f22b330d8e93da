import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';

/** A level above 0 is a ban. */
export interface Ban {
  readonly level: number;
  readonly version: number;
}

export async function banOf(queries: Queries, playerId: number): Promise<Ban> {
  const rows = await queries.query<{ level: number; version: number }>(
    'SELECT ban_level AS level, ban_version AS version FROM players WHERE id = $1',
    [playerId],
  );
  return one(rows);
}

export async function setBan(
  queries: Queries,
  playerId: number,
  { level, version }: Ban,
): Promise<void> {
  await queries.query('UPDATE players SET ban_level = $2, ban_version = $3 WHERE id = $1', [
    playerId,
    level,
    version,
  ]);
}
