import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { DEPOSIT_TYPES } from '../../protection/limits/limit-types';

/** Whether a player is asked for a limit of deposits: until they set one, have paid in, or decline. */
export async function isLimitAsked(queries: Queries, playerId: number): Promise<boolean> {
  const { is_asked } = one(
    await queries.query<{ is_asked: boolean }>(
      `SELECT p.limit_declined_at IS NULL
         AND NOT EXISTS (
           SELECT 1 FROM player_limits l
           WHERE l.player_id = p.id AND l.limit_type IN (${DEPOSIT_TYPES.join(', ')})
         )
         AND NOT EXISTS (
           SELECT 1 FROM accounts a
           JOIN ledger_entries e ON e.account_id = a.ledger_account_id
           JOIN ledger_transactions t ON t.id = e.transaction_id
           WHERE a.player_id = p.id AND t.kind = 'deposit'
         ) AS is_asked
       FROM players p WHERE p.id = $1`,
      [playerId],
    ),
  );
  return is_asked;
}

/** Keeps that a player wants no limit; the first time counts. */
export async function declineLimit(queries: Queries, playerId: number, now: number): Promise<void> {
  await queries.query(
    'UPDATE players SET limit_declined_at = coalesce(limit_declined_at, $2) WHERE id = $1',
    [playerId, Math.floor(now)],
  );
}
