import type { Account, CouponMarket, PlacedBet, PlacedLeg } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, FREE_BLOCK } from '@grandstand/bus-contracts/domain';
import { emptyDraft, newPick } from '../draft/draft';
import type { Draft, DraftBet } from '../draft/draft';

/** The coupon of a placed bet: its selections wait for the operator's word on them, its stake for the same account. */
export function draftOfPlaced(
  { legs, typeId, systemValue, amount, accountId, promoCode = '', isVipBet = false }: PlacedBet,
  account: Account | null,
  now: number,
): Draft {
  return {
    ...emptyDraft,
    bets: legs.map((leg, place): DraftBet => ({ bet: betOf(leg, now), addedAt: now + place })),
    typeId,
    isTypeChosen: legs.length > 1,
    systemValue,
    ...(accountId === account?.id && { amount, promoCode, isVipBet }),
  };
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
