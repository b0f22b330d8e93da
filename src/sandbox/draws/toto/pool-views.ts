import type { Queries } from '../../platform/database/database';
import { couponsOf } from './coupon-rows';
import type { PooledCoupon } from './coupon-rows';
import type { Draw } from './draw-rows';
import { stateOf } from './draw-rows';

/** What players see of a pool while it takes coupons. */
export interface PoolView {
  readonly pool: number;
  readonly countedAt: number;
  /** In percent, by match and outcome; null while nobody has marked the match. */
  readonly shares: readonly (readonly (number | null)[])[];
}

const COUNT_EVERY = 60_000;
/** Before the close nothing is counted any more, so that nobody can wait for what the others do. */
const QUIET = { quick: 60_000, weekend: 300_000 };
const MAX_KEPT = 200;

/** The pools of draws, counted once a minute. */
export class PoolViews {
  readonly #kept = new Map<string, PoolView>();

  async of(queries: Queries, draw: Draw, now: number): Promise<PoolView> {
    const countedAt = countedUntil(draw, now);
    // A pool's account is of one draw for ever; the ids of draws begin again when QA deletes all.
    const key = `${draw.pool.accountId} ${countedAt}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const coupons = await couponsOf(queries, draw, countedAt);
    const pool = coupons.reduce((sum, { money }) => sum + money, 0);
    const view = { pool, countedAt, shares: sharesOf(draw, coupons) };
    this.#kept.set(key, view);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return view;
  }
}

function countedUntil(draw: Draw, now: number): number {
  if (stateOf(draw, now) !== 'open') return draw.closesAt;
  const minute = Math.floor(now / COUNT_EVERY) * COUNT_EVERY;
  return Math.min(minute, draw.closesAt - QUIET[draw.rhythm]);
}

/** The money of a coupon is spread evenly over its combinations. */
function sharesOf({ rules }: Draw, coupons: readonly PooledCoupon[]): (number | null)[][] {
  const all = coupons.reduce((sum, { money }) => sum + money, 0);
  return Array.from({ length: rules.matches }, (_, place) =>
    Array.from(rules.outcomes).map((symbol) => {
      if (all === 0) return null;
      const on = coupons.reduce((sum, { coupon, money }) => {
        const pick = coupon.picks[place] ?? '';
        return pick.includes(symbol) ? sum + money / pick.length : sum;
      }, 0);
      return Math.round((on * 1000) / all) / 10;
    }),
  );
}
