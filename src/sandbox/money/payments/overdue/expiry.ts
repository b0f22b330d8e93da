import type { Database, Queries } from '../../../platform/database/database';
import { lockPlayer } from '../../../platform/database/lock-player';
import { giveBack } from '../reservations';

/** The condition that a payment goes on. */
const OPEN = `state IN ('created', 'redirected', 'challenged')`;

/** Ends the payments of a player whose time is over, where there are any. */
export async function expireDuePayments(
  database: Database,
  playerId: number,
  now: number,
): Promise<void> {
  const due = await database.query(
    `SELECT 1 FROM payments WHERE player_id = $1 AND expires_at <= $2 AND ${OPEN} LIMIT 1`,
    [playerId, now],
  );
  if (due.length === 0) return;
  await database.transaction(async (queries) => {
    await lockPlayer(queries, playerId);
    await expirePayments(queries, playerId, now);
  });
}

/** The same in a transaction that has locked the player: the state and what the limits count change together. */
export async function expirePayments(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<void> {
  const rows = await queries.query<{ id: string }>(
    `UPDATE payments SET state = 'expired', changed_at = $2
     WHERE player_id = $1 AND expires_at <= $2 AND ${OPEN} RETURNING id`,
    [playerId, now],
  );
  for (const { id } of rows) {
    await giveBack(queries, id);
    await queries.query(
      `INSERT INTO payment_events (payment_id, event, state, at) VALUES ($1, 'expired', 'expired', $2)`,
      [id, now],
    );
  }
}
