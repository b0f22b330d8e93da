import { couponOf, type TotoCoupon } from '@grandstand/bus-contracts/domain/toto';
import type { Queries } from '../../platform/database/database';
import type { Draw } from './draw-rows';
import { drawsBy } from './draw-rows';

/** A coupon that a player bought; amounts are minor units of the currency. */
interface OwnCoupon extends TotoCoupon {
  readonly id: string;
  readonly draw: Draw;
  readonly placedAt: number;
  readonly status: 'accepted' | 'won' | 'lost' | 'void';
  readonly currencyId: number;
  readonly amount: number;
  readonly payout: number;
}

type CouponRow = {
  stake_id: number;
  draw_id: number;
  line: string;
  placed_at: number;
  status: OwnCoupon['status'];
  currency_id: number;
  amount: number;
  payout: number;
};

const PAGE = 10;

/** A page of a player's coupons, the newest first: those before an id, or the first. */
export async function ownCoupons(
  queries: Queries,
  playerId: number,
  before: number | undefined,
): Promise<{ coupons: OwnCoupon[]; hasMore: boolean }> {
  const rows = await queries.query<CouponRow>(
    `SELECT c.stake_id, c.draw_id, c.line, s.placed_at, s.status, a.currency_id, s.amount, s.payout
     FROM toto_coupons c JOIN product_stakes s ON s.id = c.stake_id
     JOIN accounts a ON a.id = s.account_id
     WHERE s.player_id = $1 AND ($2::bigint IS NULL OR c.stake_id < $2)
     ORDER BY c.stake_id DESC LIMIT ${PAGE + 1}`,
    [playerId, before ?? null],
  );
  const page = rows.slice(0, PAGE);
  const ids = [...new Set(page.map(({ draw_id }) => draw_id))].join(',');
  const draws = await drawsBy(queries, `d.id::text = ANY (string_to_array($1, ','))`, [ids]);
  const coupons = page.map((row) => couponFrom(row, draws));
  return { coupons, hasMore: rows.length > PAGE };
}

function couponFrom(row: CouponRow, draws: readonly Draw[]): OwnCoupon {
  const draw = draws.find(({ id }) => id === row.draw_id);
  const coupon = draw && couponOf(draw.rules, row.line);
  if (!coupon) throw new Error(`Failed to read the coupon ${row.stake_id}: "${row.line}".`);
  return {
    ...coupon,
    id: String(row.stake_id),
    draw,
    placedAt: row.placed_at,
    status: row.status,
    currencyId: row.currency_id,
    amount: row.amount,
    payout: row.payout,
  };
}
