import type { CouponProblem, CouponType } from '@grandstand/bus-contracts';
import type { Currency } from './circumstances';
import { isSingles } from './coupon-types';
import type { Draft } from './draft';

const BONUS_ACCOUNT = 4;

/** The stake that holds: the player's, or the currency's first one while the field is untouched. */
export function stakeOf(draft: Draft, currency: Currency | null): number | null {
  return draft.amount === undefined ? (currency?.initialAmount ?? null) : draft.amount;
}

/** What the coupon takes from the account: the stake once, or once for each single. */
export function totalStake(typeId: CouponType, betCount: number, amount: number): number {
  return isSingles(typeId) ? amount * betCount : amount;
}

/** What is wrong with the stake; at most one thing at a time. */
export function stakeProblem(stake: {
  readonly amount: number | null;
  readonly typeId: CouponType;
  readonly betCount: number;
  readonly account: { readonly money: number; readonly type: number };
  readonly currency: Currency | null;
}): CouponProblem | null {
  const { amount, typeId, betCount, account, currency } = stake;
  if (amount === null || amount <= 0) return { code: 'stake-invalid' };
  if (currency && amount < currency.minBetAmount) {
    return { code: 'stake-too-small', limit: currency.minBetAmount };
  }
  // The greatest stake does not bind a bonus account.
  if (currency && account.type !== BONUS_ACCOUNT && amount > currency.maxBetAmount) {
    return { code: 'stake-too-big', limit: currency.maxBetAmount };
  }
  if (totalStake(typeId, betCount, amount) > account.money) return { code: 'not-enough-money' };
  return null;
}
