import type { Queries } from '../database/database';
import { secondsOf } from './seconds';

/** Why a player may neither sign in nor play. */
export interface PlayerBar {
  readonly code: 'self-excluded' | 'account-closed';
  readonly details: object | undefined;
}

/** Null for a player who may. */
export async function barOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<PlayerBar | null> {
  const closed = await queries.query(
    'SELECT 1 FROM players WHERE id = $1 AND closed_at IS NOT NULL',
    [playerId],
  );
  if (closed.length > 0) return { code: 'account-closed', details: undefined };
  const [exclusion] = await queries.query<{ ends_at: number; reason: number | null }>(
    `SELECT ends_at, reason FROM player_limits
     WHERE player_id = $1 AND limit_type = 30 AND started_at <= $2 AND ends_at > $2`,
    [playerId, Math.floor(now)],
  );
  if (!exclusion) return null;
  const { ends_at: endsAt, reason: selfExcludeReason } = exclusion;
  return { code: 'self-excluded', details: { endsAt: secondsOf(endsAt), selfExcludeReason } };
}
