import type { Pool, Pools } from '../accounts/pools';
import type { PoolProduct, ProductStakes } from '../stakes/product-stakes';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Sale, Seller, Wish } from './quote';

/** An offer as QA makes it; the price of a line is in minor units. */
export interface NewOffer {
  readonly kind: PoolProduct;
  readonly title: string;
  readonly price: number;
  readonly currency: Currency;
  readonly closesAt: number;
}

/** An offer with the money in its pool and the stakes on it that are open. */
export interface OfferState {
  readonly id: number;
  readonly currency: Currency;
  /** Minor units. */
  readonly pool: number;
  readonly open: readonly { readonly id: number; readonly login: string }[];
}

type OfferRow = {
  id: number;
  kind: PoolProduct;
  title: string;
  price: number;
  currency_id: number;
  pool_account_id: number;
  closes_at: number;
  ended_at: number | null;
};

interface OfferPorts {
  readonly database: Database;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly now: () => number;
}

/** Numbers and an X, as on a ticket: "3 17 21", "1 X 2". */
const LINE = /^[\dX]{1,3}( [\dX]{1,3}){0,29}$/;

/** Things to buy that QA makes. Each has a pool of its own, which its prizes are paid from. */
export class Offers implements Seller {
  readonly #ports: OfferPorts;

  constructor(ports: OfferPorts) {
    this.#ports = ports;
  }

  async make(offer: NewOffer): Promise<number> {
    const { database, pools } = this.#ports;
    const { kind, title, price, currency, closesAt } = offer;
    return database.transaction(async (queries) => {
      const { id } = one(await queries.query<{ id: number }>(`SELECT nextval('offer_ids') AS id`));
      const pool = await pools.open(queries, `${kind}:offer-${id}`, currency);
      await queries.query(
        `INSERT INTO offers (id, kind, title, price, currency_id, pool_account_id, closes_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, kind, title, price, currency.id, pool.accountId, Math.floor(closesAt)],
      );
      return id;
    });
  }

  async sale(queries: Queries, { kind, ref, lines }: Wish): Promise<Sale | null> {
    const [, id] = /^offer-(\d{1,9})$/.exec(ref) ?? [];
    if (id === undefined) return null;
    // The lock keeps an offer from being settled while a purchase of it is booked.
    const [offer] = await queries.query<OfferRow>(
      'SELECT * FROM offers WHERE id = $1 AND kind = $2 FOR SHARE',
      [Number(id), kind],
    );
    if (!offer) return null;
    if (lines.length === 0 || !lines.every((line) => LINE.test(line))) {
      throw new ApiFault(422, 'bad-lines');
    }
    return {
      title: offer.title,
      lines: lines.map((line) => line.replaceAll(' ', ' · ')),
      pool: poolOf(offer),
      price: offer.price * lines.length,
      terms: '/rules/betting',
      closesAt: offer.closes_at,
      isClosed: offer.ended_at !== null || offer.closes_at <= this.#ports.now(),
    };
  }

  async state(id: number): Promise<OfferState> {
    const { database, pools } = this.#ports;
    const offer = await find(database, id, 'FOR SHARE');
    const open = await database.query<{ id: number; login: string }>(
      `SELECT s.id, p.login FROM product_stakes s JOIN players p ON p.id = s.player_id
       WHERE s.pool_account_id = $1 AND s.status = 'accepted' ORDER BY s.id`,
      [offer.pool_account_id],
    );
    const pool = poolOf(offer);
    return { id, currency: pool.currency, pool: await pools.balance(database, pool), open };
  }

  /** Ends an offer with prizes by stake, in minor units of its currency; other stakes are lost. Returns the players. */
  async settle(id: number, prizeOf: (stakeId: number, scale: number) => number): Promise<number[]> {
    const { stakes } = this.#ports;
    return this.#end(id, async (queries, stakeId, { currency }) =>
      stakes.settle(queries, stakeId, prizeOf(stakeId, currency.scale)),
    );
  }

  /** Ends an offer and returns its stakes. Returns the players. */
  async cancel(id: number): Promise<number[]> {
    const { stakes } = this.#ports;
    return this.#end(id, async (queries, stakeId) => stakes.refund(queries, stakeId));
  }

  async #end(
    id: number,
    end: (queries: Queries, stakeId: number, pool: Pool) => Promise<number>,
  ): Promise<number[]> {
    return this.#ports.database.transaction(async (queries) => {
      const offer = await find(queries, id, 'FOR UPDATE');
      if (offer.ended_at !== null) throw new ApiFault(422, 'sale-closed');
      const open = await queries.query<{ id: number }>(
        `SELECT id FROM product_stakes
         WHERE pool_account_id = $1 AND status = 'accepted' ORDER BY id`,
        [offer.pool_account_id],
      );
      const players = new Set<number>();
      for (const stake of open) players.add(await end(queries, stake.id, poolOf(offer)));
      await queries.query('UPDATE offers SET ended_at = $2 WHERE id = $1', [
        id,
        Math.floor(this.#ports.now()),
      ]);
      return [...players];
    });
  }
}

async function find(queries: Queries, id: number, lock: string): Promise<OfferRow> {
  const [offer] = await queries.query<OfferRow>(`SELECT * FROM offers WHERE id = $1 ${lock}`, [id]);
  if (!offer) throw new ApiFault(404, 'not-found');
  return offer;
}

function poolOf({ pool_account_id: accountId, currency_id }: OfferRow): Pool {
  return { accountId, currency: currencyOf(currency_id) };
}
