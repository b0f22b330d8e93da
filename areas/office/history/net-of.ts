import type { BetTotals } from '@grandstand/bus-contracts';

/** What settled bets brought less what they cost, in minor units: an open stake is neither. */
export function netOf({ staked, open, returned }: BetTotals): number {
  return returned - (staked - open);
}
