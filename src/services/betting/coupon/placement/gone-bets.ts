import type { CouponProblem } from '@grandstand/bus-contracts';
import type { Intent } from './intents';
import { isInCoupon } from './after-placement';
import { placedBets } from './refusals';
import type { Unsent } from './snapshot';
import type { PlacingPorts, Sent } from './placing';

/** Tells of bets that were not placed and have left the coupon, where the reason would stand. */
export function createGoneBets({ coupon, tell }: Pick<PlacingPorts, 'coupon' | 'tell'>) {
  function tellIfGone({ coupon: sent, match }: Intent, problem: CouponProblem): void {
    const [first] = sent.bets;
    if (first && !isInCoupon(coupon.present(), sent)) {
      tell({ marketId: first.marketId, match, problem });
    }
  }

  function tellRefused({ intent, verdicts }: Sent): void {
    const refused = verdicts.find(({ verdict }) => verdict.kind === 'refused')?.verdict;
    if (refused?.kind === 'refused' && placedBets({ intent, verdicts }).length === 0) {
      tellIfGone(intent, refused.problem ?? { code: 'refused' });
    }
  }

  /** The match of a coupon that is sent, as it is named then. */
  function matchOf({ bets: [first] }: Unsent): string | undefined {
    const { bets } = coupon.present().draft;
    const game = bets.find(({ bet }) => bet.market.id === first?.marketId)?.bet.market.game;
    return game?.home ? `${game.home} – ${game.away}` : undefined;
  }

  return { tellIfGone, tellRefused, matchOf };
}
