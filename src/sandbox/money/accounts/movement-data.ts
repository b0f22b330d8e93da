import { timeOf } from '../../platform/time-of';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';

/** The movements of a player's accounts. */
export async function movementData(queries: Queries, playerId: number) {
  const found = await queries.query<{
    at: number;
    kind: string;
    amount: number;
    currency_id: number;
    type: number;
    bet_id: number | null;
  }>(
    `SELECT t.at, t.kind, e.amount, a.currency_id, a.type, t.bet_id
     FROM accounts a
     JOIN ledger_entries e ON e.account_id = a.ledger_account_id
     JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE a.player_id = $1 ORDER BY e.id`,
    [playerId],
  );
  return found.map(({ at, kind, amount, currency_id, type, bet_id }) => {
    const { iso, scale } = currencyOf(currency_id);
    return {
      at: timeOf(at),
      kind,
      amount: fromMinor(amount, scale),
      currency: iso,
      isBonusMoney: type === 4,
      bet: bet_id,
    };
  });
}
