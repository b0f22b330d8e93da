import type { CouponBet, CouponProblem } from '@grandstand/bus-contracts';
import type { Circumstances } from './circumstances';
import { isSingles, leastBets } from './coupon-types';
import type { Draft } from './draft';
import { stakeOf, stakeProblem } from './stake';

/** Marks bets of one game: they depend on each other, and stand together only as singles. */
export function withDependence(draft: Draft): readonly CouponBet[] {
  const betsOfGame = new Map<number, number>();
  for (const { bet } of draft.bets) {
    betsOfGame.set(bet.market.game.id, (betsOfGame.get(bet.market.game.id) ?? 0) + 1);
  }
  return draft.bets.map(({ bet }) => {
    const isDepend = !isSingles(draft.typeId) && (betsOfGame.get(bet.market.game.id) ?? 0) > 1;
    return isDepend === bet.isDepend ? bet : { ...bet, isDepend };
  });
}

/** What stands in the way of Place, most urgent first: the bets, then the type, the prices, and the stake. */
export function problemsOf(draft: Draft, around: Circumstances): CouponProblem[] {
  const bets = withDependence(draft);
  if (bets.length === 0) return [{ code: 'empty' }];
  const about = (code: CouponProblem['code'], is: (bet: CouponBet) => boolean): CouponProblem[] =>
    bets.filter(is).map(({ market }) => ({ code, marketId: market.id }));
  return [
    ...about('bet-finished', (bet) => bet.isFinished),
    ...about('bet-blocked', (bet) => bet.isBlocked && !bet.isFinished),
    ...about('bets-dependent', (bet) => bet.isDepend),
    ...typeProblems(draft),
    ...about('price-changed', (bet) => bet.seenCoef !== bet.market.coef),
    ...(around.isFeedStale ? [{ code: 'feed-stale' as const }] : []),
    ...payerProblems(draft, around),
  ];
}

function typeProblems({ typeId, bets }: Draft): CouponProblem[] {
  if (bets.length >= leastBets(typeId)) return [];
  return [{ code: typeId === 2 ? 'system-needs-three' : 'express-needs-two' }];
}

/** A guest is told to sign in before the stake is looked at: without an account it has no currency. */
function payerProblems(draft: Draft, around: Circumstances): CouponProblem[] {
  const { userId, account, currency } = around;
  if (userId === '') return [{ code: 'not-signed-in' }];
  if (account === null) return [{ code: 'unavailable' }];
  const amount = stakeOf(draft, currency);
  const { typeId, bets } = draft;
  const problem = stakeProblem({ amount, typeId, betCount: bets.length, account, currency });
  return problem ? [problem] : [];
}
