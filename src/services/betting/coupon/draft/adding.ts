import type { CouponMarket, CouponPick } from '@grandstand/bus-contracts';
import { typeAfterAdding, typeAfterRemoval } from './coupon-types';
import { emptyDraft, inOrder, newPick } from './draft';
import type { Draft, DraftBet } from './draft';
import { mapBets } from './moves';
import { keepUnchanged } from './unchanged';

/** The most bets that a coupon holds. */
export const MAX_BETS = 50;

/** Whether two outcomes are of the same market of the same game: the coupon holds only one of them. */
export function isSameMarket(a: CouponMarket, b: CouponMarket): boolean {
  return isOfMarket(a, { gameId: b.game.id, marketTypeId: b.marketTypeId });
}

function isOfMarket(
  { game, marketTypeId }: CouponMarket,
  pick: Pick<CouponPick, 'gameId' | 'marketTypeId'>,
): boolean {
  return game.id === pick.gameId && marketTypeId === pick.marketTypeId;
}

/** Adds an outcome, and replaces another one of its market; null if the coupon is full. */
export function addBet(draft: Draft, pick: CouponPick, now: number, most = MAX_BETS): Draft | null {
  const others = draft.bets.filter(
    ({ bet: { market } }) => market.id !== pick.marketId && !isOfMarket(market, pick),
  );
  if (others.length >= Math.min(most, MAX_BETS)) return null;
  // Two presses within a millisecond, or a clock that was set back, must not reverse the order.
  const last = others.at(-1)?.addedAt ?? 0;
  const added: DraftBet = { bet: newPick(pick, now), addedAt: Math.max(now, last + 1) };
  return typeAfterAdding({ ...draft, bets: [...others, added], expressId: null });
}

/** Removes outcomes; returns the same draft if it has none of them. */
export function removeBets(draft: Draft, marketIds: readonly string[]): Draft {
  const gone = new Set(marketIds);
  const bets = draft.bets.filter(({ bet }) => !gone.has(bet.market.id));
  if (bets.length === draft.bets.length) return draft;
  return bets.length === 0 ? emptyDraft : typeAfterRemoval({ ...draft, bets, expressId: null });
}

/** Merges bets that another tab added or changed; of two bets on one market the newer stays. */
export function mergeBets(draft: Draft, incoming: readonly DraftBet[]): Draft {
  const byId = new Map(draft.bets.map((entry) => [entry.bet.market.id, entry]));
  for (const entry of incoming) {
    const own = byId.get(entry.bet.market.id);
    byId.set(entry.bet.market.id, own ? withSaved(own, entry) : entry);
  }
  const sorted = inOrder([...byId.values()]);
  const bets = newestOfMarkets(sorted);
  const isNews = incoming.some(
    ({ bet }) => !draft.bets.some((own) => own.bet.market.id === bet.market.id),
  );
  return typeAfterAdding({
    ...draft,
    bets: bets.slice(0, MAX_BETS),
    expressId: isNews ? null : draft.expressId,
  });
}

/** Of two outcomes of one market the newer stays. */
function newestOfMarkets(sorted: readonly DraftBet[]): DraftBet[] {
  return sorted.filter(
    (entry, index) =>
      !sorted.some((later, at) => at > index && isSameMarket(later.bet.market, entry.bet.market)),
  );
}

/**
 * Replaces the known description of outcomes by the operator's, which may name another game or
 * market. Prices stay, since only the feed knows how old they are.
 */
export function describeBets(draft: Draft, markets: readonly CouponMarket[]): Draft {
  const byId = new Map(markets.map((market) => [market.id, market]));
  const described = mapBets(draft, (bet) => {
    const market = byId.get(bet.market.id);
    if (!market) return bet;
    const { coef } = bet.market;
    return keepUnchanged(bet, { ...bet, isConfirmed: true, market: { ...market, coef } });
  });
  if (described === draft) return draft;
  const bets = newestOfMarkets(described.bets);
  return bets.length === described.bets.length
    ? described
    : typeAfterRemoval({ ...described, bets });
}

/** The player's decisions in the other tab, with this tab's facts about the outcome. */
function withSaved(known: DraftBet, saved: DraftBet): DraftBet {
  const { seenCoef, seenAt, blockId } = saved.bet;
  const bet = { ...known.bet, seenCoef, seenAt, blockId };
  return { addedAt: saved.addedAt, amount: saved.amount, bet };
}
