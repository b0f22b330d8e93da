import { couponRemoveBet, type CouponBet, type CouponState } from '@grandstand/bus-contracts';
import { couponSetBanker, couponSetType } from '@grandstand/bus-contracts/shell';
import { BANKER_BLOCK, isSingles, SINGLE, SYSTEM } from '@grandstand/bus-contracts/domain';
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

interface FlagFix {
  /** A key of the dictionary's `coupon.fix`. */
  readonly key: 'remove' | 'split' | 'free';
  readonly run: () => void;
}

/** The fixes of a bet's problem; none while the coupon is being placed. */
export function useFlagFixes(bet: CouponBet, coupon: CouponState): readonly FlagFix[] {
  const { send: remove } = useSend(couponRemoveBet);
  const { send: setType } = useSend(couponSetType);
  const { send: setBanker } = useSend(couponSetBanker);
  if (coupon.placing.status !== 'idle') return [];
  const marketId = bet.market.id;
  const removal: FlagFix = { key: 'remove', run: () => void remove({ marketId }) };
  switch (flagOf(bet, coupon)) {
    case 'finished':
    case 'blocked':
      return [removal];
    case 'depend':
    case 'bannedExpress':
      return [removal, { key: 'split', run: () => void setType({ typeId: SINGLE }) }];
    case 'disabledBanker':
      return [{ key: 'free', run: () => void setBanker({ marketId, isBanker: false }) }];
    case null:
    default:
      return [];
  }
}
