import { currencyOf, exchanged } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Account } from '../accounts/accounts';
import type { TransactionKind } from '../accounts/ledger';
import type { Pool, Pools } from '../accounts/pools';

/** Products whose stakes go into pools, with the kinds of their transactions. */
export const POOL_PRODUCTS = {
  toto: { stake: 'toto-stake', prize: 'toto-dividend', refund: 'toto-refund' },
  lotto: { stake: 'lotto-stake', prize: 'lotto-prize', refund: 'lotto-refund' },
  tournament: { stake: 'tournament-entry', prize: 'tournament-prize', refund: 'tournament-refund' },
  points: { stake: 'points-exchange', prize: 'points-prize', refund: 'points-refund' },
  try: { stake: 'try-stake', prize: 'try-prize', refund: 'try-refund' },
} as const satisfies Record<string, Record<'stake' | 'prize' | 'refund', TransactionKind>>;
export type PoolProduct = keyof typeof POOL_PRODUCTS;

export interface NewStake {
  readonly product: PoolProduct;
  readonly account: Account;
  /** Minor units of the account's currency. */
  readonly amount: number;
  readonly pool: Pool;
  /** The same in minor units of the pool's currency. */
  readonly poolAmount: number;
}

type OpenStake = {
  id: number;
  product: PoolProduct;
  player_id: number;
  amount: number;
  /** What it has been paid already. */
  payout: number;
  pool_amount: number;
  pool_account_id: number;
  pool_currency_id: number;
  currency_id: number;
  ledger_account_id: number;
};

interface ProductStakePorts {
  readonly guard: PlayGuard;
  readonly pools: Pools;
  readonly now: () => number;
}

/** Stakes on products other than sports. Each method must run in a database transaction. */
export class ProductStakes {
  readonly #ports: ProductStakePorts;

  constructor(ports: ProductStakePorts) {
    this.#ports = ports;
  }

  /** Books a stake that the guard allows, and returns its id; the player's row must be locked. */
  async book(queries: Queries, stake: NewStake): Promise<number> {
    const { guard, pools } = this.#ports;
    const { product, account, amount, pool, poolAmount } = stake;
    await guard.mayStake(queries, { product, account, amount });
    const at = this.#at();
    const { id } = one(
      await queries.query<{ id: number }>(
        `INSERT INTO product_stakes
           (product, player_id, account_id, placed_at, amount, pool_account_id, pool_amount)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
        [product, account.playerId, account.id, at, amount, pool.accountId, poolAmount],
      ),
    );
    try {
      await pools.payIn(queries, {
        kind: POOL_PRODUCTS[product].stake,
        at,
        stakeId: id,
        pool,
        amount: poolAmount,
        wallet: { ...account, amount },
      });
    } catch (error) {
      if (error instanceof Error && error.message.includes('wallet_not_negative')) {
        throw new ApiFault(422, account.isPoints ? 'not-enough-points' : 'not-enough-money');
      }
      throw error;
    }
    return id;
  }

  /** Pays a prize of a stake that may win more, in minor units of the pool's currency. Returns the player's id. */
  async pay(queries: Queries, stakeId: number, prize: number): Promise<number> {
    const stake = await this.#open(queries, stakeId);
    const payout = await this.#payPrize(queries, stake, prize);
    await queries.query('UPDATE product_stakes SET payout = $2 WHERE id = $1', [stakeId, payout]);
    return stake.player_id;
  }

  /** Settles a stake with its prize, or the last of its prizes, in minor units of the pool's currency; none: lost. Returns the player's id. */
  async settle(queries: Queries, stakeId: number, prize: number): Promise<number> {
    const stake = await this.#open(queries, stakeId);
    const payout = await this.#payPrize(queries, stake, prize);
    await this.#close(queries, stakeId, { status: payout > 0 ? 'won' : 'lost', payout });
    return stake.player_id;
  }

  /** Closes a stake for which something was given that is not in the pool. */
  async fulfil(queries: Queries, stakeId: number): Promise<void> {
    await this.#close(queries, stakeId, { status: 'won', payout: 0 });
  }

  /** Returns a stake as it was paid. Returns the player's id. */
  async refund(queries: Queries, stakeId: number): Promise<number> {
    const stake = await this.#open(queries, stakeId);
    const { amount, pool_amount: prize } = stake;
    await this.#payOut(queries, stake, { kind: 'refund', prize, amount });
    await this.#close(queries, stakeId, { status: 'void', payout: amount });
    return stake.player_id;
  }

  async #open(queries: Queries, stakeId: number): Promise<OpenStake> {
    return one(
      await queries.query<OpenStake>(
        `SELECT s.id, s.product, s.player_id, s.amount, s.payout, s.pool_amount, s.pool_account_id,
           p.currency_id AS pool_currency_id, a.currency_id, a.ledger_account_id
         FROM product_stakes s
         JOIN ledger_accounts p ON p.id = s.pool_account_id
         JOIN accounts a ON a.id = s.account_id
         WHERE s.id = $1 AND s.status = 'accepted' FOR UPDATE OF s`,
        [stakeId],
      ),
    );
  }

  /** Returns what all prizes of the stake are, in its own currency. */
  async #payPrize(queries: Queries, stake: OpenStake, prize: number): Promise<number> {
    const amount = exchanged(
      prize,
      currencyOf(stake.pool_currency_id),
      currencyOf(stake.currency_id),
    );
    if (amount > 0) await this.#payOut(queries, stake, { kind: 'prize', prize, amount });
    return stake.payout + amount;
  }

  async #payOut(
    queries: Queries,
    stake: OpenStake,
    { kind, prize, amount }: { kind: 'prize' | 'refund'; prize: number; amount: number },
  ): Promise<void> {
    await this.#ports.pools.payOut(queries, {
      kind: POOL_PRODUCTS[stake.product][kind],
      at: this.#at(),
      stakeId: stake.id,
      pool: { accountId: stake.pool_account_id, currency: currencyOf(stake.pool_currency_id) },
      amount: prize,
      wallet: {
        ledgerAccountId: stake.ledger_account_id,
        currency: currencyOf(stake.currency_id),
        amount,
      },
    });
  }

  async #close(
    queries: Queries,
    stakeId: number,
    { status, payout }: { status: 'won' | 'lost' | 'void'; payout: number },
  ): Promise<void> {
    await queries.query(
      'UPDATE product_stakes SET status = $2, payout = $3, settled_at = $4 WHERE id = $1',
      [stakeId, status, payout, this.#at()],
    );
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
