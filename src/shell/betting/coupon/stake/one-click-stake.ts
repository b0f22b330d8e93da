import type { CouponProblem } from '@grandstand/bus-contracts';
import {
  BONUS_ACCOUNT,
  initialAmount,
  SINGLE,
  stakeBounds,
  stakeFault,
} from '@grandstand/bus-contracts/domain';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import type { StakeMoney } from '../shared/words-and-money';

/** The stake of a press on a price for the active account; null while no currency is known. */
export function oneClickStake(
  { oneClickAmount, bonusAccountOneClickAmount }: CouponSettings,
  { account, currency, iso }: StakeMoney,
): number | null {
  const isBonus = account?.type === BONUS_ACCOUNT;
  const own = (isBonus ? bonusAccountOneClickAmount : oneClickAmount)[iso];
  return own ?? (currency ? initialAmount(currency) : null);
}

/** Why a press of this stake can't place a bet now: the bounds of a single, then the balance; null: it can. */
export function oneClickProblem(
  stake: number,
  { account, currency }: StakeMoney,
  boundTypes: readonly number[],
  accountType: number = account?.type ?? 0,
): CouponProblem | null {
  const bounds = stakeBounds({
    typeId: SINGLE,
    boundTypes,
    accountType,
    minBetAmount: currency?.minBetAmount ?? null,
    maxBetAmount: currency?.maxBetAmount ?? null,
  });
  const fault = stakeFault(stake, bounds);
  if (fault) return { code: `stake-${fault.code}`, limit: fault.limit };
  // The balance of another account is not shown here.
  const isOfAccount =
    account !== null && (account.type === BONUS_ACCOUNT) === (accountType === BONUS_ACCOUNT);
  return isOfAccount && stake > account.money ? { code: 'not-enough-money' } : null;
}
