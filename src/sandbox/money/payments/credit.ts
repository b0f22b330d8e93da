import type { Account, Accounts } from '../accounts/accounts';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { Queries } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { accountFor } from './account-for';
import type { Payment } from './payment-rows';
import { reserve } from './reservations';

interface CreditPorts {
  readonly accounts: Accounts;
  readonly messages: Pick<PlayerMessages, 'send'>;
  /** Milliseconds. */
  readonly at: number;
}

/**
 * Books what the bank has taken to the account that is returned, and tells the player. It counts in the limits, even
 * where its reservation was given back before.
 */
export async function credit(
  queries: Queries,
  payment: Payment,
  { accounts, messages, at }: CreditPorts,
): Promise<Account> {
  const account = await accountFor(queries, accounts, payment);
  const isReserved = await queries.query(
    'SELECT 1 FROM payments WHERE id = $1 AND deposit_id IS NOT NULL',
    [payment.id],
  );
  if (isReserved.length === 0) {
    const reserved = await reserve(queries, payment, at);
    await queries.query('UPDATE payments SET deposit_id = $2 WHERE id = $1', [
      payment.id,
      reserved,
    ]);
  }
  await accounts.fund(queries, account, payment.amount, { kind: 'deposit', from: 'deposits' });
  await messages.send(queries, payment.playerId, {
    template: 'deposit-credited',
    amount: payment.amount,
    currency: payment.currency,
    at,
  });
  return account;
}

/** Grants the bonus that comes with a deposit, unless its player wants none. */
export async function grantBonus(
  queries: Queries,
  payment: Payment,
  account: Account,
  bonuses: Pick<Bonuses, 'deposited'>,
): Promise<void> {
  if (payment.isWithoutBonus) return;
  const bonusId = await bonuses.deposited(queries, account, payment.amount);
  await queries.query('UPDATE payments SET bonus_id = $2 WHERE id = $1', [
    payment.id,
    bonusId ?? null,
  ]);
}
