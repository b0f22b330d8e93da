import type { CouponBet, CouponProblem } from '@grandstand/bus-contracts';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import type { Context } from '../context';
import { leastBets } from '../draft/coupon-types';
import { freeCount, isBanker } from '../draft/draft';
import type { Draft } from '../draft/draft';
import type { Figures } from './figures';
import type { MatchBets } from './match-prices';
import { isPromoRefused } from './promo';
import { stakeProblem } from './stake';
import { BATCH, isSingles, SYSTEM } from '@grandstand/bus-contracts/domain';

/** The problems that prevent placing, most urgent first: of the bets, then the type, the prices and the stake. */
export function problemsOf(draft: Draft, context: Context, figures: Figures): CouponProblem[] {
  const { bets, matches } = figures;
  const { typeId } = draft;
  const { changeCoefAction } = context.settings;
  if (bets.length === 0) return [{ code: 'empty' }];
  const about = (code: CouponProblem['code'], is: (bet: CouponBet) => boolean): CouponProblem[] =>
    bets.filter(is).map(({ market }) => ({ code, marketId: market.id }));
  const matchOf = (id: number): MatchBets | undefined =>
    matches.find(({ gameId }) => gameId === id);
  const isImpossible = ({ market }: CouponBet): boolean =>
    matchOf(market.game.id)?.refusal === 'impossible';
  return [
    // Nothing that could be changed in the coupon would let it be placed.
    ...(context.barred ? [context.barred] : []),
    ...about('bet-finished', (bet) => bet.isFinished),
    ...about('bet-blocked', (bet) => bet.isBlocked && !bet.isFinished),
    ...about('bet-unconfirmed', (bet) => !bet.isConfirmed && !bet.isBlocked && !bet.isFinished),
    ...about('bets-impossible', (bet) => bet.isDepend && isImpossible(bet)),
    ...about('bets-dependent', (bet) => bet.isDepend && !isImpossible(bet)),
    ...about('bet-banned-express', (bet) => !isSingles(typeId) && bet.isBannedExpress),
    ...about(
      'banker-disabled',
      (bet) => typeId === SYSTEM && isBanker(bet) && bet.isDisabledBanker,
    ),
    ...typeProblems(draft),
    ...(isOddsNotReached(draft, figures) ? [{ code: 'odds-not-reached' as const }] : []),
    // A guest signs in first: what has changed, and who pays, is asked after that.
    ...(context.userId === '' ? [{ code: 'not-signed-in' as const }] : []),
    ...about(
      'price-changed',
      ({ seenCoef, market }) =>
        !matchOf(market.game.id) && needsConsent({ seenCoef, coef: market.coef }, changeCoefAction),
    ),
    ...matches.flatMap(({ gameId, coef, refusal, seen }): CouponProblem[] => {
      if (coef === null) return refusal === null ? [{ code: 'match-unpriced', gameId }] : [];
      const isAsked = seen && needsConsent({ seenCoef: seen.coef, coef }, changeCoefAction);
      return isAsked ? [{ code: 'price-changed', gameId }] : [];
    }),
    ...(context.isFeedStale ? [{ code: 'feed-stale' as const }] : []),
    ...(isPromoRefused(draft, figures.checked) ? [{ code: 'promo-not-accepted' as const }] : []),
    ...payerProblems(draft, context, figures),
  ];
}

/** Whether the player must accept a price that differs from the one they accepted. */
function needsConsent(
  { seenCoef, coef }: { readonly seenCoef: number; readonly coef: number },
  action: CouponSettings['changeCoefAction'],
): boolean {
  if (action === 1) return false;
  return action === 2 ? coef < seenCoef : coef !== seenCoef;
}

/** A banker is in every line, so a system is made of the free bets alone. */
function typeProblems(draft: Draft): CouponProblem[] {
  const { typeId, bets } = draft;
  const count = typeId === SYSTEM ? freeCount(draft) : bets.length;
  if (count >= leastBets(typeId)) return [];
  return [{ code: typeId === SYSTEM ? 'system-needs-three' : 'express-needs-two' }];
}

/** Whether the requested odds are above those of the coupon: nothing waits for them at the operator. Singles of a batch have no requested odds. */
function isOddsNotReached({ typeId }: Draft, { terms, coef }: Figures): boolean {
  return typeId !== BATCH && coef !== null && (terms.exactCoef ?? 0) > coef;
}

/** Without an account the stake of a guest has no currency. */
function payerProblems(
  draft: Draft,
  { userId, account }: Context,
  figures: Figures,
): CouponProblem[] {
  if (userId === '') return [];
  if (account === null) return [{ code: 'unavailable' }];
  const problem = stakeProblem(draft, account, figures);
  return problem ? [problem] : [];
}
