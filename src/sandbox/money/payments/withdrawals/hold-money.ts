import { randomUUID } from 'node:crypto';
import type { Ledger } from '../../accounts/ledger';
import type { Queries } from '../../../platform/database/database';
import { lockPlayer } from '../../../platform/database/lock-player';
import { ApiFault } from '../../../platform/http/fault';
import type { Withdrawable } from '../withdrawable';
import { SELECT_WITHDRAWALS, withdrawalOf } from './withdrawal-rows';
import type { Withdrawal, WithdrawalRow } from './withdrawal-rows';

export interface HoldPorts {
  readonly ledger: Ledger;
  /** Milliseconds. */
  readonly at: number;
}

/** Takes the money of a withdrawal out of the account, and writes the withdrawal down; the player must be locked. */
export async function holdMoney(
  queries: Queries,
  { account, cardOf, method }: Withdrawable,
  { amount, refId }: { readonly amount: number; readonly refId: string },
  { ledger, at }: HoldPorts,
): Promise<Withdrawal> {
  const id = randomUUID();
  await queries.query(
    `INSERT INTO withdrawals (id, player_id, account_id, method, amount, state, card_of, ref_id,
       created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, 'asked', $6, $7, $8, $8)`,
    [id, account.playerId, account.id, method, amount, cardOf, refId, at],
  );
  await queries.query(
    `INSERT INTO withdrawal_events (withdrawal_id, event, state, at) VALUES ($1, 'asked', 'asked', $2)`,
    [id, at],
  );
  await ledger.post(queries, {
    kind: 'withdraw-hold',
    at,
    entries: [
      { accountId: account.ledgerAccountId, amount: -amount },
      { accountId: ledger.houseAccount('withdraw-hold', account.currency), amount },
    ],
  });
  return lockWithdrawal(queries, id);
}

/** A withdrawal as it is once its player and it are locked. */
export async function lockWithdrawal(queries: Queries, id: string): Promise<Withdrawal> {
  const [known] = await queries.query<{ player_id: number }>(
    'SELECT player_id FROM withdrawals WHERE id = $1',
    [id],
  );
  if (!known) throw new ApiFault(404, 'not-found');
  await lockPlayer(queries, known.player_id);
  const [row] = await queries.query<WithdrawalRow>(
    `${SELECT_WITHDRAWALS} WHERE w.id = $1 FOR UPDATE OF w`,
    [id],
  );
  if (!row) throw new ApiFault(404, 'not-found');
  return withdrawalOf(row);
}
