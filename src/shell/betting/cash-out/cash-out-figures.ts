import type { PlacedBet } from '@grandstand/bus-contracts';
import { possibleWin } from '@grandstand/bus-contracts/domain';
import { shareOf, termsOfRest, type CashOutOffer } from '@grandstand/bus-contracts/player';

/** The figures of a cash-out of a part of a bet; amounts are minor units. */
export interface CashOutFigures {
  /** The payment for the part. */
  readonly amount: number;
  readonly fairValue: number;
  /** The stake that stays in play, and its greatest payout. */
  readonly restStake: number;
  readonly restWin: number;
}

/** The figures of a cash-out of `stake`, which is at least 1 and at most the open stake. */
export function cashOutFigures(
  bet: PlacedBet,
  { openStake, amount, fairValue }: CashOutOffer,
  stake: number,
): CashOutFigures {
  const share = { part: stake, stake: openStake };
  const restStake = openStake - stake;
  return {
    amount: shareOf(amount, share),
    fairValue: shareOf(fairValue, share),
    restStake,
    restWin: restStake === 0 ? 0 : (possibleWin(termsOfRest(bet, restStake)) ?? 0),
  };
}

/** The part of an open stake in percents, in minor units: whole at 100, and never nothing. */
export function stakeOf(percent: number, openStake: number): number {
  return Math.max(1, shareOf(openStake, { part: percent, stake: 100 }));
}
