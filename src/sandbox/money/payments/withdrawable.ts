import type { Account } from '../accounts/accounts';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { PayMethod } from '@grandstand/bus-contracts/domain';
import { boundsOf } from './payment-rules';

/** What a player can withdraw from an account, and where the rest is; minor units. */
export interface Withdrawable {
  readonly account: Account;
  /** What can be paid the way that was paid in by last: all but a gift that was not staked yet. */
  readonly available: number;
  readonly min: number;
  readonly max: number;
  /** Stakes of open bets; they have left the account. */
  readonly inBets: number;
  /** In withdrawals that are under way. */
  readonly onTheWay: number;
  readonly paidIn: number;
  /** The last payment by a way that leads back; null: there is none. */
  readonly cardOf: string | null;
  readonly method: PayMethod | null;
}

type Sums = {
  paid_in: number;
  on_the_way: number;
  in_bets: number;
  given: number;
  staked: number;
  card_of: string | null;
  method: PayMethod | null;
};

/** All accounts of a player in one currency count together: money of an account that was removed came to another. */
export async function withdrawableOf(queries: Queries, account: Account): Promise<Withdrawable> {
  const { id, playerId, currency, type, money } = account;
  const sums = one(
    await queries.query<Sums>(
      `WITH own AS (SELECT id, ledger_account_id FROM accounts WHERE player_id = $1 AND currency_id = $2),
         taken AS (
           SELECT amount, id, method, card, changed_at FROM payments
           WHERE state = 'credited' AND account_id IN (SELECT id FROM own)),
         back AS (
           SELECT id, method FROM taken WHERE card IS NOT NULL ORDER BY changed_at DESC, id LIMIT 1),
         out AS (
           SELECT amount, state FROM withdrawals
           WHERE state NOT IN ('refused', 'returned') AND account_id IN (SELECT id FROM own))
       SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM taken) AS paid_in,
         (SELECT coalesce(sum(amount), 0)::bigint FROM out WHERE state <> 'paid') AS on_the_way,
         (SELECT coalesce(sum(stake), 0)::bigint FROM stakes
          WHERE account_id = $3 AND status = 'accepted') AS in_bets,
         (SELECT coalesce(sum(e.amount), 0)::bigint FROM ledger_entries e
          JOIN ledger_transactions t ON t.id = e.transaction_id
          WHERE t.kind = 'welcome'
            AND e.account_id IN (SELECT ledger_account_id FROM own)) AS given,
         (SELECT coalesce(sum(stake), 0)::bigint FROM stakes
          WHERE account_id IN (SELECT id FROM own) AND status <> 'void') AS staked,
         (SELECT id FROM back) AS card_of, (SELECT method FROM back) AS method`,
      [playerId, currency.id, id],
    ),
  );
  const { min, max } = boundsOf(currency);
  // A gift becomes the player's own money once it was staked.
  const unplayed = Math.max(sums.given - sums.staked, 0);
  const canBePaid = type !== 4 && sums.card_of !== null;
  const available = canBePaid ? Math.max(money - unplayed, 0) : 0;
  return {
    account,
    available,
    // A rest below the least amount can be withdrawn as a whole.
    min: available > 0 ? Math.min(min, available) : min,
    max: Math.min(max, available),
    inBets: sums.in_bets,
    onTheWay: type === 4 ? 0 : sums.on_the_way,
    paidIn: sums.paid_in,
    cardOf: sums.card_of,
    method: sums.method,
  };
}
