import type { CouponMarket, LoadedLeg } from '@grandstand/bus-contracts';
import type { SharedCoupon } from '../../../../api';
import { emptyDraft, newBet } from '../draft/draft';
import type { Draft, DraftBet } from '../draft/draft';
import { withBets } from '../storage/saved-shapes';

/** The coupon of a code: finished outcomes are left out, and moved prices wait for the player's consent. */
export function draftOfShared(
  { typeId, systemValue, createdAt, bets }: SharedCoupon,
  now: number,
  most: number,
): Draft {
  const entries = bets.flatMap(({ market, oldCoef, coef, state, isBanker }, place): DraftBet[] => {
    if (state === 'expired') return [];
    const bet = newBet({ ...market, coef: coef ?? market.coef }, createdAt);
    const blockId = isBanker ? 1 : 0;
    const isBlocked = state === 'suspended';
    return [{ bet: { ...bet, blockId, isBlocked, seenCoef: oldCoef }, addedAt: now + place }];
  });
  const draft = { ...emptyDraft, typeId, isTypeChosen: true, systemValue };
  return { ...withBets(draft, entries.slice(0, most)), isLoadedFromCode: true };
}

/** The change of each leg since the code was made. */
export function loadReportOf({ bets }: SharedCoupon): LoadedLeg[] {
  return bets.map(({ market, oldCoef, coef, state }) => ({
    marketId: market.id,
    title: `${market.game.home} – ${market.game.away}`,
    market,
    oldCoef,
    newCoef: state === 'expired' ? null : coef,
    state,
  }));
}

/** An express, or a single of one bet, of these outcomes at the prices they have. */
export function draftOfMarkets(markets: readonly CouponMarket[], now: number, most: number): Draft {
  const entries = markets
    .slice(0, most)
    .map((market, place): DraftBet => ({ bet: newBet(market, now), addedAt: now + place }));
  return withBets(emptyDraft, entries);
}
