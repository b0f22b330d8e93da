import type { Account, CouponMarket, PlacedBet, PlacedLeg } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, FREE_BLOCK } from '@grandstand/bus-contracts/domain';
import { emptyDraft, newPick } from '../draft/draft';
import type { Draft, DraftBet, SeenMatchPrice } from '../draft/draft';

/** The coupon of a placed bet: its selections wait for the operator's word on them, its stake for the same account. */
export function draftOfPlaced(
  { legs, typeId, systemValue, amount, accountId, promoCode = '', isVipBet = false }: PlacedBet,
  account: Account | null,
  now: number,
): Draft {
  return {
    ...emptyDraft,
    bets: legs.map((leg, place): DraftBet => ({ bet: betOf(leg, now), addedAt: now + place })),
    seenMatchPrices: matchPricesOf(legs, now),
    typeId,
    isTypeChosen: legs.length > 1,
    systemValue,
    ...(accountId === account?.id && { amount, promoCode, isVipBet }),
  };
}

/** The prices of legs of one match together, which the player has accepted. */
function matchPricesOf(legs: readonly PlacedLeg[], now: number): SeenMatchPrice[] {
  const prices = new Map<number, SeenMatchPrice>();
  for (const { gameId, marketId, matchCoef, receipt } of legs) {
    if (matchCoef === undefined) continue;
    const marketIds = [...(prices.get(gameId)?.marketIds ?? []), marketId];
    const at = receipt?.accepted.at ?? now;
    prices.set(gameId, { gameId, marketIds, coef: matchCoef, at });
  }
  return [...prices.values()];
}

function betOf(leg: PlacedLeg, now: number): DraftBet['bet'] {
  const bet = newPick(leg, leg.receipt?.accepted.at ?? now);
  const { sportId, typeId, param, champ, home, away, startsAt } = leg;
  const market: CouponMarket = {
    ...bet.market,
    sportId,
    typeId,
    param,
    champ: { ...bet.market.champ, name: champ },
    game: { ...bet.market.game, home, away, startsAt },
  };
  return { ...bet, market, blockId: leg.isBanker ? BANKER_BLOCK : FREE_BLOCK };
}
