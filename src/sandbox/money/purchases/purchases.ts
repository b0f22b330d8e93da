import { createHash } from 'node:crypto';
import type { Account, Accounts } from '../accounts/accounts';
import type { PoolProduct, ProductStakes } from '../stakes/product-stakes';
import { currencyOf, POINTS } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { OnBooked } from '../../platform/work/on-booked';
import { lockPlayer } from '../../platform/database/lock-player';
import type { Buyer, Quote, Sale, Seller, Wish } from './quote';
import { quoteOf } from './quote';

/** How many purchases a page has. */
const PAGE = 20;

/** A purchase as the player pressed it. */
export interface PurchaseOrder extends Wish {
  readonly refId: string;
  readonly accountId: number;
  /** The version of the quote that the player saw. */
  readonly quote: string;
}

/** A purchase that was accepted; amounts are minor units of the account's currency. */
export interface Purchase {
  readonly id: number;
  readonly refId: string;
  readonly kind: PoolProduct;
  readonly ref: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly accountId: number;
  readonly currency: Currency;
  readonly amount: number;
  readonly payout: number;
  readonly placedAt: number;
  readonly status: 'accepted' | 'won' | 'lost' | 'void';
}

type PurchaseRow = {
  id: number;
  ref_id: string;
  body_hash: string;
  product: PoolProduct;
  ref: string;
  title: string;
  lines: string;
  account_id: number;
  currency_id: number;
  amount: number;
  payout: number;
  placed_at: number;
  status: Purchase['status'];
};

/** What a wish costs, and the account that pays. */
interface Terms {
  readonly account: Account;
  readonly quote: Quote;
}

export interface PurchasePorts {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly stakes: ProductStakes;
  /** The products on sale; the first that has the thing sells it. */
  readonly sellers: readonly Seller[];
}

/** Quotes what players wish to buy, and sells it, each refId once. */
export class Purchases {
  readonly #ports: PurchasePorts;

  constructor(ports: PurchasePorts) {
    this.#ports = ports;
  }

  /** The present terms for an account of the player. */
  async quote(buyer: Buyer, wish: Wish, accountId: number | undefined): Promise<Terms> {
    return this.#terms(this.#ports.database, buyer, { wish, accountId });
  }

