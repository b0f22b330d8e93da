import type { CouponMarket } from '@grandstand/bus-contracts';
import { typeAfterAdding, typeAfterRemoval } from './coupon-types';
import { emptyDraft, inOrder, newBet } from './draft';
import type { Draft, DraftBet } from './draft';

/** As many bets as the coupon holds. */
export const MOST_BETS = 50;

/** Whether two outcomes answer the same question of the same game: only one of them can stand in the coupon. */
export function answerSame(a: CouponMarket, b: CouponMarket): boolean {
  return a.game.id === b.game.id && a.marketTypeId === b.marketTypeId;
}

/** Puts an outcome in, in the place of another of its market; null where the coupon is full. */
export function addBet(
  draft: Draft,
  market: CouponMarket,
  now: number,
  most = MOST_BETS,
): Draft | null {
  const others = draft.bets.filter(({ bet }) => !answerSame(bet.market, market));
  if (others.length >= Math.min(most, MOST_BETS)) return null;
  // Two presses within a millisecond, or a clock set back, must not turn the order round.
  const last = others.at(-1)?.addedAt ?? 0;
  const added: DraftBet = { bet: newBet(market, now), addedAt: Math.max(now, last + 1) };
  return typeAfterAdding({ ...draft, bets: [...others, added], expressId: null });
}

/** Takes outcomes out; the same draft where none of them is in it. */
export function removeBets(draft: Draft, marketIds: readonly string[]): Draft {
  const gone = new Set(marketIds);
  const bets = draft.bets.filter(({ bet }) => !gone.has(bet.market.id));
  if (bets.length === draft.bets.length) return draft;
  return bets.length === 0 ? emptyDraft : typeAfterRemoval({ ...draft, bets, expressId: null });
}

/** Takes over bets that another tab added or changed; of two of one market the newer stays. */
export function mergeBets(draft: Draft, incoming: readonly DraftBet[]): Draft {
  const byId = new Map(draft.bets.map((entry) => [entry.bet.market.id, entry]));
  for (const entry of incoming) {
    const known = byId.get(entry.bet.market.id);
    byId.set(entry.bet.market.id, known ? withSaved(known, entry) : entry);
  }
  const sorted = inOrder([...byId.values()]);
  const bets = sorted.filter(
    (entry, index) =>
      !sorted.some((later, at) => at > index && answerSame(later.bet.market, entry.bet.market)),
  );
  const isNews = incoming.some(
    ({ bet }) => !draft.bets.some((own) => own.bet.market.id === bet.market.id),
  );
  return typeAfterAdding({
    ...draft,
    bets: bets.slice(0, MOST_BETS),
    expressId: isNews ? null : draft.expressId,
  });
}

/** What the other tab's player decided, on what this tab hears of the outcome. */
function withSaved(known: DraftBet, saved: DraftBet): DraftBet {
  const { seenCoef, seenAt, blockId } = saved.bet;
  const bet = { ...known.bet, seenCoef, seenAt, blockId };
  return { addedAt: saved.addedAt, amount: saved.amount, bet };
}
