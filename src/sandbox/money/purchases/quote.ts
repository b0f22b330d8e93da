import type { Language } from '@grandstand/bus-contracts';
import { createHash } from 'node:crypto';
import type { Account } from '../accounts/accounts';
import type { Pool } from '../accounts/pools';
import type { PoolProduct } from '../stakes/product-stakes';
import { exchanged } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';

/** What a player wishes to buy: lines of the thing that `ref` names. */
export interface Wish {
  readonly kind: PoolProduct;
  readonly ref: string;
  readonly lines: readonly string[];
}

/** Who wishes to buy, and the language that they read. */
export interface Buyer {
  readonly playerId: number;
  readonly language: Language;
}

/** What a product sells for a wish. */
export interface Sale {
  readonly title: string;
  /** The lines in words for the player. */
  readonly lines: readonly string[];
  /** One in points is paid with points, any other with money. */
  readonly pool: Pool;
  /** For all lines, in minor units of the pool's currency. */
  readonly price: number;
  /** The path of the rules on the site. */
  readonly terms: string;
  readonly closesAt: number;
  readonly isClosed: boolean;
}

/** A product that can be bought. */
export interface Seller {
  /** Null where this seller has no such thing; throws where the lines are wrong. In a transaction the thing is locked. */
  sale(queries: Queries, wish: Wish, buyer: Buyer): Promise<Sale | null>;
  /** Keeps what was sold, in the transaction that books its stake; another seller's wish is ignored. */
  sold?(queries: Queries, stakeId: number, wish: Wish): Promise<void>;
}

/** A sale at the price of an account. */
export interface Quote extends Sale {
  /** In minor units of the account's currency, by the rate of the day. */
  readonly amount: number;
  /** Names these terms: another title, line, price or end gives another name. */
  readonly version: string;
}

export function quoteOf(sale: Sale, { kind, ref }: Wish, { id, currency }: Account): Quote {
  const { title, lines, pool, price, closesAt } = sale;
  const amount = exchanged(price, pool.currency, currency);
  const terms = [kind, ref, id, title, lines, pool.currency.iso, price, amount, closesAt];
  const version = createHash('sha256').update(JSON.stringify(terms)).digest('base64url');
  return { ...sale, amount, version };
}
