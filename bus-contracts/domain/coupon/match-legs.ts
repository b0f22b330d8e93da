import type { PlacedLeg } from '../../contracts/betting/bets';
import type { CouponLeg, SettledLeg } from './coupon-terms';

/** A leg of an open or a settled bet. */
type AnyLeg = CouponLeg & { readonly status?: SettledLeg['status'] | 'accepted' };

/**
 * The legs that a coupon counts: legs of one match that have a price together are one leg at that price.
 * It is lost as soon as one of them is lost, void as soon as one of them is void, and otherwise won when
 * all of them are.
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
    const status = statusOf(ofMatch);
    return [{ ...leg, coef: leg.together.coef, ...(status && { status }) }];
  });
}

function statusOf(legs: readonly AnyLeg[]): AnyLeg['status'] {
  const has = (status: AnyLeg['status']): boolean => legs.some((leg) => leg.status === status);
  if (has('lost')) return 'lost';
  if (has('accepted')) return 'accepted';
  return has('void') ? 'void' : legs[0]?.status;
}

/** The price to show beside a leg of a placed bet; null where the first leg of its match shows that of all of them. */
export function shownCoef(leg: PlacedLeg, legs: readonly PlacedLeg[]): number | null {
  if (leg.matchCoef === undefined) return leg.coef;
  const first = legs.find(({ gameId }) => gameId === leg.gameId);
  return first?.marketId === leg.marketId ? leg.matchCoef : null;
}
