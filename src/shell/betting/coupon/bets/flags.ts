import { couponRemoveBet, type CouponBet, type CouponState } from '@grandstand/bus-contracts';
import { couponSetBanker } from '@grandstand/bus-contracts/shell';
import { BANKER_BLOCK, isSingles, SYSTEM } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';

export type BetFlag = 'finished' | 'blocked' | 'depend' | 'bannedExpress' | 'disabledBanker';

/** The most important problem of a bet; null for none. */
export function flagOf(bet: CouponBet, coupon: Pick<CouponState, 'typeId'>): BetFlag | null {
  if (bet.isFinished) return 'finished';
  if (bet.isBlocked) return 'blocked';
  if (bet.isDepend) return 'depend';
  if (bet.isBannedExpress && !isSingles(coupon.typeId)) return 'bannedExpress';
  const isBanker = coupon.typeId === SYSTEM && bet.blockId === BANKER_BLOCK;
  return isBanker && bet.isDisabledBanker ? 'disabledBanker' : null;
}

/** Problems of bets that can't be together; the coupon names them once, with the remedy. */
export function isOfCoupon(flag: BetFlag): boolean {
  return flag === 'depend' || flag === 'bannedExpress';
}

interface FlagFix {
  /** A key of the dictionary's `coupon.fix`. */
  readonly key: 'remove' | 'free';
  readonly run: () => void;
}

/** The fixes of a bet's problem; none while the coupon is being placed. */
export function useFlagFixes(bet: CouponBet, coupon: CouponState): readonly FlagFix[] {
  const { send: remove } = useSend(couponRemoveBet);
  const { send: setBanker } = useSend(couponSetBanker);
  if (coupon.placing.status !== 'idle') return [];
  const marketId = bet.market.id;
  const removal: FlagFix = { key: 'remove', run: () => void remove({ marketId }) };
  switch (flagOf(bet, coupon)) {
    case 'finished':
    case 'blocked':
      return [removal];
    case 'disabledBanker':
      return [{ key: 'free', run: () => void setBanker({ marketId, isBanker: false }) }];
    case 'depend':
    case 'bannedExpress':
    case null:
    default:
      return [];
  }
}
