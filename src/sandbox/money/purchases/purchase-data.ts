import { timeOf } from '../../platform/time-of';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';

/** What a player has bought, and what came of it. */
export async function purchaseData(queries: Queries, playerId: number) {
  const found = await queries.query<{
    product: string;
    title: string;
    placed_at: number;
    settled_at: number | null;
    amount: number;
    payout: number;
    currency_id: number;
    status: string;
  }>(
    `SELECT s.product, p.title, s.placed_at, s.settled_at, s.amount, s.payout, a.currency_id, s.status
     FROM product_stakes s JOIN accounts a ON a.id = s.account_id
     LEFT JOIN purchases p ON p.stake_id = s.id
     WHERE s.player_id = $1 ORDER BY s.id`,
    [playerId],
  );
  return found.map(({ product, title, placed_at, settled_at, amount, payout, ...row }) => {
    const { iso, scale } = currencyOf(row.currency_id);
    return {
      product,
      title,
      placedAt: timeOf(placed_at),
      settledAt: timeOf(settled_at),
      amount: fromMinor(amount, scale),
      payout: fromMinor(payout, scale),
      currency: iso,
      status: row.status,
    };
  });
}
