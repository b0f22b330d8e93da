import { timeOf } from '../../platform/time-of';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';

/** What the ends of periods of cashback gave a player. */
export async function cashbackData(queries: Queries, playerId: number) {
  const payments = await queries.query<{
    ends_at: number;
    currency_id: number;
    balance: number;
    percent: number;
    amount: number;
    is_paid: boolean;
  }>(
    `SELECT p.ends_at, a.currency_id, c.balance, c.percent, c.amount, c.is_paid
     FROM cashback_payments c JOIN cashback_periods p ON p.id = c.period_id
     JOIN accounts a ON a.id = c.account_id
     WHERE c.player_id = $1 ORDER BY c.period_id, c.account_id`,
    [playerId],
  );
  return payments.map(({ ends_at, currency_id, balance, percent, amount, is_paid }) => {
    const { iso, scale } = currencyOf(currency_id);
    return {
      endedAt: timeOf(ends_at),
      currency: iso,
      balance: fromMinor(balance, scale),
      percent,
      amount: fromMinor(amount, scale),
      isPaid: is_paid,
    };
  });
}
