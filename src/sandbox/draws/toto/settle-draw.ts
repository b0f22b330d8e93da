import {
  dividendsOf,
  hitCounts,
  isDrawVoid,
  payoutOf,
  type TotoDividends,
  VOID,
} from '@grandstand/bus-contracts/domain/toto';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Queries } from '../../platform/database/database';
import { couponsOf } from './coupon-rows';
import type { PooledCoupon } from './coupon-rows';
import type { Draw } from './draw-rows';
import { POOL_CURRENCY } from './draw-rows';

interface SettlePorts {
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly now: () => number;
}

interface HitCoupon extends PooledCoupon {
  readonly counts: readonly number[];
}

const MAX_WINNERS = 10;

/** Ends a draw whose results are all known, in a transaction that has its row; returns the players. */
export async function settleDraw(
  ports: SettlePorts,
  queries: Queries,
  draw: Draw,
): Promise<number[]> {
  const { results } = draw;
  const at = Math.floor(ports.now());
  // Those too that a clock which was ahead has dated later than now.
  const pooled = await couponsOf(queries, draw, Math.max(at, draw.closesAt));
  const voids = results.filter((result) => result === VOID).length;
  if (isDrawVoid(voids)) return refundAll(ports, queries, { draw, pooled, at });
  const coupons = pooled.map((each) => ({
    ...each,
    counts: hitCounts(each.coupon.picks, results),
  }));
  const pot = {
    pool: await ports.pools.balance(queries, draw.pool),
    jackpot: await ports.pools.balance(queries, draw.jackpot),
    voids,
    units: unitsOf(draw, coupons),
  };
  const shared = dividendsOf(draw.rules, pot);
  const { ledger } = ports;
  const [pool, jackpot] = [draw.pool.accountId, draw.jackpot.accountId];
  await ledger.move(queries, {
    kind: 'jackpot-out',
    at,
    from: jackpot,
    to: pool,
    amount: shared.jackpotPaid,
  });
  const players = await payAll(ports, queries, { draw, coupons, shared, at });
  const house = ledger.houseAccount('stakes', POOL_CURRENCY);
  await ledger.move(queries, {
    kind: 'house-share',
    at,
    from: pool,
    to: house,
    amount: shared.house,
  });
  // All that is left, also what a wallet's currency was too coarse for.
  const left = await ports.pools.balance(queries, draw.pool);
  await ledger.move(queries, { kind: 'jackpot-in', at, from: pool, to: jackpot, amount: left });
  await end(queries, draw, {
    status: 'settled',
    at,
    shared,
    winners: winnersOf(draw, coupons, shared),
  });
  return players;
}

/** How many least stakes were on combinations with so many hits. */
function unitsOf({ rules }: Draw, coupons: readonly HitCoupon[]): number[] {
  return Array.from({ length: rules.matches + 1 }, (_, hits) =>
    coupons.reduce(
      (sum, { coupon, counts, count }) => sum + (counts[hits] ?? 0) * coupon.units * count,
      0,
    ),
  );
}

async function payAll(
  { ledger, stakes }: SettlePorts,
  queries: Queries,
  {
    draw,
    coupons,
    shared,
    at,
  }: {
    readonly draw: Draw;
    readonly coupons: readonly HitCoupon[];
    readonly shared: TotoDividends;
    readonly at: number;
  },
): Promise<number[]> {
  const players = new Set<number>();
  let own = 0;
  for (const each of coupons) {
    const payout = payoutFor(draw, each, shared);
    if (each.stake) players.add(await stakes.settle(queries, each.stake.id, payout));
    else own += payout * each.count;
  }
  await ledger.move(queries, {
    kind: 'toto-dividend',
    at,
    from: draw.pool.accountId,
    to: ledger.houseAccount('bonuses', POOL_CURRENCY),
    amount: own,
  });
  return [...players];
}

function payoutFor({ rules }: Draw, { coupon, counts }: HitCoupon, shared: TotoDividends): number {
  return payoutOf(rules, shared, { units: coupon.units, counts });
}

async function refundAll(
  { ledger, stakes }: SettlePorts,
  queries: Queries,
  {
    draw,
    pooled,
    at,
  }: { readonly draw: Draw; readonly pooled: readonly PooledCoupon[]; readonly at: number },
): Promise<number[]> {
  const players = new Set<number>();
  let own = 0;
  for (const { stake, money } of pooled) {
    if (stake) players.add(await stakes.refund(queries, stake.id));
    else own += money;
  }
  await ledger.move(queries, {
    kind: 'toto-refund',
    at,
    from: draw.pool.accountId,
    to: ledger.houseAccount('bonuses', POOL_CURRENCY),
    amount: own,
  });
  await end(queries, draw, { status: 'void', at, shared: null, winners: [] });
  return [...players];
}

/** The largest dividends of players; a name is cut, so that it tells its owner alone. */
function winnersOf(
  draw: Draw,
  coupons: readonly HitCoupon[],
  shared: TotoDividends,
): Draw['winners'] {
  return coupons
    .flatMap((each) => {
      const amount = each.stake ? payoutFor(draw, each, shared) : 0;
      const hits = each.counts.findLastIndex((count) => count > 0);
      return each.stake && amount > 0
        ? [{ name: `${each.stake.login.slice(0, 2)}***`, hits, amount }]
        : [];
    })
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, MAX_WINNERS);
}

async function end(
  queries: Queries,
  { id }: Draw,
  {
    status,
    at,
    shared,
    winners,
  }: {
    readonly status: 'settled' | 'void';
    readonly at: number;
    readonly shared: TotoDividends | null;
    readonly winners: Draw['winners'];
  },
): Promise<void> {
  await queries.query(
    `UPDATE toto_draws SET status = $2, settled_at = $3, dividends = $4, winners = $5
     WHERE id = $1`,
    [id, status, at, shared && JSON.stringify(shared), JSON.stringify(winners)],
  );
}
