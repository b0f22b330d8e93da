import { withdrawalLevel } from '@grandstand/bus-contracts/domain';
import type { Queries } from '../../platform/database/database';
import { secondsOf } from '../../platform/seconds';

/** Why a player may not sign in. */
export interface SignInRefusal {
  readonly code: 'self-excluded' | 'account-closed';
  readonly details: object | undefined;
}

/** Why a player may neither stake nor deposit; null if they may. */
export async function playRefusalOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<'banned' | 'account-frozen' | 'return-unconfirmed' | null> {
  const [player] = await queries.query<{
    ban_level: number;
    frozen_at: number | null;
    is_over: boolean;
  }>(
    `SELECT ban_level, frozen_at, EXISTS (
       SELECT 1 FROM player_limits WHERE player_id = $1 AND limit_type = 30 AND ends_at <= $2
     ) AS is_over FROM players WHERE id = $1`,
    [playerId, Math.floor(now)],
  );
  if (player && player.ban_level > 0) return 'banned';
  if (player && player.frozen_at !== null) return 'account-frozen';
  return player?.is_over === true ? 'return-unconfirmed' : null;
}

/**
 * Why a player may not withdraw money; null if they may.
 * @remarks One level of ban leaves the withdrawal alone. Limits, time-outs and exclusions never keep a player's own money.
 */
export async function withdrawalRefusalOf(
  queries: Queries,
  playerId: number,
): Promise<'banned' | 'account-frozen' | null> {
  const [player] = await queries.query<{
    ban_level: number;
    ban_version: number;
    frozen_at: number | null;
  }>('SELECT ban_level, ban_version, frozen_at FROM players WHERE id = $1', [playerId]);
  if (!player) return null;
  const { ban_level: level, ban_version: version, frozen_at: frozenAt } = player;
  if (level > 0 && level !== withdrawalLevel(version)) return 'banned';
  return frozenAt === null ? null : 'account-frozen';
}

/** Why a player may not sign in; null if they may. */
export async function signInRefusalOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<SignInRefusal | null> {
  const [closed] = await queries.query<{ reopens_from: number | null }>(
    'SELECT reopens_from FROM players WHERE id = $1 AND closed_at IS NOT NULL',
    [playerId],
  );
  if (closed) {
    const from = closed.reopens_from;
    const details = from === null ? undefined : { reopensAt: secondsOf(from) };
    return { code: 'account-closed', details };
  }
  const [exclusion] = await queries.query<{ ends_at: number | null; reason: number | null }>(
    `SELECT ends_at, reason FROM player_limits
     WHERE player_id = $1 AND limit_type = 30 AND started_at <= $2
       AND (ends_at IS NULL OR ends_at > $2)`,
    [playerId, Math.floor(now)],
  );
  if (!exclusion) return null;
  const { reason: selfExcludeReason } = exclusion;
  const endsAt = exclusion.ends_at === null ? null : secondsOf(exclusion.ends_at);
  return { code: 'self-excluded', details: { endsAt, selfExcludeReason } };
}
