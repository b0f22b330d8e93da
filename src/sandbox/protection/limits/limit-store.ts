import type { LimitType } from '@grandstand/bus-contracts/player';
import type { Queries } from '../../platform/database/database';
import type { LimitState } from './limit-rules';
import { NO_LIMIT } from './limit-rules';

type HeldRow = {
  limit_type: LimitType;
  limit_value: number;
  started_at: number;
  ends_at: number | null;
  reason: number | null;
};
type WaitingRow = {
  limit_type: LimitType;
  limit_value: number | null;
  ready_at: number;
  lapses_at: number;
};

/** A player's limits by type, without those that are not set. */
export type PlayerLimitStates = ReadonlyMap<LimitType, LimitState>;

export async function readLimits(queries: Queries, playerId: number): Promise<PlayerLimitStates> {
  const held = await queries.query<HeldRow>(
    `SELECT limit_type, limit_value, started_at, ends_at, reason
     FROM player_limits WHERE player_id = $1`,
    [playerId],
  );
  const waiting = await queries.query<WaitingRow>(
    'SELECT limit_type, limit_value, ready_at, lapses_at FROM limit_changes WHERE player_id = $1',
    [playerId],
  );
  const states = new Map<LimitType, LimitState>();
  for (const { limit_type: type, limit_value: value, ...row } of held) {
    const { started_at: startedAt, ends_at: endsAt, reason } = row;
    states.set(type, { held: { value, startedAt, endsAt, reason }, waiting: null });
  }
  for (const { limit_type: type, limit_value: value, ...row } of waiting) {
    const { ready_at: readyAt, lapses_at: lapsesAt } = row;
    const { held: before } = states.get(type) ?? NO_LIMIT;
    states.set(type, { held: before, waiting: { value, readyAt, lapsesAt } });
  }
  return states;
}

/** Replaces the stored state of one type. */
export async function writeLimit(
  queries: Queries,
  playerId: number,
  type: LimitType,
  { held, waiting }: LimitState,
): Promise<void> {
  const key = [playerId, type];
  await queries.query('DELETE FROM player_limits WHERE player_id = $1 AND limit_type = $2', key);
  await queries.query('DELETE FROM limit_changes WHERE player_id = $1 AND limit_type = $2', key);
  if (held) {
    await queries.query(
      `INSERT INTO player_limits (player_id, limit_type, limit_value, started_at, ends_at, reason)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [...key, held.value, held.startedAt, held.endsAt, held.reason],
    );
  }
  if (waiting) {
    await queries.query(
      `INSERT INTO limit_changes (player_id, limit_type, limit_value, ready_at, lapses_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [...key, waiting.value, waiting.readyAt, waiting.lapsesAt],
    );
  }
}
