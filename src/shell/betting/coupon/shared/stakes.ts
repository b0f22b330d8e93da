import type { CouponState } from '@grandstand/bus-contracts';
import { BATCH, quoteBatch, type BatchQuote } from '@grandstand/bus-contracts/domain';
import { stakeCount, type StakeMoney } from './words-and-money';

/** A single that was asked for by itself, and its stake in minor units. */
export interface AskedSingle {
  readonly marketId: string;
  readonly stake: number;
}

/** The stakes and wins of a batch of singles, bet by bet. */
export function batchOf(coupon: CouponState): BatchQuote {
  const bets = coupon.bets.map(({ market, blockId }) => ({
    id: market.id,
    blockId,
    coef: market.coef,
  }));
  return quoteBatch(bets, coupon, { maxPayout: coupon.maxPayout, hyperBonus: coupon.hyperBonus });
}

/** The total stake; null while a stake is missing. */
export function totalStake(coupon: CouponState): number | null {
  if (coupon.typeId === BATCH) {
    const batch = batchOf(coupon);
    return batch.isComplete ? batch.stake : null;
  }
  return coupon.amount;
}

/** The maximum stake for each bet that account, limits and operator allow. */
export function maxStake(coupon: CouponState, { account }: Pick<StakeMoney, 'account'>): number {
  const money = account?.money ?? 0;
  // A limit that the balance does not exceed is ignored: an advance counts for no limit.
  const limits = coupon.limits.filter(({ limitBalance }) => limitBalance < money);
  const inAll = Math.min(
    money + coupon.availablePrepaidAmount,
    ...limits.map(({ limitBalance }) => limitBalance),
  );
  const each = Math.floor(inAll / Math.max(1, stakeCount(coupon)));
  return Math.max(0, Math.min(each, coupon.maxBetAmount ?? each));
}
