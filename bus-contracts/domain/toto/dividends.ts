import { sharePool, type SharedPool } from '../pools/share-pool';
import { HOUSE_PERCENT, JACKPOT_PERCENTS, type TotoRules } from './toto-rules';

/** What a draw has to share: amounts are minor units of the pool's currency. */
export interface TotoPot {
  readonly pool: number;
  readonly jackpot: number;
  /** Void matches. */
  readonly voids: number;
  /** Of 0, 1, 2 … hits: how many least stakes were on combinations with exactly so many. */
  readonly units: readonly number[];
}

/** How a pool was shared; the units of a share are the least stakes with so many hits or more. */
export interface TotoDividends extends SharedPool {
  readonly pool: number;
}

/** Whether so many void matches make the draw void. */
export function isDrawVoid(voids: number): boolean {
  return voids >= JACKPOT_PERCENTS.length;
}

/** Shares the pool of a draw that is not void. */
export function dividendsOf(rules: TotoRules, pot: TotoPot): TotoDividends {
  const { pool } = pot;
  const unitsFrom = (hits: number): number =>
    pot.units.slice(hits).reduce((sum, units) => sum + units, 0);
  const shared = sharePool({
    pool,
    housePercent: HOUSE_PERCENT,
    shares: rules.shares.map((share) => ({ ...share, units: unitsFrom(share.hits), least: 0 })),
    jackpot: {
      atStake: Math.floor((pot.jackpot * (JACKPOT_PERCENTS[pot.voids] ?? 0)) / 100),
      units: unitsFrom(rules.matches),
    },
  });
  return { pool, ...shared };
}

/** What a coupon gets by the hits of its combinations: each gets all shares that it reaches. */
export function payoutOf(
  rules: TotoRules,
  { categories, jackpot }: Pick<TotoDividends, 'categories' | 'jackpot'>,
  { units, counts }: { readonly units: number; readonly counts: readonly number[] },
): number {
  const eachOf = (hits: number): number => {
    const reached = categories.filter((category) => category.hits <= hits);
    const shares = reached.reduce((sum, { each }) => sum + each, 0);
    return hits === rules.matches ? shares + jackpot.each : shares;
  };
  return counts.reduce((sum, count, hits) => sum + count * units * eachOf(hits), 0);
}
