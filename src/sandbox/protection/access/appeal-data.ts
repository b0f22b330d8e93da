import type { Queries } from '../../platform/database/database';
import { timeOf } from '../../platform/time-of';

/** What a player has said against restrictions of their account, and the answers. */
export async function appealData(queries: Queries, playerId: number) {
  const appeals = await queries.query<{
    text: string;
    status: string;
    answer: string | null;
    created_at: number;
    answered_at: number | null;
  }>(
    `SELECT text, status, answer, created_at, answered_at FROM block_appeals
     WHERE player_id = $1 ORDER BY id`,
    [playerId],
  );
  return appeals.map(({ created_at, answered_at, ...appeal }) => ({
    ...appeal,
    createdAt: timeOf(created_at),
    answeredAt: timeOf(answered_at),
  }));
}
