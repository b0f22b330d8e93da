import type { CouponBet } from '@grandstand/bus-contracts';
import type { CouponCheck } from '../../../../api';
import { isSingles } from '@grandstand/bus-contracts/domain';
import type { Draft } from '../draft/draft';
import type { MatchBets } from './match-prices';

/**
 * Marks bets that depend on each other and can be placed together only as singles: bets of one game,
 * unless the operator combines them, and those that the operator names.
 */
export function withDependence(
  draft: Draft,
  checked: CouponCheck | null,
  matches: readonly MatchBets[],
): readonly CouponBet[] {
  const betsOfGame = new Map<number, number>();
  for (const { bet } of draft.bets) {
    betsOfGame.set(bet.market.game.id, (betsOfGame.get(bet.market.game.id) ?? 0) + 1);
  }
  const named = new Set(checked?.bets.flatMap((bet) => (bet.isDepend ? [bet.marketId] : [])));
  // One of two dependent bets may have been removed meanwhile.
  const left = draft.bets.filter(({ bet }) => named.has(bet.market.id)).length;
  return draft.bets.map(({ bet }) => {
    const isNamed = left > 1 && named.has(bet.market.id);
    const isTogether = (betsOfGame.get(bet.market.game.id) ?? 0) > 1;
    const match = matches.find(({ gameId }) => gameId === bet.market.game.id);
    const isRefused = match ? match.refusal !== null : isTogether || isNamed;
    const isDepend = !isSingles(draft.typeId) && isRefused;
    return isDepend === bet.isDepend ? bet : { ...bet, isDepend };
  });
}
