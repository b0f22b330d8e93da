import type { LegStatus, PlacedLeg } from '../../contracts/betting/bets';
import type { CouponLeg } from '../catalogue/coupon-terms';

/** A leg of an open or a settled bet. */
type AnyLeg = CouponLeg & { readonly status?: LegStatus };

/**
 * The legs that a coupon counts: legs of one match that have a price together are one leg at that price.
 * It is settled as the worst of them: lost as soon as one is lost, void where one is void, won when all are.
 */
export function joinedLegs<Leg extends AnyLeg>(legs: readonly Leg[]): readonly Leg[] {
  const matches = new Map<number, Leg[]>();
  for (const leg of legs) {
    if (!leg.together) continue;
    const { gameId } = leg.together;
    matches.set(gameId, [...(matches.get(gameId) ?? []), leg]);
  }
  if (matches.size === 0) return legs;
  return legs.flatMap((leg) => {
    if (!leg.together) return [leg];
    const ofMatch = matches.get(leg.together.gameId) ?? [];
    if (ofMatch[0] !== leg) return [];
    const status = worstStatus(ofMatch.map((one) => one.status));
    return [{ ...leg, coef: leg.together.coef, ...(status && { status }) }];
  });
}

const WORST_FIRST: readonly LegStatus[] = ['lost', 'accepted', 'half-lost', 'void', 'half-won'];

/** How legs of one match are settled together: a lost one decides, an open one leaves all open. */
export function worstStatus<Status extends LegStatus | undefined>(
  statuses: readonly Status[],
): Status | undefined {
  return (WORST_FIRST as readonly Status[]).find((one) => statuses.includes(one)) ?? statuses[0];
}

/** Whether a placed bet is one on a single match: all of its legs have a price together. */
export function isOneMatch(legs: readonly Pick<PlacedLeg, 'gameId' | 'matchCoef'>[]): boolean {
  const gameId = legs[0]?.gameId;
  return (
    legs.length > 1 && legs.every((leg) => leg.matchCoef !== undefined && leg.gameId === gameId)
  );
}

/** The price to show beside a leg of a placed bet; null where the first leg of its match shows that of all of them. */
export function shownCoef(leg: PlacedLeg, legs: readonly PlacedLeg[]): number | null {
  if (leg.matchCoef === undefined) return leg.coef;
  const first = legs.find(({ gameId }) => gameId === leg.gameId);
  return first?.marketId === leg.marketId ? leg.matchCoef : null;
}
