import type { CouponProblem, CouponState } from '@grandstand/bus-contracts';
import { couponCoef, possibleWin } from '@grandstand/bus-contracts/domain';
import type { Circumstances } from './circumstances';
import { clampSystemValue, systemValues } from './coupon-types';
import { freeCount, isBanker } from './draft';
import type { Draft } from './draft';
import { problemsOf, withDependence } from './problems';
import { stakeOf } from './stake';

/** The coupon as everyone sees it: what the player made, and all that follows from it. */
export function viewOf(
  draft: Draft,
  around: Circumstances,
  placing: CouponState['placing'],
  /** What the operator said to the last attempt; it tells, and does not stand in the way. */
  refusals: readonly CouponProblem[],
): CouponState {
  const bets = withDependence(draft);
  const { typeId } = draft;
  const free = freeCount(draft);
  const systemValue = clampSystemValue(draft.systemValue, free);
  const amount = stakeOf(draft, around.currency);
  const legs = bets.map((bet) => ({ coef: bet.market.coef, isBanker: isBanker(bet) }));
  const terms = { typeId, systemValue, legs };
  return {
    typeId,
    bets: [...bets],
    addedAtByBetId: Object.fromEntries(
      draft.bets.map(({ bet, addedAt }) => [bet.market.id, addedAt]),
    ),
    systemValue,
    systemValues: systemValues(free),
    amount,
    coef: couponCoef(terms),
    possibleWin: amount === null || amount === 0 ? null : possibleWin({ ...terms, amount }),
    placing,
    problems: [...refusals, ...problemsOf(draft, around)],
  };
}
