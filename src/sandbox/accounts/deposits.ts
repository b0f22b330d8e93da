import type { Database } from '../database/database';
import { one } from '../database/database';
import { ApiFault } from '../http/fault';
import type { Account, Accounts } from './accounts';
import { lockPlayer } from '../protection/limit-store';
import type { PlayGuard } from '../protection/play-guard';

export interface DepositPorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly guard: PlayGuard;
  readonly now: () => number;
}

/** Players' own deposits, which their limits apply to. */
export class Deposits {
  readonly #ports: DepositPorts;

  constructor(ports: DepositPorts) {
    this.#ports = ports;
  }

  /** Books a deposit to an account other than a bonus one; returns the new balance. */
  async pay(playerId: number, accountId: number, amountOf: (account: Account) => number) {
    const { database, accounts, guard, now } = this.#ports;
    return database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const own = await accounts.ofPlayer(playerId, queries);
      const account = own.find(({ id, type }) => id === accountId && type !== 4);
      if (!account) throw new ApiFault(404, 'not-found');
      const amount = amountOf(account);
      if (amount <= 0) throw new ApiFault(400, 'bad-request');
      await guard.checkDeposit(queries, account, amount);
      await accounts.fund(queries, account, amount, { kind: 'deposit', from: 'deposits' });
      await queries.query(
        'INSERT INTO deposits (player_id, currency_id, amount, at) VALUES ($1, $2, $3, $4)',
        [playerId, account.currency.id, amount, Math.floor(now())],
      );
      const { balance } = one(
        await queries.query<{ balance: number }>(
          'SELECT balance FROM ledger_accounts WHERE id = $1',
          [account.ledgerAccountId],
        ),
      );
      return { currency: account.currency, balance };
    });
  }
}
