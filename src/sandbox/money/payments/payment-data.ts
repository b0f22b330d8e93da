import { timeOf } from '../../platform/time-of';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';

/** The deposits and withdrawals of a player. */
export async function paymentData(queries: Queries, playerId: number) {
  const found = await queries.query<{
    kind: string;
    id: string;
    method: string;
    amount: number;
    currency_id: number;
    state: string;
    created_at: number;
    changed_at: number;
  }>(
    `SELECT m.kind, m.id, m.method, m.amount, a.currency_id, m.state, m.created_at, m.changed_at
     FROM (
       SELECT 'deposit' AS kind, id, account_id, player_id, method, amount, state, created_at, changed_at
       FROM payments
       UNION ALL
       SELECT 'withdrawal', id, account_id, player_id, method, amount, state, created_at, changed_at
       FROM withdrawals
     ) m JOIN accounts a ON a.id = m.account_id
     WHERE m.player_id = $1 ORDER BY m.created_at, m.id`,
    [playerId],
  );
  return found.map(({ amount, currency_id, created_at, changed_at, ...payment }) => {
    const { iso, scale } = currencyOf(currency_id);
    return {
      ...payment,
      amount: fromMinor(amount, scale),
      currency: iso,
      createdAt: timeOf(created_at),
      changedAt: timeOf(changed_at),
    };
  });
}