  /** Sells at the terms that the player saw; a repeated refId returns the first result. */
  async buy(
    buyer: Buyer,
    order: PurchaseOrder,
    onBooked?: OnBooked,
  ): Promise<{ purchase: Purchase; isNew: boolean }> {
    const { database } = this.#ports;
    const { playerId } = buyer;
    const hash = orderHash(order);
    const isNew = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const earlier = await find(queries, playerId, order.refId);
      if (earlier && earlier.body_hash !== hash) throw new ApiFault(409, 'other-body');
      if (earlier) return false;
      await this.#book(queries, buyer, { order, hash });
      await onBooked?.();
      return true;
    });
    const purchase = await this.byRef(playerId, order.refId);
    if (!purchase) throw new Error(`Failed to buy "${order.refId}": its purchase is missing.`);
    return { purchase, isNew };
  }

  /** The purchase of a refId; waits for one in flight. */
  async byRef(playerId: number, refId: string): Promise<Purchase | undefined> {
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const row = await find(queries, playerId, refId);
      return row && purchaseOf(row);
    });
  }

  /** A page of what the player bought, the newest first: those before an id, or the first. */
  async list(
    playerId: number,
    before: number | undefined,
  ): Promise<{ purchases: Purchase[]; hasMore: boolean }> {
    const rows = await this.#ports.database.query<PurchaseRow>(
      `${PURCHASES} WHERE p.player_id = $1 AND ($2::bigint IS NULL OR p.stake_id < $2)
       ORDER BY p.stake_id DESC LIMIT ${PAGE + 1}`,
      [playerId, before ?? null],
    );
    return { purchases: rows.slice(0, PAGE).map(purchaseOf), hasMore: rows.length > PAGE };
  }

  async #book(
    queries: Queries,
    buyer: Buyer,
    { order, hash }: { order: PurchaseOrder; hash: string },
  ): Promise<void> {
    const { playerId } = buyer;
    const { accountId } = order;
    const { account, quote } = await this.#terms(queries, buyer, { wish: order, accountId });
    if (quote.version !== order.quote) throw new ApiFault(422, 'quote-changed');
    const stakeId = await this.#ports.stakes.book(queries, {
      product: order.kind,
      account,
      amount: quote.amount,
      pool: quote.pool,
      poolAmount: quote.price,
    });
    await queries.query(
      `INSERT INTO purchases (stake_id, player_id, ref_id, body_hash, ref, title, lines)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [stakeId, playerId, order.refId, hash, order.ref, quote.title, JSON.stringify(quote.lines)],
    );
    for (const seller of this.#ports.sellers) await seller.sold?.(queries, stakeId, order);
  }

  /** The terms of a wish, for the account that the player chose, else the one that pays by default. */
  async #terms(
    queries: Queries,
    buyer: Buyer,
    { wish, accountId }: { wish: Wish; accountId: number | undefined },
  ): Promise<Terms> {
    const sale = await this.#sale(queries, wish, buyer);
    const account = await this.#account(queries, buyer.playerId, { sale, accountId });
    if (sale.isClosed) throw new ApiFault(422, 'sale-closed');
    const quote = quoteOf(sale, wish, account);
    if (quote.amount < 1) throw new ApiFault(422, 'bad-lines');
    return { account, quote };
  }

  async #account(
    queries: Queries,
    playerId: number,
    { sale, accountId }: { sale: Sale; accountId: number | undefined },
  ): Promise<Account> {
    const { accounts } = this.#ports;
    if (sale.pool.currency.id === POINTS.id) {
      const points = await accounts.pointsOf(playerId, queries);
      // Before the first points there is no account of them.
      if (!points) throw new ApiFault(422, 'not-enough-points');
      if (accountId !== undefined && accountId !== points.id) throw new ApiFault(404, 'not-found');
      return points;
    }
    const own = await accounts.ofPlayer(playerId, queries);
    const account = own.find(({ id, isActive }) =>
      accountId === undefined ? isActive : id === accountId,
    );
    if (!account) throw new ApiFault(404, 'not-found');
    return account;
  }

  async #sale(queries: Queries, wish: Wish, buyer: Buyer): Promise<Sale> {
    for (const seller of this.#ports.sellers) {
      const sale = await seller.sale(queries, wish, buyer);
      if (sale) return sale;
    }
    throw new ApiFault(404, 'not-found');
  }
}

const PURCHASES = `
  SELECT s.id, p.ref_id, p.body_hash, s.product, p.ref, p.title, p.lines, s.account_id,
    a.currency_id, s.amount, s.payout, s.placed_at, s.status
  FROM purchases p JOIN product_stakes s ON s.id = p.stake_id
  JOIN accounts a ON a.id = s.account_id`;

async function find(
  queries: Queries,
  playerId: number,
  refId: string,
): Promise<PurchaseRow | undefined> {
  const [row] = await queries.query<PurchaseRow>(
    `${PURCHASES} WHERE p.player_id = $1 AND p.ref_id = $2`,
    [playerId, refId],
  );
  return row;
}

function purchaseOf(row: PurchaseRow): Purchase {
  return {
    id: row.id,
    refId: row.ref_id,
    kind: row.product,
    ref: row.ref,
    title: row.title,
    lines: JSON.parse(row.lines) as string[],
    accountId: row.account_id,
    currency: currencyOf(row.currency_id),
    amount: row.amount,
    payout: row.payout,
    placedAt: row.placed_at,
    status: row.status,
  };
}

function orderHash({ kind, ref, lines, accountId, quote }: PurchaseOrder): string {
  const body = JSON.stringify([kind, ref, lines, accountId, quote]);
  return createHash('sha256').update(body).digest('base64url');
}
