import { combinations, couponOf, type TotoCoupon } from '@grandstand/bus-contracts/domain/toto';
import type { Queries } from '../../platform/database/database';
import type { Draw } from './draw-rows';
import { UNIT } from './draw-rows';

/** A coupon in a draw's pool. */
export interface PooledCoupon {
  readonly coupon: TotoCoupon;
  /** Null: it is the operator's own. */
  readonly stake: { readonly id: number; readonly login: string } | null;
  /** How many of the same the operator has; 1 of a player. */
  readonly count: number;
  /** Of all of them, in minor units of the pool's currency. */
  readonly money: number;
}

type CouponRow = {
  stake_id: number | null;
  login: string | null;
  line: string;
  count: number;
  money: number | null;
};

/** The coupons of a draw that were in its pool at a time. */
export async function couponsOf(
  queries: Queries,
  { id, rules }: Draw,
  until: number,
): Promise<PooledCoupon[]> {
  const rows = await queries.query<CouponRow>(
    `SELECT c.stake_id, p.login, c.line, 1 AS count, s.pool_amount AS money
     FROM toto_coupons c JOIN product_stakes s ON s.id = c.stake_id
     JOIN players p ON p.id = s.player_id
     WHERE c.draw_id = $1 AND s.placed_at <= $2
     UNION ALL
     SELECT NULL, NULL, line, count, NULL FROM toto_made_coupons
     WHERE draw_id = $1 AND made_at <= $2`,
    [id, until],
  );
  return rows.map(({ stake_id, login, line, count, money }) => {
    const coupon = couponOf(rules, line);
    if (!coupon) throw new Error(`Failed to read a coupon of the draw ${id}: "${line}".`);
    const stake = stake_id === null ? null : { id: stake_id, login: login ?? '' };
    return { coupon, stake, count, money: money ?? count * costOf(coupon) };
  });
}

/** What a coupon costs, in minor units of the pool's currency. */
export function costOf({ units, picks }: TotoCoupon): number {
  return combinations(picks) * units * UNIT;
}
