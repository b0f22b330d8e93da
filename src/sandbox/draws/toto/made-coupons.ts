import { couponText, type TotoCoupon, type TotoRules } from '@grandstand/bus-contracts/domain/toto';
import type { Ledger } from '../../money/accounts/ledger';
import type { Queries } from '../../platform/database/database';
import { randomOf } from '../../platform/random';
import { costOf } from './coupon-rows';
import type { Draw } from './draw-rows';
import { POOL_CURRENCY } from './draw-rows';

/** Adds coupons of the operator to a draw that is locked, and pays them into its pool. */
export async function addMade(
  queries: Queries,
  ledger: Ledger,
  {
    draw,
    coupons,
    at,
  }: {
    readonly draw: Draw;
    readonly coupons: readonly { readonly coupon: TotoCoupon; readonly count: number }[];
    readonly at: number;
  },
): Promise<void> {
  const lines = coupons.map(({ coupon, count }) => ({ line: couponText(coupon), count }));
  await queries.query(
    `INSERT INTO toto_made_coupons (draw_id, line, count, made_at)
     SELECT $1, made.line, made.count, $3
     FROM json_to_recordset($2::text::json) AS made (line text, count integer)`,
    [draw.id, JSON.stringify(lines), at],
  );
  const amount = coupons.reduce((sum, { coupon, count }) => sum + costOf(coupon) * count, 0);
  await ledger.move(queries, {
    kind: 'bonus-grant',
    at,
    from: ledger.houseAccount('bonuses', POOL_CURRENCY),
    to: draw.pool.accountId,
    amount,
  });
}

/** Coupons of one combination each, the same for the same draw. */
export function randomCoupons({ id, rules }: Draw, count: number) {
  const random = randomOf('toto', id);
  return Array.from({ length: count }, () => ({
    coupon: { units: 1, picks: randomPicks(rules, random) },
    count: 1,
  }));
}

function randomPicks({ matches, outcomes }: TotoRules, random: () => number): string[] {
  return Array.from(
    { length: matches },
    () => outcomes[Math.floor(random() * outcomes.length)] ?? '',
  );
}
