import {
  initialAmount,
  isAutoMaxOffered,
  stakeBounds,
  VIP_STAKES,
} from '@grandstand/bus-contracts/domain';
import type { StakeBounds, SystemOption } from '@grandstand/bus-contracts/domain';
import type { CouponCheck } from '../../../../api';
import type { Context } from '../context';
import type { Draft } from '../draft/draft';

/** The bounds of a stake, and the stake within them. */
export interface Staking {
  readonly initialAmount: number | null;
  /** The coupon's stake: for singles that of each bet without one of its own. */
  readonly amount: number | null;
  readonly bounds: StakeBounds;
  readonly isAutoMaxOffered: boolean;
  readonly isVipBet: boolean;
  /** The stake is the operator's: neither bounds nor the player's money are for it. */
  readonly isFreeBet: boolean;
}

/** The operator's bounds for this coupon, or the currency's until it has spoken, and the stake within them. */
export function stakingOf(
  draft: Draft,
  context: Context,
  checked: CouponCheck | null,
  /** The lines of a system; undefined for any other coupon. */
  option: SystemOption | undefined,
): Staking {
  const { account, currency, rules } = context;
  const { typeId } = draft;
  const own = stakeBounds({
    typeId,
    boundTypes: rules.boundTypes,
    accountType: account?.type ?? 0,
    minBetAmount: checked?.minBetAmount ?? currency?.minBetAmount ?? null,
    maxBetAmount: checked ? checked.maxBetAmount : (currency?.maxBetAmount ?? null),
  });
  const isOffered = isAutoMaxOffered({
    typeId,
    bets: draft.bets.map(({ bet }) => bet.market),
    maxBetAmount: own.max,
  });
  const isVipBet = draft.isVipBet && isOffered;
  const bonusMax = checked?.bonusMaxAmount ?? null;
  const max = lesser(own.max, bonusMax);
  const min = leastStake(own.min, option);
  const first = currency && initialAmount(currency);
  const automatic =
    draft.isAutoMax && isOffered && max !== null
      ? greatestStake(max, min, account?.money ?? Infinity)
      : undefined;
  return {
    initialAmount: first,
    amount: automatic ?? (draft.amount === undefined ? first : draft.amount),
    bounds: { min, max: isVipBet ? lesser((own.max ?? 0) * VIP_STAKES, bonusMax) : max },
    isAutoMaxOffered: isOffered,
    isVipBet,
    isFreeBet: false,
  };
}

/** The stake of a free bet in place of the player's: it is the operator's choice, so nothing bounds it. */
export function freeStaking(staking: Staking, amount: number): Staking {
  return {
    ...staking,
    amount,
    bounds: { min: null, max: null },
    isAutoMaxOffered: false,
    isVipBet: false,
    isFreeBet: true,
  };
}

/** The lesser of two bounds; null bounds nothing. */
function lesser(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** A line that nothing is staked on could win and pay nothing: a minor unit on each at least. */
function leastStake(min: number | null, option: SystemOption | undefined): number | null {
  return option ? Math.max(min ?? 0, option.combo) : min;
}

/** The greatest stake that the balance reaches, as long as that may be staked at all. */
function greatestStake(max: number, min: number | null, money: number): number {
  const affordable = Math.min(max, money);
  return affordable >= Math.max(1, min ?? 1) ? affordable : max;
}
