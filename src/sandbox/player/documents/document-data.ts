import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';

/** The documents of a player, without their files. */
export async function documentData(queries: Queries, playerId: number) {
  const found = await queries.query<{
    type: string;
    created_at: number;
    arrived_at: number | null;
    decided_at: number | null;
    fault: string | null;
    is_deleted: boolean;
    size: number | null;
    format: string | null;
  }>(
    `SELECT d.type, d.created_at, d.arrived_at, d.decided_at, d.fault, d.is_deleted, u.size,
       u.type AS format
     FROM documents d LEFT JOIN uploads u ON u.id = d.id
     WHERE d.player_id = $1 ORDER BY d.created_at, d.id`,
    [playerId],
  );
  return found.map(({ type, created_at, arrived_at, decided_at, fault, is_deleted, ...file }) => ({
    type,
    beganAt: timeOf(created_at),
    arrivedAt: timeOf(arrived_at),
    decidedAt: timeOf(decided_at),
    fault,
    isDeleted: is_deleted,
    size: file.size,
    format: file.format,
  }));
}
