import { PRODUCTS as JURISDICTION_PRODUCTS } from '@grandstand/bus-contracts/answers';
import type { PlayRules } from '@grandstand/bus-contracts/answers';

/** What players can stake money on. A new product joins this list, and asks the guard before it books a stake. */
export const PRODUCTS = [
  'sports',
  'slots',
  'casino',
  'live-casino',
  'games',
  'toto',
  'lotto',
  'tournament',
  'points',
  'try',
] as const;
export type Product = (typeof PRODUCTS)[number];

/** Whether bonus money may be staked on a product: a pool would turn it into money that can be paid out. */
export function takesBonusMoney(product: Product): boolean {
  return product === 'sports';
}

const inJurisdictions: readonly string[] = JURISDICTION_PRODUCTS;

/** Whether the jurisdiction permits stakes on a product; its list names no entries, points and tries. */
export function isPermitted(product: Product, play: PlayRules): boolean {
  const products: readonly string[] = play.products;
  return products.includes(product) || !inJurisdictions.includes(product);
}
