import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Ledger, Posting } from './ledger';

/** A pool of money in the ledger: a draw, a fund, an offer. The database refuses a negative balance. */
export interface Pool {
  /** In the ledger. */
  readonly accountId: number;
  readonly currency: Currency;
}

/** A side of a payment between a pool and a wallet; the amount is in minor units of its currency. */
export interface PoolParty {
  readonly ledgerAccountId: number;
  readonly currency: Currency;
  readonly amount: number;
}

/** A payment into or out of a pool. */
export interface PoolPayment extends Pick<Posting, 'kind' | 'at' | 'stakeId' | 'gameBetId'> {
  readonly pool: Pool;
  /** In minor units of the pool's currency. */
  readonly amount: number;
  readonly wallet: PoolParty;
}

/** Opens pools, and pays into and out of them. Payments must run in a database transaction. */
export class Pools {
  readonly #ledger: Ledger;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Opens a pool by its name, as `lotto:6-45:1204`; one that is open is returned. */
  async open(queries: Queries, name: string, currency: Currency): Promise<Pool> {
    const { id } = one(
      await queries.query<{ id: number }>(
        `INSERT INTO ledger_accounts (code, kind, currency_id) VALUES ($1, 'pool', $2)
         ON CONFLICT (code) DO UPDATE SET code = excluded.code RETURNING id`,
        [`pool:${name}:${currency.iso}`, currency.id],
      ),
    );
    return { accountId: id, currency };
  }

  /** Minor units of the pool's currency. */
  async balance(queries: Queries, { accountId }: Pool): Promise<number> {
    const { balance } = one(
      await queries.query<{ balance: number }>(
        'SELECT balance FROM ledger_accounts WHERE id = $1',
        [accountId],
      ),
    );
    return balance;
  }

  /** Pays from a wallet into a pool. */
  async payIn(queries: Queries, payment: PoolPayment): Promise<void> {
    const { pool, amount, wallet } = payment;
    await this.#pay(queries, payment, wallet, { ...pool, ledgerAccountId: pool.accountId, amount });
  }

  /** Pays from a pool into a wallet; refused where the pool holds less. */
  async payOut(queries: Queries, payment: PoolPayment): Promise<void> {
    const { pool, amount, wallet } = payment;
    try {
      const from = { ...pool, ledgerAccountId: pool.accountId, amount };
      await this.#pay(queries, payment, from, wallet);
    } catch (error) {
      if (error instanceof Error && error.message.includes('pool_not_negative')) {
        throw new ApiFault(422, 'pool-too-small');
      }
      throw error;
    }
  }

  /** Books one transaction in each of the two currencies, or one where they are the same. */
  async #pay(
    queries: Queries,
    { kind, at, stakeId, gameBetId }: PoolPayment,
    from: PoolParty,
    to: PoolParty,
  ): Promise<void> {
    const about = {
      kind,
      at,
      ...(stakeId !== undefined && { stakeId }),
      ...(gameBetId !== undefined && { gameBetId }),
    };
    const out = { accountId: from.ledgerAccountId, amount: -from.amount };
    const into = { accountId: to.ledgerAccountId, amount: to.amount };
    if (from.currency.id === to.currency.id) {
      await this.#ledger.post(queries, { ...about, entries: [out, into] });
      return;
    }
    const between = ({ currency, amount }: PoolParty) => ({
      accountId: this.#ledger.houseAccount('exchange', currency),
      amount,
    });
    const given = between({ ...to, amount: -to.amount });
    await this.#ledger.post(queries, { ...about, entries: [out, between(from)] });
    await this.#ledger.post(queries, { ...about, entries: [given, into] });
  }
}
