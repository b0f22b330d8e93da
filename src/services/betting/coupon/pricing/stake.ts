import type { Account, CouponProblem } from '@grandstand/bus-contracts';
import { advanceOn, BATCH, stakeFault } from '@grandstand/bus-contracts/domain';
import type { Draft } from '../draft/draft';
import type { Figures } from './figures';

/** The problem of the stake, or of the first wrong stake of a batch. */
export function stakeProblem(
  draft: Draft,
  account: Pick<Account, 'money'>,
  figures: Figures,
): CouponProblem | null {
  const { stakes, bounds, totalStake, checked, isFreeBet } = figures;
  if (isFreeBet) return null;
  for (const [place, stake] of stakes.entries()) {
    const problem = oneStakeProblem(stake, bounds);
    const marketId = draft.bets[place]?.bet.market.id;
    if (problem) {
      return draft.typeId === BATCH && marketId !== undefined ? { ...problem, marketId } : problem;
    }
  }
  const available = checked?.availablePrepaidAmount ?? 0;
  // An advanced amount is not the player's loss: it counts for no limit.
  const own = totalStake - advanceOn(totalStake, { money: account.money, available });
  const limit = checked?.limits
    .filter(({ limitBalance }) => own > limitBalance)
    .sort((a, b) => a.limitBalance - b.limitBalance)[0];
  if (limit) {
    return { code: 'limit-reached', limit: limit.limitBalance, limitType: limit.limitType };
  }
  return own > account.money ? { code: 'not-enough-money' } : null;
}

function oneStakeProblem(stake: number | null, bounds: Figures['bounds']): CouponProblem | null {
  if (stake === null || stake <= 0) return { code: 'stake-invalid' };
  const fault = stakeFault(stake, bounds);
  if (fault === null) return null;
  return {
    code: fault.code === 'too-small' ? 'stake-too-small' : 'stake-too-big',
    limit: fault.limit,
  };
}

/** The part of each stake that the operator advances: the rest after the balance, for the last bets first. */
export function prepaidOf(
  stakes: readonly number[],
  money: number,
  available: number,
): readonly number[] {
  let left = money;
  let advance = available;
  const parts: number[] = [];
  for (const stake of stakes) {
    const prepaid = advanceOn(stake, { money: left, available: advance });
    left -= stake - prepaid;
    advance -= prepaid;
    parts.push(prepaid);
  }
  return parts;
}
