import type { CouponBet } from '@grandstand/bus-contracts';
import type { CouponCheck } from '../../../api';
import { isSingles } from '@grandstand/bus-contracts/domain';
import type { Draft } from '../draft/draft';

/** Marks bets that depend on each other: bets of one game, and those that the operator names. They can be placed together only as singles. */
export function withDependence(draft: Draft, checked: CouponCheck | null): readonly CouponBet[] {
  const betsOfGame = new Map<number, number>();
  for (const { bet } of draft.bets) {
    betsOfGame.set(bet.market.game.id, (betsOfGame.get(bet.market.game.id) ?? 0) + 1);
  }
  const named = new Set(checked?.bets.flatMap((bet) => (bet.isDepend ? [bet.marketId] : [])));
  // Of two that depended on each other one may be gone by now.
  const left = draft.bets.filter(({ bet }) => named.has(bet.market.id)).length;
  return draft.bets.map(({ bet }) => {
    const isNamed = left > 1 && named.has(bet.market.id);
    const isTogether = (betsOfGame.get(bet.market.game.id) ?? 0) > 1;
    const isDepend = !isSingles(draft.typeId) && (isTogether || isNamed);
    return isDepend === bet.isDepend ? bet : { ...bet, isDepend };
  });
}
