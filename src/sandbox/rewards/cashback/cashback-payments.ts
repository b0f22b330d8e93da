import type { Account, Accounts } from '../../money/accounts/accounts';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import { mayReach } from '../promotion/offer-standing';
import type { Period } from './cashback-periods';
import { cashbackOn } from './cashback-rules';
import type { LevelTerms } from './cashback-rules';

/** The players who have accounts that a period has not been paid for. */
export async function playersToPay(queries: Queries, { id }: Period): Promise<number[]> {
  const rows = await queries.query<{ player_id: number }>(
    `SELECT DISTINCT a.player_id FROM accounts a
     WHERE a.type <> ${BONUS_ACCOUNT} AND NOT a.is_points AND a.removed_at IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM cashback_payments c WHERE c.period_id = $1 AND c.account_id = a.id
       ) ORDER BY a.player_id`,
    [id],
  );
  return rows.map(({ player_id }) => player_id);
}

/** What was in an account at a time: what is there now less what has been booked since. */
async function balanceAt(queries: Queries, { ledgerAccountId, money }: Account, at: number) {
  const { since } = one(
    await queries.query<{ since: number }>(
      `SELECT coalesce(sum(e.amount), 0)::bigint AS since
       FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE e.account_id = $1 AND t.at > $2`,
      [ledgerAccountId, at],
    ),
  );
  return money - since;
}

interface PaymentPorts {
  readonly accounts: Accounts;
  readonly level: LevelTerms;
  readonly at: number;
}

/**
 * Pays a player the percent of what each account of their own money held when the period ended; returns whether
 * anything was paid. A player to whom nothing may be offered, at the end or now, gets nothing.
 * @remarks Must run in a transaction that has locked the player. Each account is paid once for a period.
 */
export async function payPeriod(
  queries: Queries,
  { period, playerId }: { readonly period: Period; readonly playerId: number },
  { accounts, level, at }: PaymentPorts,
): Promise<boolean> {
  const isPaid =
    (await mayReach(queries, playerId, 'page', period.endsAt)) &&
    (await mayReach(queries, playerId, 'page', at));
  let hasPaid = false;
  for (const account of await accounts.ofPlayer(playerId, queries)) {
    if (account.type === BONUS_ACCOUNT) continue;
    const balance = await balanceAt(queries, account, period.endsAt);
    if (balance <= 0) continue;
    const amount = isPaid ? cashbackOn(balance, account.currency, level) : 0;
    const written = await queries.query(
      `INSERT INTO cashback_payments
         (period_id, account_id, player_id, balance, percent, amount, is_paid, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING account_id`,
      [period.id, account.id, playerId, balance, level.percent, amount, isPaid, at],
    );
    if (written.length === 0 || amount === 0) continue;
    await accounts.fund(queries, account, amount, { kind: 'cashback', from: 'promotions' });
    hasPaid = true;
  }
  return hasPaid;
}
